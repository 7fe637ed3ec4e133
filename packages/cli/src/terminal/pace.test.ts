import { expect, test } from 'vitest'
import { pace } from './pace.ts'

test.each([
  [{ done: 0, total: 100, elapsedMs: 5_000 }, 'lines', ''],
  [{ done: 10, total: 100, elapsedMs: 100 }, 'lines', ''],
  [{ done: 20_000, total: 100_000, elapsedMs: 2_000 }, 'lines', '10,000 lines/s, 8 s left'],
  [{ done: 1_000, total: 100_000, elapsedMs: 1_000 }, 'lines', '1,000 lines/s, 1 min 39 s left'],
  [{ done: 1, total: 10_000, elapsedMs: 1_000 }, 'lines', '1 lines/s, 2 h 46 min left'],
  [{ done: 5e6, total: 20e6, elapsedMs: 2_000 }, 'bytes', '2.5 MB/s, 6 s left'],
  [{ done: 100, total: 100, elapsedMs: 1_000 }, 'lines', '100 lines/s, 0 s left'],
] as const)('%j of %s', (state, unit, says) => {
  expect(pace(state, unit)).toBe(says)
})
