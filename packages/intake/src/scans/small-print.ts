import { inkShade, type Box, type Raster } from './raster.ts'

/** Digits of ten to fourteen points are so tall, in points: what programs and typewriters fill forms in with. */
const tallest = 10
const lowest = 5.2
/** So many letters of one height are the usual ones. */
const fewest = 20
/** Shares of the height of a digit: letters of a form's labels are no taller, marks such as a point are lower. */
const small = 0.65
const mark = 0.33
const paper = 255
/** Ink of fewer dots is dust. */
const dust = 3
/** A filled form has two to five thousand letters; pieces of more are a picture or specks. */
const mostGlyphs = 15_000

/** Ink that hangs together, with its dots. */
interface Glyph extends Box {
  readonly height: number
  readonly dots: Int32Array
}

/**
 * A page without the small letters that a form has beside what was filled in, whose digits are the usual ones of the
 * page. A label that touches a digit from above is cut off where digits end. Pieces that together are as tall as a
 * digit are a broken one and stay; so does a page without usual digits or with more ink than a form's.
 */
export function withoutSmallPrint(raster: Raster, dotsPerPoint: number): Raster {
  const glyphs = glyphsOf(raster)
  const usual = glyphs && usualHeight(glyphs, dotsPerPoint)
  if (!glyphs || usual === undefined) return raster
  const large = glyphs.filter(({ height }) => height > small * usual)
  const lines = large.filter(({ height }) => Math.abs(height - usual) <= 0.1 * usual)
  const letters = glyphs.filter(
    (glyph) => isSmall(glyph, usual) && !isPiece(glyph, glyphs, lines, usual),
  )
  const marks = glyphs.filter(
    (glyph) => glyph.height < mark * usual && isNearer(glyph, letters, large, usual),
  )
  const gray = Uint8Array.from(raster.gray)
  for (const { dots } of [...letters, ...marks]) erase(gray, dots, raster.width)
  for (const glyph of large) {
    const top = topOfDigit(glyph, large, usual)
    if (top === undefined) continue
    erase(
      gray,
      glyph.dots.filter((dot) => dot < top * raster.width),
      raster.width,
    )
  }
  return { ...raster, gray }
}

/** The commonest height of what may be digits, in dots. */
function usualHeight(glyphs: readonly Glyph[], dotsPerPoint: number): number | undefined {
  const counts = new Map<number, number>()
  for (const { height, left, right } of glyphs) {
    const isDigit =
      height >= lowest * dotsPerPoint &&
      height <= tallest * dotsPerPoint &&
      right - left <= 1.2 * height
    if (isDigit) for (const near of [-1, 0, 1]) count(counts, height + near)
  }
  const [most] = Array.from(counts).toSorted((one, other) => other[1] - one[1])
  return most && most[1] >= fewest ? most[0] : undefined
}

function count(counts: Map<number, number>, value: number): void {
  counts.set(value, (counts.get(value) ?? 0) + 1)
}

function isSmall({ height }: Glyph, usual: number): boolean {
  return height >= mark * usual && height <= small * usual
}

/**
 * Whether it is a piece of a broken digit: what is left stands right above it or below it, and both together on a
 * line of digits.
 */
function isPiece(
  glyph: Glyph,
  glyphs: readonly Glyph[],
  lines: readonly Glyph[],
  usual: number,
): boolean {
  return glyphs.some((other) => {
    if (other === glyph || other.height > small * usual) return false
    const narrow = Math.min(glyph.right - glyph.left, other.right - other.left)
    const isAbove = acrossOf(glyph, other) > narrow / 2
    const gap = Math.max(glyph.top, other.top) - Math.min(glyph.bottom, other.bottom)
    const height = Math.max(glyph.bottom, other.bottom) - Math.min(glyph.top, other.top)
    const isDigit = gap <= 0.12 * usual && height >= 0.85 * usual && height <= 1.15 * usual
    const bottom = Math.max(glyph.bottom, other.bottom)
    return isAbove && isDigit && lines.some((digit) => isLevel(digit.bottom, bottom, usual))
  })
}

function isLevel(one: number, other: number, usual: number): boolean {
  return Math.abs(one - other) <= 0.15 * usual
}

/** By how much they stand above each other. */
function acrossOf(one: Box, other: Box): number {
  return Math.min(one.right, other.right) - Math.max(one.left, other.left)
}

function isNearer(
  glyph: Glyph,
  letters: readonly Glyph[],
  large: readonly Glyph[],
  usual: number,
): boolean {
  const toLetter = nearest(glyph, letters)
  return toLetter < usual && toLetter < nearest(glyph, large)
}

function nearest(glyph: Box, others: readonly Box[]): number {
  let found = Number.POSITIVE_INFINITY
  for (const other of others) {
    const across = Math.max(0, -acrossOf(glyph, other))
    const down = Math.max(0, glyph.top - other.bottom, other.top - glyph.bottom)
    found = Math.min(found, Math.hypot(across, down))
  }
  return found
}

/** Where the digit ends in ink that is taller than one and stands on the line of others; undefined where it is none. */
function topOfDigit(glyph: Glyph, large: readonly Glyph[], usual: number): number | undefined {
  const width = glyph.right - glyph.left
  if (glyph.height <= 1.1 * usual || glyph.height > 2 * usual || width > 3 * usual) return undefined
  const stands = large.some(
    (other) =>
      Math.abs(other.height - usual) <= 0.1 * usual &&
      Math.abs(other.bottom - glyph.bottom) <= 0.1 * usual &&
      acrossOf(glyph, other) > -3 * usual,
  )
  return stands ? Math.round(glyph.bottom - 1.02 * usual) : undefined
}

/** With the gray rim that ink has. */
function erase(gray: Uint8Array, dots: Int32Array, width: number): void {
  for (const dot of dots)
    for (const around of [0, -1, 1, -width, width]) {
      const at = dot + around
      if (around === 0 || (gray[at] ?? 0) >= inkShade) gray[at] = paper
    }
}

/** Ink by what hangs together, corners included; without dust. Undefined where there are too many. */
function glyphsOf({ width, height, gray }: Raster): readonly Glyph[] | undefined {
  const isOpen = Uint8Array.from(gray, (shade) => (shade < inkShade ? 1 : 0))
  const steps = [-1, 1, -width - 1, -width, -width + 1, width - 1, width, width + 1]
  const queue = new Int32Array(gray.length)
  const glyphs: Glyph[] = []
  for (let start = 0; start < gray.length; start++) {
    if (isOpen[start] !== 1) continue
    let [size, left, right, top, bottom] = [0, width, 0, height, 0]
    queue[size++] = start
    isOpen[start] = 0
    for (let at = 0; at < size; at++) {
      const dot = queue[at] ?? 0
      const [x, y] = [dot % width, Math.floor(dot / width)]
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
      for (const step of steps) {
        const next = dot + step
        if (isOpen[next] !== 1) continue
        isOpen[next] = 0
        queue[size++] = next
      }
    }
    if (size < dust) continue
    if (glyphs.length === mostGlyphs) return undefined
    const box = { left, right: right + 1, top, bottom: bottom + 1, height: bottom + 1 - top }
    glyphs.push({ ...box, dots: queue.slice(0, size) })
  }
  return glyphs
}
