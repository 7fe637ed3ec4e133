import { day } from '@plumbline/engine'
import { expect, test } from 'vitest'
import { recipientText } from './recipient-text.ts'

const named = new Map([
  [7, { claimId: 'C1', lineNumber: '2', serviceFromDay: day('2024-07-08') }],
  [8, { claimId: 'C2', lineNumber: undefined, serviceFromDay: day('2024-02-29') }],
  [9, { claimId: 'C3', lineNumber: undefined, serviceFromDay: undefined }],
  [10, { claimId: undefined, lineNumber: '1', serviceFromDay: undefined }],
])

test.each([
  ['$45.00 paid on row 7', '$45.00 paid on claim C1, line 2'],
  ['as on row 8, again', 'as on claim C2 of 02/29/2024, again'],
  ['row 9: 80053', 'claim C3: 80053'],
  ['claim C1 (row 7) and claim C2 agree', 'claim C1, line 2 and claim C2 agree'],
  ['claim C1 line 2 (row 7) and claim C2', 'claim C1, line 2 and claim C2'],
  ['the line of row 10', 'the line of row 10'],
  ['row 71 and row 7', 'row 71 and claim C1, line 2'],
  ['on 2024-12-31 and 2024-02-30', 'on 12/31/2024 and 2024-02-30'],
  ['narrow 7 of 99213', 'narrow 7 of 99213'],
])('%s', (text, expected) => {
  expect(recipientText(text, named)).toBe(expected)
})
