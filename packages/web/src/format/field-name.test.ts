import { expect, test } from 'vitest'
import { fieldName } from './field-name.ts'

test.each([
  ['procedureCode', 'procedure code'],
  ['row', 'row'],
  ['ndc', 'ndc'],
])('%s: %s', (field, words) => {
  expect(fieldName(field)).toBe(words)
})
