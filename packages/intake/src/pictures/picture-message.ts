import type { Raster } from '../scans/raster.ts'

/** A part of a page in shades of gray, and where it lies on the page. */
export interface PagePart extends Raster {
  /** Dots to a point. */
  readonly scale: number
  /** Where it begins, in points, as places are told: below 0 on a page that was turned. */
  readonly left: number
  readonly top: number
}

/** What the process that makes a picture says. */
export type PictureMessage =
  { readonly kind: 'part'; readonly part: PagePart } | { readonly kind: 'failed' }

/** A message taken apart as one would a stranger's; undefined where it is not what that process sends. */
export function pictureMessage(raw: unknown, mostDots: number): PictureMessage | undefined {
  if (field(raw, 'kind') === 'failed') return { kind: 'failed' }
  const part = field(raw, 'part')
  const [width, height] = [field(part, 'width'), field(part, 'height')]
  const [scale, gray] = [field(part, 'scale'), field(part, 'gray')]
  const [left, top] = [field(part, 'left'), field(part, 'top')]
  if (!isCount(width) || !isCount(height) || width * height > mostDots) return undefined
  if (!isNumber(scale) || scale <= 0 || !isNumber(left) || !isNumber(top)) return undefined
  if (!(gray instanceof Uint8Array) || gray.length !== width * height) return undefined
  return { kind: 'part', part: { width, height, scale, left, top, gray } }
}

function field(raw: unknown, name: string): unknown {
  return typeof raw === 'object' && raw !== null ? Reflect.get(raw, name) : undefined
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}
