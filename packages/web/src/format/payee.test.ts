import { expect, test } from 'vitest'
import { payeeWords } from './payee.ts'

test.each([
  ['1003000126', 'NPI 1003000126'],
  ['451230002', 'Tax ID 451230002'],
  ['3003000126', '3003000126'],
  ['PH6192', 'PH6192'],
  ['Harbor Clinic', 'Harbor Clinic'],
  ['', ''],
])('%j reads: %j', (label, said) => {
  expect(payeeWords(label)).toBe(said)
})
