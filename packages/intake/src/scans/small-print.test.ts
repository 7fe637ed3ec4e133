import { expect, test } from 'vitest'
import type { Raster } from './raster.ts'
import { withoutSmallPrint } from './small-print.ts'

const dotsPerPoint = 300 / 72
const [width, height] = [900, 200]

type Ink = readonly [left: number, top: number, right: number, bottom: number]

/** A page with black rectangles in the place of letters. */
function page(inks: readonly Ink[]): Raster {
  const gray = new Uint8Array(width * height).fill(255)
  for (const [left, top, right, bottom] of inks)
    for (let y = top; y < bottom; y++) gray.fill(0, y * width + left, y * width + right)
  return { width, height, gray }
}

function hasInk({ gray }: Raster, [left, top, right, bottom]: Ink): boolean {
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) if ((gray[y * width + x] ?? 255) < 128) return true
  return false
}

/** A line of digits as tall as those of twelve points. */
const digits = Array.from({ length: 24 }, (_, at): Ink => [30 * at + 40, 120, 30 * at + 58, 151])
const label = Array.from({ length: 8 }, (_, at): Ink => [14 * at + 40, 96, 14 * at + 50, 111])
const period: Ink = [153, 107, 157, 111]

test('letters of labels and their points are taken off, digits stay', () => {
  const bare = withoutSmallPrint(page([...digits, ...label, period]), dotsPerPoint)
  expect([...label, period].filter((ink) => hasInk(bare, ink))).toEqual([])
  expect(digits.filter((ink) => !hasInk(bare, ink))).toEqual([])
})

test('a broken digit stays, and so does the point of an amount', () => {
  const upper: Ink = [800, 120, 818, 134]
  const lower: Ink = [800, 136, 818, 151]
  const point: Ink = [62, 147, 66, 151]
  const bare = withoutSmallPrint(page([...digits, upper, lower, point]), dotsPerPoint)
  for (const ink of [upper, lower, point]) expect(hasInk(bare, ink)).toBe(true)
})

test('labels over each other are no broken digit, because no digits stand on their line', () => {
  const over: readonly Ink[] = [
    [40, 70, 58, 84],
    [40, 86, 58, 101],
  ]
  const bare = withoutSmallPrint(page([...digits, ...over]), dotsPerPoint)
  expect(over.filter((ink) => hasInk(bare, ink))).toEqual([])
})

test('a label that hangs onto a digit is cut off where the digit ends', () => {
  const touching: Ink = [44, 108, 54, 121]
  const bare = withoutSmallPrint(page([...digits, touching]), dotsPerPoint)
  expect(hasInk(bare, [44, 108, 54, 118])).toBe(false)
  expect(hasInk(bare, [40, 122, 58, 151])).toBe(true)
})

test('a page of hardly any digits stays as it is', () => {
  const few = page([...digits.slice(0, 5), ...label])
  expect(withoutSmallPrint(few, dotsPerPoint)).toBe(few)
})

test('a page of specks stays as it is, too many to be compared with each other', () => {
  const rows = Array.from({ length: 100 }, (_, at) => 2 * at).filter((y) => y < 118 || y > 152)
  const specks = rows.flatMap((y) =>
    Array.from({ length: width / 4 }, (_, at): Ink => [4 * at, y, 4 * at + 3, y + 1]),
  )
  const speckled = page([...digits, ...specks])
  expect(withoutSmallPrint(speckled, dotsPerPoint)).toBe(speckled)
})
