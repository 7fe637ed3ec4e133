import { isoDate } from '@plumbline/engine'
import { describe, expect, test } from 'vitest'
import { readText } from './testing/read-text.ts'

const stay = (nights: string, discharge = '') =>
  `S1,M1,2024-03-01,${discharge}${nights},470,M17.11,1234567893,30000.00,12000.00`

async function dischargeOf(header: string, row: string) {
  const { lines, file } = await readText(
    [`Claim Ref,Member No,Admit Date,${header},DRG,Prin Dx,Billing NPI,Charges,Paid`, row].join(
      '\n',
    ),
  )
  const day = lines[0]?.dischargeDay
  return { discharge: day === undefined ? undefined : isoDate(day), notes: file.notes.join(' ') }
}

describe('a length of stay', () => {
  test.each([
    ['4', '2024-03-05'],
    ['2', '2024-03-03'],
    ['1', undefined],
    ['0', undefined],
    ['-3', undefined],
    ['2.5', undefined],
    ['', undefined],
  ])('of %j nights from March 1 ends on %s', async (nights, expected) => {
    expect((await dischargeOf('Length of Stay', stay(nights))).discharge).toBe(expected)
  })

  test('is said to have told the discharge', async () => {
    const { notes } = await dischargeOf('LOS', stay('4'))
    expect(notes).toContain('they were reckoned from admission and length of stay, in nights')
  })

  test('gives nothing where the file has discharge dates, and none on its line', async () => {
    expect((await dischargeOf('Discharge Date,LOS', stay('9', ','))).discharge).toBeUndefined()
  })

  test('changes nothing where the file has discharge dates', async () => {
    const { discharge, notes } = await dischargeOf('Discharge Date,LOS', stay('9', '2024-03-04,'))
    expect(discharge).toBe('2024-03-04')
    expect(notes).not.toContain('length of stay')
  })
})
