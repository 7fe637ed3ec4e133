import { describe, expect, it } from 'vitest'
import {
  icdVersionOf,
  readBillType,
  readDiagnoses,
  readDrg,
  readIcdVersion,
  readModifiers,
  readNumberedId,
  readPadded,
  readProcedure,
  readTaxId,
} from './codes.ts'
import { readAdjustments } from '../adjustments.ts'

describe('codes', () => {
  it.each([
    ['99213', '99213', []],
    ['g0402', 'G0402', []],
    ['99213-25', '99213', ['25']],
    ['99213 25 59', '99213', ['25', '59']],
    ['11042/59/LT', '11042', ['59', 'LT']],
    ['99214 (25)', '99214', ['25']],
    ['J1885JW', 'J1885', ['JW']],
    ['0510', '0510', []],
    ['Office visit [99213]', '99213', []],
    ['INJECTION 25 MG (J1885)', 'J1885', []],
    ['Blood draw (CPT 36415)', '36415', []],
    ['99213,ABC', '99213', []],
    ['99213,25,59', '99213', ['25', '59']],
    ['99213 - Visit (see 99214)', '99213', []],
  ])('reads the procedure %s', (text, code, modifiers) => {
    expect(readProcedure(text)).toEqual({ code, modifiers })
  })

  it.each(['00000', 'TOTAL', '0'])('takes %s for no procedure', (text) => {
    expect(readProcedure(text)).toBeUndefined()
  })

  it.each([
    ['25', ['25']],
    ['25,59', ['25', '59']],
    ['25 59', ['25', '59']],
    ['25:59', ['25', '59']],
    ['2559', ['25', '59']],
    ['lt', ['LT']],
    ['25 - Significant, separately identifiable service', ['25']],
    ['LT - Left side', ['LT']],
    ['59 LT left side', ['59', 'LT']],
    ['AS - PA at surgery', ['AS']],
    ['25 - Separate visit; 59 - Distinct service', ['25', '59']],
    ['00', []],
    ['5', []],
  ])('reads the modifiers %s', (text, modifiers) => {
    expect(readModifiers(text)).toEqual(modifiers)
  })

  it.each([
    ['E11.9; I10', ['E119', 'I10']],
    ['QA0.0101; I10', ['QA00101', 'I10']],
    ['e119', ['E119']],
    ['E11.9|I10,Z00.00', ['E119', 'I10', 'Z0000']],
    ['250.00', ['25000']],
    ['000', []],
    ['E11.9 - Type 2 diabetes; I10 - Hypertension', ['E119', 'I10']],
    ['E11.9 - Diabetes; without complications', ['E119']],
    ['E11.9, I10, INVALID', ['E119', 'I10']],
    ['E11.9/INVALID/I10', ['E119', 'I10']],
    ['D51.9 - Anemia, B12 deficiency', ['D519']],
  ])('reads the diagnoses %s', (text, codes) => {
    expect(readDiagnoses(text)).toEqual(codes)
  })

  it.each([
    [['E119'], '10'],
    [['25000'], '9'],
    [['V1588', '73603'], '9'],
    [['E8889'], undefined],
    [['V0001XA'], '10'],
    [[], undefined],
  ])('tells the ICD version of %j', (codes, version) => {
    expect(icdVersionOf(codes)).toBe(version)
  })

  it('reads short codes', () => {
    expect(readIcdVersion('icd-10-cm')).toBe('10')
    expect(readIcdVersion('0')).toBe('10')
    expect(readIcdVersion('ICD9')).toBe('9')
    expect(readPadded('11', 2)).toBe('11')
    expect(readPadded('2', 2)).toBe('02')
    expect(readPadded('450', 4)).toBe('0450')
    expect(readPadded('00', 2)).toBeUndefined()
    expect(readDrg('MS-DRG 65')).toBe('065')
    expect(readBillType('0131')).toBe('131')
    expect(readBillType('13I')).toBe('13I')
    expect(readBillType('13')).toBeUndefined()
    expect(readNumberedId('0000000000')).toBeUndefined()
    expect(readNumberedId('1234567893.0')).toBe('1234567893')
    expect(readTaxId('12-3456789')).toBe('123456789')
  })

  it.each([
    ['CO-45', [{ group: 'CO', reason: '45', amountCents: undefined }]],
    ['CO45', [{ group: 'CO', reason: '45', amountCents: undefined }]],
    ['CO 45', [{ group: 'CO', reason: '45', amountCents: undefined }]],
    ['45', [{ group: undefined, reason: '45', amountCents: undefined }]],
    [
      'CO-45; PR-B7',
      [
        { group: 'CO', reason: '45', amountCents: undefined },
        { group: 'PR', reason: 'B7', amountCents: undefined },
      ],
    ],
    ['197 - No authorization', [{ group: undefined, reason: '197', amountCents: undefined }]],
    ['CO-50 (not needed)', [{ group: 'CO', reason: '50', amountCents: undefined }]],
    ['1 visit too many', []],
    ['Missing documentation', []],
  ])('reads the adjustments %s', (text, adjustments) => {
    expect(readAdjustments(text)).toEqual(adjustments)
  })
})
