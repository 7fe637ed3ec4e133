import { expect, test } from 'vitest'
import { readDischargeStatus } from './discharge-status.ts'

test.each([
  ['1', '01'],
  ['01', '01'],
  ['30', '30'],
  ['01 - Discharged to home', '01'],
  ['3: SNF', '03'],
  ['20 Expired', '20'],
  ['Discharged to home', '01'],
  ['HOME/SELF CARE', '01'],
  ['Home, routine', '01'],
  ['Routine', '01'],
  ['Home with home health', '06'],
  ['Home health care service', '06'],
  ['Hospice - home', '50'],
  ['Hospice, medical facility', '51'],
  ['Hospice', undefined],
  ['Transferred to SNF', '03'],
  ['Skilled Nursing Facility', '03'],
  ['Inpatient rehab facility', '62'],
  ['Transfer to short-term hospital', '02'],
  ['Another acute care hospital', '02'],
  ['Left against medical advice', '07'],
  ['AMA', '07'],
  ['Expired', '20'],
  ['Still patient', '30'],
  ['Nursing home', undefined],
  ['Paid', undefined],
])('%s', (text, status) => {
  expect(readDischargeStatus(text)).toBe(status)
})
