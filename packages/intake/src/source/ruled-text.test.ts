import { describe, expect, it } from 'vitest'
import { readText } from '../testing/read-text.ts'

const text = (...rows: readonly string[]) => `${rows.join('\r\n')}\r\n`

describe('columns under a ruler of dashes', () => {
  it('are read by their width, though names and values hold blanks one apart', async () => {
    const { lines, setAside, file } = await readText(
      text(
        'Claim No Member ID Service Date Proc  Charge Amt',
        '-------- --------- ------------ ----- ----------',
        'C1       M 1       2024-01-05   99213 150.00    ',
        'C2                 2024-01-06   36415 9.00      ',
        '',
        '(2 rows affected)',
      ),
    )
    expect(lines).toMatchObject([
      { row: 3, claimId: 'C1', procedureCode: '99213', chargeCents: 15000 },
      { row: 4, claimId: 'C2', procedureCode: '36415', chargeCents: 900 },
    ])
    expect(lines[1]?.patientKey).toBeUndefined()
    expect(setAside).toHaveLength(1)
    expect(file.notes.join(' ')).toContain('fixed widths')
  })

  it('are not seen in a line of dashes alone, or without names over it', async () => {
    const { lines } = await readText(
      text(
        'claim_id,patient_id,dos,cpt',
        '-- -- -- --,,,',
        'C1,P1,2024-01-05,99213',
        'C2,P1,2024-01-06,36415',
      ),
    )
    expect(lines.map(({ procedureCode }) => procedureCode)).toEqual(['99213', '36415'])
  })
})
