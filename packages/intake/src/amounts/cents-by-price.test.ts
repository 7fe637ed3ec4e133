import { describe, expect, it } from 'vitest'
import { readText } from '../testing/read-text.ts'

const file = (
  charges: readonly number[],
  header = 'Charge',
  codes = ['99213', '36415', '80053', '85025', '99214'],
) =>
  readText(
    [
      `Claim,Member ID,DOS,CPT,${header}`,
      ...charges.map((charge, at) => `C${at},M${at},2024-07-03,${codes[at] ?? ''},${charge}`),
      '',
    ].join('\n'),
  )
const centsOf = async (...given: Parameters<typeof file>) =>
  (await file(...given)).lines.map(({ chargeCents }) => chargeCents)

describe('amounts without a decimal point', () => {
  it('are cents where everyday services would cost a hundred times the usual, and a note says so', async () => {
    const { lines, file: facts } = await file([15500, 1200, 4800, 3100, 21000])
    expect(lines.map(({ chargeCents }) => chargeCents)).toEqual([15500, 1200, 4800, 3100, 21000])
    expect(facts.notes.join(' ')).toContain('This is an assumption')
  })

  it.each([
    ['usual prices', [155, 12, 48, 31, 210]],
    ['a dear hospital', [1550, 120, 480, 900, 1800]],
    ['amounts with decimals', [15500.5, 1200, 4800, 3100, 21000]],
  ])('are dollars with %s', async (_, charges) => {
    expect(await centsOf(charges)).toEqual(charges.map((each) => each * 100))
  })

  it('are dollars where the header says so', async () => {
    expect((await centsOf([15500, 1200, 4800, 3100, 21000], 'Charge (dollars)'))[0]).toBe(1_550_000)
  })

  it('are dollars where no everyday service is among them', async () => {
    const codes = ['27447', '47562', '22551', '66984', '33533']
    expect((await centsOf([9500000, 1200000, 4800000, 3100000, 2100000], 'Charge', codes))[0]).toBe(
      950_000_000,
    )
  })
})

const drugs = ['METFORMIN HCL 500 MG TABLET', 'LISINOPRIL 10 MG TAB', 'AMLODIPINE 5 MG TABLET']
const fills = async (
  amounts: readonly (readonly [cost: string, fee: string])[],
  header = 'Ingredient Cost,Dispensing Fee',
) => {
  const { lines, file: facts } = await readText(
    [
      `Member ID,Fill Date,Rx Number,NDC,Drug Name,Quantity,Days Supply,${header}`,
      ...amounts.map(
        ([cost, fee], at) =>
          `M${at},2024-07-0${at + 1},70010${at},00378718505,${drugs[at % drugs.length] ?? ''},30,30,${cost},${fee}`,
      ),
      '',
    ].join('\n'),
  )
  return {
    costs: lines.map(({ ingredientCostCents }) => ingredientCostCents),
    fees: lines.map(({ dispensingFeeCents }) => dispensingFeeCents),
    notes: facts.notes.join(' '),
  }
}

describe('amounts of fills without a decimal point', () => {
  it('are cents where fees for dispensing would be a hundred dollars and more', async () => {
    const { costs, fees, notes } = await fills(
      ['45000', '120', '3000', '88', '91'].map((cost) => [cost, '150']),
    )
    expect(costs).toEqual([45000, 120, 3000, 88, 91])
    expect(fees[0]).toBe(150)
    expect(notes).toContain('This is an assumption')
  })

  it('are cents where everyday tablets would cost dollars a piece', async () => {
    const { costs } = await fills(['278', '239', '230', '310', '275'].map((cost) => [cost, '0']))
    expect(costs).toEqual([278, 239, 230, 310, 275])
  })

  it.each([
    [
      'usual prices',
      [
        ['3', '2'],
        ['9', '2'],
        ['4', '1'],
        ['12', '2'],
        ['30', '2'],
      ],
    ],
    [
      'decimals',
      [
        ['278.00', '150.00'],
        ['239.50', '150.00'],
        ['230.00', '150.00'],
        ['310.00', '150.00'],
        ['275.00', '150.00'],
      ],
    ],
  ] as const)('are dollars with %s', async (_, amounts) => {
    const { costs } = await fills(amounts)
    expect(costs).toEqual(amounts.map(([cost]) => Number(cost) * 100))
  })
})
