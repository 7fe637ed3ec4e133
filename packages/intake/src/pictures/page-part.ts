import type { PagePart } from './picture-message.ts'
import type { PictureOrder } from './picture-order.ts'

/** So much of the page is shown around a place, in points. */
const around = { beside: 36, above: 72 } as const

/** What stands around a place; the page where it is asked for as a whole. */
export function croppedTo(page: PagePart, { place, isWhole }: PictureOrder): PagePart {
  if (isWhole) return page
  const { scale } = page
  const across = stretch(place.left - page.left, place.right - page.left, around.beside, {
    scale,
    dots: page.width,
  })
  const down = stretch(place.top - page.top, place.bottom - page.top, around.above, {
    scale,
    dots: page.height,
  })
  const [width, height] = [across.to - across.from, down.to - down.from]
  const gray = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    const from = (down.from + y) * page.width + across.from
    gray.set(page.gray.subarray(from, from + width), y * width)
  }
  const [left, top] = [page.left + across.from / scale, page.top + down.from / scale]
  return { width, height, scale, left, top, gray }
}

/** From one dot to another, at least one of them, within the page. */
function stretch(
  from: number,
  to: number,
  beside: number,
  { scale, dots }: { readonly scale: number; readonly dots: number },
): { readonly from: number; readonly to: number } {
  const within = (points: number) => Math.min(dots, Math.max(0, Math.round(points * scale)))
  const first = Math.min(within(from - beside), dots - 1)
  return { from: first, to: Math.max(within(to + beside), first + 1) }
}

/** Half as wide and high: each dot the mean of four. */
export function halved({ width, height, scale, left, top, gray }: PagePart): PagePart {
  const [wide, high] = [Math.max(1, width >> 1), Math.max(1, height >> 1)]
  const shades = new Uint8Array(wide * high)
  for (let y = 0; y < high; y++)
    for (let x = 0; x < wide; x++) {
      const at = 2 * y * width + 2 * x
      const [one = 255, two = one] = [gray[at], gray[at + 1]]
      const [three = one, four = two] = [gray[at + width], gray[at + width + 1]]
      shades[y * wide + x] = (one + two + three + four) / 4
    }
  return { width: wide, height: high, scale: scale / 2, left, top, gray: shades }
}
