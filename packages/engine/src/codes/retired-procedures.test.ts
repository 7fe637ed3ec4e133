import { expect, test } from 'vitest'
import { day } from '../claim/day.ts'
import { procedureNumber } from '../claim/procedure-number.ts'
import { retiredVisit } from './retired-procedures.ts'

test.each([
  ['99201', '2020-12-31', '99202 to 99205'],
  ['99219', '2022-12-31', '99221 to 99223'],
  ['99442', '2024-12-31', '98008 to 98016'],
])('%s was last billed on %s', (code, lastDay, successors) => {
  expect(retiredVisit(procedureNumber(code))).toMatchObject({ lastDay: day(lastDay), successors })
})

test.each(['99202', '99213', '99342', '99440', 'G0438', ''])('%s is not retired', (code) => {
  expect(retiredVisit(procedureNumber(code))).toBeUndefined()
})
