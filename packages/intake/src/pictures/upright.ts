import type { Raster } from '../scans/raster.ts'
import type { PagePart } from './picture-message.ts'

/** A page turned back by quarter turns, so that its text stands upright; its corner is where words are told from. */
export function upright(page: Raster & { readonly scale: number }, turn: number): PagePart {
  const { width, height, gray, scale } = page
  if (turn === 0) return { width, height, gray, scale, left: 0, top: 0 }
  const [wide, high] = turn === 2 ? [width, height] : [height, width]
  const dotAt = (x: number, y: number) => {
    if (turn === 1) return x * width + width - 1 - y
    if (turn === 2) return (height - 1 - y) * width + width - 1 - x
    return (height - 1 - x) * width + y
  }
  const turned = new Uint8Array(gray.length)
  for (let y = 0; y < high; y++)
    for (let x = 0; x < wide; x++) turned[y * wide + x] = gray[dotAt(x, y)] ?? 255
  const left = turn === 1 ? 0 : -wide / scale
  const top = turn === 3 ? 0 : -high / scale
  return { width: wide, height: high, gray: turned, scale, left, top }
}
