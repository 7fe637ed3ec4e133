import type { PlainImage } from './logo-image.ts'

const frames: ReadonlySet<number> = new Set([0xc0, 0xc1, 0xc2])
/** Tables, frame and scans, by their markers; with them the two that say how colors are meant. */
const drawing: ReadonlySet<number> = new Set([...frames, 0xc4, 0xdb, 0xdd, 0xda, 0xe0, 0xee])

/**
 * A JPEG of the segments that draw it (ITU T.81, annex B), without the comments, places and previews
 * in the others; baseline and progressive ones only.
 */
export function plainJpeg(given: Buffer): PlainImage | undefined {
  if (given.length < 4 || given.readUInt16BE(0) !== 0xffd8) return undefined
  const kept: Buffer[] = [given.subarray(0, 2)]
  let size: { readonly width: number; readonly height: number } | undefined
  let hasScan = false
  for (let at = 2; at + 2 <= given.length;) {
    const marker = given[at] === 0xff ? (given[at + 1] ?? 0) : 0
    if (marker === 0xd9) {
      kept.push(given.subarray(at, at + 2))
      return size && hasScan ? { ...size, bytes: Buffer.concat(kept) } : undefined
    }
    if (marker < 0xc0 || at + 4 > given.length) return undefined
    const end = marker === 0xda ? endOfScan(given, at) : at + 2 + given.readUInt16BE(at + 2)
    if (end > given.length || end < at + 4) return undefined
    const segment = given.subarray(at, end)
    if (frames.has(marker)) size = sizeIn(segment)
    hasScan ||= marker === 0xda
    if (drawing.has(marker) && !isPreview(marker, segment)) kept.push(segment)
    at = end
  }
  return undefined
}

/** The segment, then its packed pixels up to the next marker that is not part of them. */
function endOfScan(given: Buffer, start: number): number {
  for (let at = start + 2 + given.readUInt16BE(start + 2); at + 1 < given.length; at++) {
    const next = given[at + 1] ?? 0
    const isPixels = next === 0 || (next >= 0xd0 && next <= 0xd7) || next === 0xff
    if (given[at] === 0xff && !isPixels) return at
  }
  return given.length + 1
}

function sizeIn(frame: Buffer) {
  if (frame.length < 9) return undefined
  const [height, width] = [frame.readUInt16BE(5), frame.readUInt16BE(7)]
  return width > 0 && height > 0 ? { width, height } : undefined
}

/** A first segment of the application that carries a small picture of its own. */
function isPreview(marker: number, segment: Buffer): boolean {
  return marker === 0xe0 && segment.length > 18
}
