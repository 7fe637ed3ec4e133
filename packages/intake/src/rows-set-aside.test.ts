import { describe, expect, it } from 'vitest'
import { readText } from './testing/read-text.ts'

const header = 'Claim ID,Member ID,Service Date,Code,Description,Charge,Paid'

async function read(rows: readonly string[], columns = header) {
  const { lines, setAside, file } = await readText([columns, ...rows, ''].join('\n'), {
    auditDay: 20_600,
  })
  const aside = setAside.map(({ row, code }) => [row, code])
  return { lines, aside, notes: file.notes.join('\n') }
}

describe('totals and balances', () => {
  it('are no services, and what is described as a total is one', async () => {
    const { lines, aside } = await read([
      'C1,M1,2024-01-02,82247,BILIRUBIN TOTAL,30.00,12.00',
      'C1,M1,,82465,CHOLESTEROL TOTAL,40.00,15.00',
      'C1,M1,2024-01-02,97112,BALANCE TRAINING,80.00,60.00',
      ',,,,C1 Total,150.00,87.00',
      'C1 Total,,,99213,,150.00,87.00',
      ',M1,2024-01-31,,Balance forward,500.00,0',
      'C2,M1,2024-01-31,99999,PREVIOUS BALANCE,500.00,0',
    ])
    expect(lines.map(({ procedureCode }) => procedureCode)).toEqual(['82247', '82465', '97112'])
    expect(aside).toEqual([
      [5, 'total-row'],
      [6, 'total-row'],
      [7, 'balance-row'],
      [8, 'balance-row'],
    ])
  })

  it('leave a provider whose name is Balance alone', async () => {
    const { lines } = await read(
      ['C1,M1,2024-01-02,98940,Balance,30.00'],
      'Claim ID,Member ID,Service Date,CPT,Rendering Provider,Charge',
    )
    expect(lines).toHaveLength(1)
  })
})

describe('money of rows that are set aside', () => {
  it('is summed', async () => {
    const { notes, aside } = await read([
      'C1,M1,2024-01-02,99213,VISIT,30.00,12.00',
      'C2,M1,2024-01-02,,VISIT,1000.00,800.00',
      'C3,M1,someday,99213,VISIT,100.00,80.00',
      ',,,,Total,1130.00,892.00',
    ])
    expect(aside).toHaveLength(3)
    expect(notes).toContain('2 rows that were set aside')
    expect(notes).toContain('$1,100.00 charged and $880.00 paid, not audited')
  })
})

describe('stays without a code', () => {
  const columns = 'Claim ID,Member ID,From,Thru,Admit Date,Discharge Date,DX1,DRG,CPT,Charge,Paid'

  it('are audited by what they have', async () => {
    const { lines, aside } = await read(
      [
        'C1,M1,2024-01-02,2024-01-05,2024-01-02,2024-01-05,I214,,,30000.00,12000.00',
        'C2,M1,2024-02-02,2024-02-05,2024-02-02,2024-02-05,I214,280,,30000.00,12000.00',
        'C3,M1,2024-03-02,2024-03-02,,,I10,,99213,100.00,80.00',
        'C4,M1,2024-03-02,2024-03-02,,,I10,,,100.00,80.00',
        'C5,M1,2024-01-02,2024-01-05,2024-01-02,2024-01-05,,,,30000.00,12000.00',
      ],
      columns,
    )
    expect(lines.map(({ claimId }) => claimId)).toEqual(['C1', 'C2', 'C3'])
    expect(aside).toEqual([
      [5, 'no-service'],
      [6, 'no-service'],
    ])
  })
})
