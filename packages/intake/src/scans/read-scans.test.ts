import { expect, test } from 'vitest'
import { mayGoOn } from './read-scans.ts'
import { scanLimits } from './scan-limits.ts'

test.each([
  ['worked on a busy machine', 1_500, 1, true],
  ['has had its share of the processor', 5_000, 1, false],
  ['spins on both cores', 24_000, 1, false],
  ['stands still', 0, 1, false],
  ['hardly moves', 300, 1, false],
  ['still works after eight minutes', 4_000, 4, true],
  ['has had its ten minutes', 4_500, 5, false],
  ['cannot be told', Infinity, 1, false],
])('a page that %s', (_, ticks, extensions, goesOn) => {
  expect(mayGoOn(ticks, extensions, scanLimits)).toBe(goesOn)
})
