import { expect, test } from 'vitest'
import { claimLine } from '../../claim/claim-line.ts'
import { plainFeeScheduleRow } from '../../testing/fee-schedule.ts'
import { careShare, splitPart } from './split-care.ts'

const shares = { preOperative: 0.1, intraOperative: 0.7, postOperative: 0.2 }
const row = { ...plainFeeScheduleRow, globalDays: '090', ...shares }

test.each([
  ['54', 0.8],
  ['55', 0.2],
  ['56', 0.1],
] as const)('%s is worth %d of the fee', (part, share) => {
  expect(careShare(row, part)).toBeCloseTo(share)
})

test('a code without a package has no parts', () => {
  expect(careShare({ ...row, globalDays: 'XXX' }, '55')).toBe(0)
})

test('the part is read off the modifiers', () => {
  expect(splitPart(claimLine({ modifiers: ['RT', '55'] }))).toBe('55')
  expect(splitPart(claimLine({ modifiers: ['RT'] }))).toBeUndefined()
})
