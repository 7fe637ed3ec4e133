import { expect, it } from 'vitest'
import { readText } from '../testing/read-text.ts'

const header =
  'Rx Number,Fill Date,Patient ID,NDC,Qty,Days Supply,Cost Submitted,Drug Cost,Dispensing Fee,Copay,Plan Paid'
/** Thirty fills, of which each third is of a cheap drug. */
const fills = (asked: (cost: number) => number) =>
  readText(
    [
      header,
      ...Array.from({ length: 30 }, (_, at) => {
        const cost = at % 3 === 0 ? 2 + at / 100 : 100 + at
        return `${1001 + at},01/23/2025,P${at},00071015523,30,30,${asked(cost).toFixed(2)},${cost.toFixed(2)},2.00,1.00,${(cost + 1).toFixed(2)}`
      }),
    ].join('\n'),
  )

it('what was asked for the drug alone is no charge for the whole', async () => {
  const { lines } = await fills((cost) => cost * 1.1 + 0.5)
  expect(lines[0]).toMatchObject({ chargeCents: undefined, ingredientCostCents: 200 })
})

it('what was asked for cost and fee is the charge', async () => {
  const { lines } = await fills((cost) => cost * 1.1 + 4)
  expect(lines[0]).toMatchObject({ chargeCents: 620, ingredientCostCents: 200 })
})
