import { describe, expect, test } from 'vitest'
import { procedureNumber } from '../claim/procedure-number.ts'
import {
  anesthesia,
  digitsOnly,
  evaluationManagement,
  laboratory,
  medicine,
  noSection,
  procedureSection,
  radiology,
  surgery,
} from './procedure-section.ts'

describe('CPT section of a code', () => {
  test.each([
    ['00100', anesthesia],
    ['01999', anesthesia],
    ['10004', surgery],
    ['69990', surgery],
    ['70010', radiology],
    ['80047', laboratory],
    ['89398', laboratory],
    ['90281', medicine],
    ['99199', medicine],
    ['99201', medicine],
    ['99202', evaluationManagement],
    ['99499', evaluationManagement],
    ['99500', medicine],
    ['0001F', noSection],
    ['0240U', noSection],
    ['9001F', noSection],
    ['G0439', noSection],
    ['', noSection],
  ])('%s', (code, section) => {
    expect(procedureSection(procedureNumber(code))).toBe(section)
  })

  test('digits only', () => {
    expect(digitsOnly(procedureNumber('99213'))).toBe(99_213)
    expect(digitsOnly(procedureNumber('00100'))).toBe(100)
    expect(digitsOnly(procedureNumber('9921A'))).toBe(0)
  })
})
