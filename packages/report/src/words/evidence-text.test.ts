import { expect, test } from 'vitest'
import { evidenceText } from './evidence-text.ts'

const member = (key: string) => `member ${key}`

test.each([
  ['diagnoses', 'E119', 'E11.9'],
  ['diagnoses', 'E119, M5450', 'E11.9, M54.50'],
  ['diagnoses', 'I10', 'I10'],
  ['diagnoses', '25000', '25000'],
  ['units', '119', '119'],
  ['procedureCode', 'E1390', 'E1390'],
  ['patientKey', 'K7', 'member K7'],
  ['birthDay', '1961-05-17', '[date of birth withheld]'],
])('%s %s is printed %s', (field, value, text) => {
  expect(evidenceText(field, value, member)).toBe(text)
})
