import fc from 'fast-check'
import { expect, test } from 'vitest'
import { noProcedure, procedureCode, procedureNumber } from './procedure-number.ts'

test('a code reads back as itself and fits 26 bits', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9A-Z]{5}$/), (code) => {
      const packed = procedureNumber(code)
      expect(packed).toBeLessThan(2 ** 26)
      expect(procedureCode(packed)).toBe(code)
    }),
  )
})

test('letters count in either case', () => {
  expect(procedureNumber('g0283')).toBe(procedureNumber('G0283'))
})

test.each([undefined, '', '9921', '992133', '99 13', '9921é'])('%s is no procedure', (code) => {
  expect(procedureNumber(code)).toBe(noProcedure)
})
