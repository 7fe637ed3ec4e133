import { expect, test } from 'vitest'
import { fieldName } from './field-name.ts'

test.each([
  ['procedureCode', 'procedure code'],
  ['row', 'row'],
  ['ndc', 'NDC'],
  ['allowedCents', 'allowed amount'],
  ['serviceFromDay', 'date of service'],
  ['claimId', 'claim number'],
  ['someFieldNobodyKnows', 'some field nobody knows'],
])('%s: %s', (field, words) => {
  expect(fieldName(field)).toBe(words)
})
