import { claimLine, day } from '@plumbline/engine'
import { describe, expect, test } from 'vitest'
import { evidenceValue, maskedMember, withoutPersonalData } from './personal-data.ts'

describe('personal data', () => {
  test.each([
    ['MBR0012345', '••2345'],
    ['123', '••3'],
    ['7', '••'],
    [undefined, '–'],
  ])('member %s', (key, masked) => {
    expect(maskedMember(key)).toBe(masked)
  })

  test('birth dates and member keys leave sentences', () => {
    const line = claimLine({ birthDay: day('1961-05-17'), patientKey: 'MBR0012345' })
    const said = 'MBR0012345 was born on 1961-05-17, served on 2024-05-17.'
    expect(withoutPersonalData(said, [line])).toBe(
      '••2345 was born on [date of birth withheld], served on 2024-05-17.',
    )
  })

  test('short keys are left, because they may be row numbers', () => {
    const line = claimLine({ patientKey: '1234' })
    expect(withoutPersonalData('row 1234', [line])).toBe('row 1234')
  })

  test('evidence cells', () => {
    expect(evidenceValue({ row: 2, field: 'birthDay', value: '1961-05-17' })).not.toContain('1961')
    expect(evidenceValue({ row: 2, field: 'patientKey', value: 'MBR0012345' })).toBe('••2345')
    expect(evidenceValue({ row: 2, field: 'units', value: '8' })).toBe('8')
  })
})
