import { day } from '@plumbline/engine'
import { describe, expect, it } from 'vitest'
import { readText } from '../testing/read-text.ts'

const amountsOf = async (...rows: string[]) => {
  const { lines, file } = await readText(rows.join('\n'))
  return { amounts: lines.map(({ chargeCents, paidCents }) => [chargeCents, paidCents]), file }
}

describe('numbers with a decimal comma', () => {
  it('are read so in every column of a file where no number has a decimal point', async () => {
    const { amounts, file } = await amountsOf(
      'Claim ID;DOS;CPT;Charge;Paid',
      'C1;14.03.2024;99213;1.250;700',
      'C2;14.03.2024;99213;12.500;1.250,50',
    )
    expect(amounts).toEqual([
      [125000, 70000],
      [1250000, 125050],
    ])
    expect(file.notes.join(' ')).toContain('decimal comma')
  })

  it('may have thousandths', async () => {
    const { lines } = await readText(
      [
        'Claim;Fill Date;NDC;Qty;DS;Plan Paid',
        '1;25.01.2024;00093742456;2,5;30;12,50',
        '2;26.01.2024;00093742456;1,000;30;8,00',
      ].join('\n'),
    )
    expect(lines.map(({ quantity }) => quantity)).toEqual([2.5, 1])
  })

  it('are not assumed where a number has a decimal point', async () => {
    const { amounts, file } = await amountsOf(
      'Claim ID|DOS|CPT|Charge|Paid',
      'C1|2024-03-14|99213|28.335|1,250',
      'C2|2024-03-14|99213|12,50|8.50',
    )
    expect(amounts).toEqual([
      [2834, 125000],
      [1250, 850],
    ])
    expect(file.notes).toEqual([])
  })
})

describe('numbers as NCPDP transmits them', () => {
  const header =
    'CLAIM_ID,DATE_OF_SERVICE,NDC,QTY_DISPENSED,DAYS_SUPPLY,INGREDIENT_COST_PAID,TOTAL_PAID'

  it('carry their sign in the last digit and have decimals that are not written', async () => {
    const { lines, file } = await readText(
      [
        header,
        '1,20240115,00093742456,0000030000,030,0000450{,0000007E',
        '2,20240116,00093742456,0000002500,030,0001210},0000083N',
      ].join('\n'),
    )
    expect(lines).toMatchObject([
      { serviceFromDay: day('2024-01-15'), ingredientCostCents: 4500, paidCents: 75, quantity: 30 },
      { ingredientCostCents: -12100, paidCents: -835, quantity: 2.5 },
    ])
    expect(file.notes.join(' ')).toContain('as NCPDP transmits them')
  })

  it('are not seen in one odd amount among plain ones', async () => {
    const { lines, file } = await readText(
      [
        header,
        '1,20240115,00093742456,0000000030,030,45.00,10.00',
        '2,20240116,00093742456,0000000060,030,450B,10.00',
      ].join('\n'),
    )
    expect(lines).toMatchObject([
      { ingredientCostCents: 4500, quantity: 30 },
      { ingredientCostCents: undefined, quantity: 60 },
    ])
    expect(file.notes).toEqual([
      '1 value in INGREDIENT_COST_PAID could not be read and was left blank.',
    ])
  })
})

describe('amounts in cents', () => {
  const rows = (header: string, ...amounts: readonly string[]) =>
    readText(`claim_id,dos,cpt,charge,${header}\n${amounts.join('\n')}\n`)

  it.each([
    'Paid Amount (in cents)',
    'paid_amount_cents',
    'paidCents',
    'Paid Amount ¢',
    'PAID CENTS',
  ])('are said by the header %s', async (header) => {
    const { lines, file } = await rows(
      header,
      'C1,2024-01-02,99213,150.00,8050',
      'C2,2024-01-02,99213,150.00,"12,000"',
    )
    expect(lines.map(({ paidCents }) => paidCents)).toEqual([8050, 12_000])
    expect(file.notes.join()).toContain(`Amounts in ${header} are cents`)
  })

  it('have no decimals, whatever the header says', async () => {
    const { lines, file } = await rows('paid cents', 'C1,2024-01-02,99213,150.00,80.50')
    expect(lines[0]?.paidCents).toBe(8050)
    expect(file.notes.join()).toContain('read as dollars, although the header says cents')
  })

  it('are doubted where they exceed the charge a hundred times', async () => {
    const { lines, file } = await rows('paid', 'C1,2024-01-02,99213,150.25,8050')
    expect(lines[0]?.paidCents).toBe(805_000)
    expect(file.notes.join()).toContain('about a hundred times the other amounts')
  })

  it('are not seen in whole dollars', async () => {
    const { lines, file } = await rows('paid', 'C1,2024-01-02,99213,150.25,80')
    expect(lines[0]?.paidCents).toBe(8000)
    expect(file.notes).toEqual([])
  })
})
