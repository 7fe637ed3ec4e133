import { encode } from 'fast-png'
import type { PagePlace } from '../words/row-place.ts'
import type { PagePart } from './picture-message.ts'

/** Room between what stands in the place and its frame, in points. */
const margin = 2
/** In dots. */
const frameWidth = 3
/** A red that stands out on paper, black and red print. */
const frame = [0xc0, 0x1c, 0x7a] as const
const colors = 3

/** The part of a page as a PNG in which a frame marks the place. */
export function markedPicture(part: PagePart, place: PagePlace): Uint8Array {
  const { width, height, gray } = part
  const data = new Uint8Array(colors * gray.length)
  for (const [at, shade] of gray.entries()) data.fill(shade, colors * at, colors * (at + 1))
  drawFrame(data, part, place)
  return encode({ width, height, data, channels: colors, depth: 8 }, { zlib: { level: 3 } })
}

function drawFrame(data: Uint8Array, part: PagePart, place: PagePlace): void {
  const { width, height, scale } = part
  const dot = (points: number, most: number) =>
    Math.min(most - 1, Math.max(0, Math.round(points * scale)))
  const [left, right] = [
    dot(place.left - margin - part.left, width),
    dot(place.right + margin - part.left, width),
  ]
  const upper = dot(place.top - margin - part.top, height)
  const lower = dot(place.bottom + margin - part.top, height)
  const paint = (x: number, y: number) => {
    data.set(frame, colors * (y * width + x))
  }
  for (let by = 0; by < frameWidth; by++) {
    for (let x = left; x <= right; x++) {
      paint(x, Math.min(lower, upper + by))
      paint(x, Math.max(upper, lower - by))
    }
    for (let y = upper; y <= lower; y++) {
      paint(Math.min(right, left + by), y)
      paint(Math.max(left, right - by), y)
    }
  }
}
