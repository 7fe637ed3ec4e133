import { describe, expect, test } from 'vitest'
import { claimLine } from '../claim/claim-line.ts'
import { day } from '../claim/day.ts'
import { maskedMember, withheldValue, withoutPersonalSlots } from './personal-data.ts'
import { date, field, row, say } from './say.ts'
import { sentenceText } from './sentence-text.ts'

describe('personal data', () => {
  test.each([
    ['MBR0012345', '••2345'],
    ['123', '••3'],
    ['7', '••'],
  ])('member %s', (key, masked) => {
    expect(maskedMember(key)).toBe(masked)
  })

  test('birth dates, death dates and member keys leave sentences, however short', () => {
    const line = claimLine({
      row: 1234,
      birthDay: day('1961-05-17'),
      deathDay: day('2024-05-17'),
      patientKey: '1234',
    })
    const said = say`${row(line)}: ${field(line, 'patientKey')} was born on ${field(line, 'birthDay')}, died on ${field(line, 'deathDay')} and was served on ${date(day('2024-05-17'))}.`
    expect(sentenceText(withoutPersonalSlots(said))).toBe(
      'row 1234: ••34 was born on [date of birth withheld], died on [date of death withheld] and was served on 05/17/2024.',
    )
  })

  test('a sentence without any stays the same', () => {
    const said = say`${row(claimLine({ row: 2 }))} is fine.`
    expect(withoutPersonalSlots(said)).toBe(said)
  })

  test('evidence cells', () => {
    expect(withheldValue('birthDay', '1961-05-17')).not.toContain('1961')
    expect(withheldValue('deathDay', '2024-05-17')).not.toContain('2024')
    expect(withheldValue('patientKey', 'MBR0012345')).toBe('••2345')
    expect(withheldValue('units', '8')).toBe('8')
  })
})
