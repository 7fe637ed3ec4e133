import { expect, test } from 'vitest'
import { claimLine } from '../claim/claim-line.ts'
import { day } from '../claim/day.ts'
import { withoutPersonalSlots } from './personal-data.ts'
import { code, count, date, diagnosis, field, money, name, percent, row, say } from './say.ts'
import type { Slot } from './sentence.ts'
import { spokenText } from './spoken-text.ts'

const line = claimLine({
  row: 7,
  claimId: 'CLM-104',
  renderingNpi: '1234567893',
  patientKey: 'MBR0012345',
  birthDay: day('1961-05-17'),
  serviceFromDay: day('2024-03-04'),
  specialty: 'Cardiology',
})

test.each<[Slot, string]>([
  [money(45_10), '45 dollars and 10 cents'],
  [money(1_01), '1 dollar and 1 cent'],
  [money(5), '5 cents'],
  [money(0), '0 dollars'],
  [money(-300), 'minus 3 dollars'],
  [money(1_234_500), '12345 dollars'],
  [date(day('2024-03-04')), 'March 4, 2024'],
  [date(day('2023-12-31')), 'December 31, 2023'],
  [code('99213'), '9 9 2 1 3'],
  [code('J3301-59'), 'J 3 3 0 1, 5 9'],
  [code('Revenue code 0120'), 'Revenue code 0 1 2 0'],
  [code(undefined), ''],
  [diagnosis('E11.9'), 'E 1 1 point 9'],
  [count(3, 'unit'), '3 units'],
  [percent(0.186, 1), '18.6 percent'],
  [name('Acme Health'), 'Acme Health'],
  [row(line), 'row 7'],
  [field(line, 'claimId'), 'C L M, 1 0 4'],
  [field(line, 'renderingNpi'), '1 2 3 4 5 6 7 8 9 3'],
  [field(line, 'serviceFromDay'), 'March 4, 2024'],
  [field(line, 'specialty'), 'Cardiology'],
])('%j is said %j', (slot, said) => {
  expect(spokenText([slot])).toBe(said)
})

test('what is withheld is said to be', () => {
  const born = say`Member ${field(line, 'patientKey')} was born on ${field(line, 'birthDay')}.`
  expect(spokenText(withoutPersonalSlots(born))).toBe(
    'Member ending in 2 3 4 5 was born on date of birth withheld.',
  )
  const short = say`Member ${field(claimLine({ patientKey: '7' }), 'patientKey')}.`
  expect(spokenText(withoutPersonalSlots(short))).toBe('Member withheld.')
})
