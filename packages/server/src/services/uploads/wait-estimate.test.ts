import { expect, test } from 'vitest'
import { estimateWaits } from './wait-estimate.ts'

/** Files of 1,000 bytes that take 10 seconds: one to begin, nine to read. */
const recent = { files: 10, bytes: 10_000, seconds: 100 }
let last = 0
const upload = (
  userId: string,
  { lane = 'Medical', runs }: { lane?: string; runs?: number } = {},
) => ({
  id: `${userId}${++last}`,
  userId,
  lane,
  bytes: 1_000,
  runsForSeconds: runs,
})
const seconds = (waits: ReturnType<typeof estimateWaits>) =>
  [...waits.values()].map((wait) => wait.seconds)

test('files of one customer follow one another, however many workers there are', () => {
  const waits = estimateWaits([upload('a', { runs: 4 }), upload('a'), upload('a')], recent, 8)
  expect([...waits.values()]).toEqual([
    { seconds: 10, ownBefore: 1 },
    { seconds: 20, ownBefore: 2 },
  ])
})

test('another customer comes before the second file, and waits for the running one alone', () => {
  const many = Array.from({ length: 20 }, () => upload('a'))
  const waits = estimateWaits([upload('a', { runs: 0 }), ...many, upload('b')], recent, 1)
  const other = [...waits.entries()].find(([id]) => id.startsWith('b'))
  expect(other?.[1]).toEqual({ seconds: 10, ownBefore: 0 })
  expect(Math.max(...seconds(waits))).toBe(210)
})

test('medical and pharmacy files of one customer run beside each other where nobody else waits', () => {
  const files = [upload('a'), upload('a', { lane: 'Pharmacy' })]
  expect(seconds(estimateWaits(files, recent, 2))).toEqual([5, 5])
})

test('before anything was audited, and with more customers than can be looked at twice', () => {
  const files = Array.from({ length: 300 }, (_, at) => upload(`c${at % 100} `))
  const waits = estimateWaits(files, { files: 0, bytes: 0, seconds: 0 }, 2)
  expect(waits.size).toBe(300)
  expect(Math.max(...seconds(waits))).toBeGreaterThan(100)
})
