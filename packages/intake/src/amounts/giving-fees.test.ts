import { expect, it } from 'vitest'
import { readText } from '../testing/read-text.ts'

const header =
  'Rx Number,Fill Date,Patient ID,NDC,Qty,Days Supply,Ingredient Cost,Dispensing Fee,Admin Fee,Copay,Plan Paid'
const fills = (...paid: readonly string[]) =>
  readText(
    [
      header,
      `1001,01/23/2025,P1,00071015523,30,30,100.00,2.00,0.00,10.00,${paid[0] ?? ''}`,
      `1002,01/24/2025,P2,49281042450,0.5,1,46.00,1.75,20.00,0.00,${paid[1] ?? ''}`,
      `1003,01/25/2025,P3,00378718505,60,30,12.00,2.00,20.00,10.00,${paid[2] ?? ''}`,
    ].join('\n'),
  )

it('a fee with which fills add up is a part of what was paid', async () => {
  const { lines } = await fills('92.00', '67.75', '24.00')
  expect(lines.map(({ incentiveCents }) => incentiveCents)).toEqual([0, 2000, 2000])
})

it('a fee without which fills add up is that of the manager', async () => {
  const { lines } = await fills('92.00', '47.75', '4.00')
  expect(lines.map(({ incentiveCents }) => incentiveCents)).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
