import fc from 'fast-check'
import { expect, test } from 'vitest'
import { codeKey, noCode } from './code-key.ts'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'
const shortCode = fc.string({
  unit: fc.constantFrom(...Array.from(letters)),
  minLength: 1,
  maxLength: 10,
})
const ndc = fc.string({
  unit: fc.constantFrom(...Array.from('0123456789')),
  minLength: 11,
  maxLength: 11,
})
const code = fc.oneof(shortCode, ndc)

test('distinct codes have distinct keys that a double holds exactly', () => {
  fc.assert(
    fc.property(code, code, (one, two) => {
      expect(Number.isSafeInteger(codeKey(one))).toBe(true)
      expect(codeKey(one) === codeKey(two)).toBe(one === two)
    }),
    { numRuns: 2000 },
  )
})

test('letters in either case are the same code', () => {
  expect(codeKey('e119')).toBe(codeKey('E119'))
})

test.each(['', 'E11.9', '1234567890A', '123456789012', 'Ä12'])('%j is no code', (text) => {
  expect(codeKey(text)).toBe(noCode)
})
