import { expect, test } from 'vitest'
import { withoutLightInk } from './light-ink.ts'
import type { Raster } from './raster.ts'
import { withoutRuledLines } from './ruled-lines.ts'

/** White paper of 300 by 200 dots, one dot to a point, with bars: left, top, right, bottom, shade. */
function page(...bars: readonly (readonly [number, number, number, number, number])[]): Raster {
  const [width, height] = [300, 200]
  const gray = new Uint8Array(width * height).fill(255)
  for (const [left, top, right, bottom, shade] of bars)
    for (let y = top; y < bottom; y++) gray.fill(shade, y * width + left, y * width + right)
  return { width, height, gray }
}

function inkOf({ gray }: Raster): number {
  return gray.filter((shade) => shade < 148).length
}

const letter = [100, 90, 106, 98, 10] as const

test('long thin lines are taken off, across and down, also where they cross', () => {
  const ruled = page([10, 50, 290, 52, 60], [10, 120, 290, 121, 120], [150, 10, 151, 190, 60])
  expect(inkOf(withoutRuledLines(ruled, 1))).toBe(0)
})

test('letters, dashes and bars stay, and what stands over a line', () => {
  const dash = [200, 94, 220, 95, 10] as const
  const bar = [20, 150, 280, 160, 10] as const
  const plain = page(letter, dash, bar)
  expect(withoutRuledLines(plain, 1).gray).toEqual(plain.gray)
  const crossed = withoutRuledLines(page([10, 93, 290, 94, 60], letter), 1)
  expect(inkOf(crossed)).toBe(inkOf(page(letter)))
})

test('the lighter ink of a form is taken off, what was filled in stays', () => {
  const red = [20, 40, 80, 44, 113] as const
  const form = withoutLightInk(page(red, letter))
  expect(form.gray).toEqual(page(letter).gray)
})

test.each([
  ['of one ink alone, dark', page(letter)],
  ['of one ink alone, light', page([20, 40, 80, 44, 113])],
  ['with a gray rim around its letters', page([99, 89, 107, 99, 113], letter)],
  ['that is blank', page()],
])('a page %s stays as it is', (_, whole) => {
  expect(withoutLightInk(whole).gray).toEqual(whole.gray)
})
