import { expect, test } from 'vitest'
import { day } from '../claim/day.ts'
import { procedureNumber } from '../claim/procedure-number.ts'
import { retirementOf } from './retired-procedures.ts'

test.each([
  ['99201', '2020-12-31', '99202 to 99205'],
  ['99219', '2022-12-31', '99221 to 99223'],
  ['99442', '2024-12-31', '98008 to 98016'],
  ['49560', '2022-12-31', '49591 to 49596'],
  ['49585', '2022-12-31', '49591 to 49596'],
  ['33860', '2019-12-31', '33858 and 33859'],
  ['01936', '2021-12-31', '01937 to 01942'],
])('%s was last billed on %s', (code, lastDay, successors) => {
  expect(retirementOf(procedureNumber(code))).toMatchObject({ lastDay: day(lastDay), successors })
})

test.each(['99202', '99213', '99342', '99440', 'G0438', '49505', '49591', '71046', '1936', ''])(
  '%s is not retired',
  (code) => {
    expect(retirementOf(procedureNumber(code))).toBeUndefined()
  },
)
