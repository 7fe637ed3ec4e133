import { expect, test } from 'vitest'
import { waitText } from './wait-text.ts'

test.each([
  [40, 3, 'About 40 seconds: 3 files of yours before it'],
  [10, 1, 'About 10 seconds: 1 file of yours before it'],
  [15, 0, 'About 15 seconds'],
  [150, 12, 'About 2.5 minutes: 12 files of yours before it'],
  [3_600, 2, 'About 60 minutes: 2 files of yours before it'],
])('%i seconds, %i before', (seconds, ownBefore, text) => {
  expect(waitText({ seconds, ownBefore })).toBe(text)
})
