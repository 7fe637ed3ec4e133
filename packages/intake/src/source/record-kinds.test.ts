import { describe, expect, it } from 'vitest'
import { readText } from '../testing/read-text.ts'

const names = ['H|ClaimNumber|MemberID|BirthDate', 'D|LineNumber|ServiceDate|ProcedureCode|Charge']
const rows = [
  'H|C1|M1|19800101',
  'D|1|20240703|99213|100.00',
  'D|2|20240703|85025|20.00',
  'H|C2|M2|19900101',
  'D|1|20240704|99214|140.00',
  '',
]

describe('records of two kinds', () => {
  it('are read as lines with what their claim says', async () => {
    const { lines, setAside, file } = await readText([...names, ...rows].join('\n'))
    expect(
      lines.map(({ claimId, patientKey, procedureCode, row }) => [
        claimId,
        patientKey,
        procedureCode,
        row,
      ]),
    ).toEqual([
      ['C1', 'M1', '99213', 4],
      ['C1', 'M1', '85025', 5],
      ['C2', 'M2', '99214', 7],
    ])
    expect(setAside.map(({ row, code }) => [row, code])).toEqual([
      [3, 'claim-heading'],
      [6, 'claim-heading'],
    ])
    expect(file.notes.join(' ')).toContain('records of two kinds')
  })

  it('may stand between control records', async () => {
    const { lines } = await readText([...names, ...rows.slice(0, -1), 'T|5', ''].join('\n'))
    expect(lines).toHaveLength(3)
  })

  it('may have one name for the column of their kind, and rows of one length', async () => {
    const { lines } = await readText(
      [
        'REC,Claim,Member ID,Birth Date,',
        'REC,Line,Service Date,CPT,Charge',
        'HDR,C1,M1,1980-01-01,',
        'DTL,1,2024-07-03,99213,100.00',
        'DTL,2,2024-07-03,85025,20.00',
        'HDR,C2,M2,1990-01-01,',
        'DTL,1,2024-07-04,99214,140.00',
        '',
      ].join('\n'),
    )
    expect(
      lines.map(({ claimId, patientKey, procedureCode }) => [claimId, patientKey, procedureCode]),
    ).toEqual([
      ['C1', 'M1', '99213'],
      ['C1', 'M1', '85025'],
      ['C2', 'M2', '99214'],
    ])
  })

  it('are not seen in a table whose first column repeats', async () => {
    const { lines } = await readText(
      [
        'Plan|Claim|Member ID|DOS|CPT|Charge',
        'A|C1|M1|2024-07-03|99213|100.00',
        'A|C2|M2|2024-07-03|99213|100.00',
        'B|C3|M3|2024-07-03|99213|100.00',
        'B|C4|M3|2024-07-03|99214|100.00',
        '',
      ].join('\n'),
    )
    expect(lines).toHaveLength(4)
  })
})
