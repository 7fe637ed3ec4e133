import { describe, expect, test } from 'vitest'
import { readText } from '../../testing/read-text.ts'

const auditDay = 20_600

async function numbersOf(text: string, pseudonym?: (identifier: string) => string) {
  const { lines, members } = await readText(text, { auditDay, ...(pseudonym && { pseudonym }) })
  return lines.map(({ patientKey }) => patientKey && members.get(patientKey))
}

describe('the member number of a line', () => {
  const cases: readonly (readonly [string, string, readonly (string | undefined)[]])[] = [
    [
      'stands as the file writes it',
      'Member ID,DOS,CPT,Charge\n000-12 A,2024-01-05,99213,90\nW7,2024-01-06,99213,90\n',
      ['000-12 A', 'W7'],
    ],
    [
      'has the person code of a family’s card behind it',
      'Cardholder ID,Person Code,Fill Date,NDC,Days Supply\nQZ9,01,2024-01-05,00378180601,30\nQZ9,2,2024-02-05,00378180601,30\n',
      ['QZ9-01', 'QZ9-2'],
    ],
    [
      'stands above lines',
      'Member ID: QZ123456\nDOS,CPT,Units,Charge\n03/14/2024,99213,1,150\nMember ID: QZ654321\n03/15/2024,99214,1,250\n',
      ['QZ123456', 'QZ654321'],
    ],
    [
      'is none where the file has only names',
      'Patient Name,DOB,DOS,CPT\nAnn Lee,2001-02-03,2024-01-01,99213\n',
      [undefined],
    ],
    [
      'is that of its own line, whatever rows before it were set aside',
      'Member ID,DOS,CPT,Charge\nM1,2024-01-05,99213,90\nM2,99/99/2024,99213,90\nM3,2024-01-06,99213,90\n',
      ['M1', 'M3'],
    ],
  ]

  test.each(cases)('%s', async (_, text, numbers) => {
    expect(await numbersOf(text)).toEqual(numbers)
  })

  test.each(cases)('%s, under marks too', async (_, text, numbers) => {
    expect(await numbersOf(text, (identifier) => `mark of ${identifier}`)).toEqual(numbers)
  })
})
