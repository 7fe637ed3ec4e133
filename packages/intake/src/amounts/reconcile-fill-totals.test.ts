import { expect, it } from 'vitest'
import { readText } from '../testing/read-text.ts'

const names = 'Rx Number,Fill Date,Patient ID,NDC,Qty,Days Supply'
const fills = (cost: string, total: string, ...totals: readonly string[]) =>
  readText(
    [
      `${names},${cost},Dispensing Fee,Sales Tax,${total}`,
      `1001,01/23/2025,P1,00071015523,30,30,100.00,2.00,0.50,${totals[0] ?? ''}`,
      `1002,01/24/2025,P2,00378718505,60,30,12.00,2.00,,${totals[1] ?? ''}`,
      `1003,01/25/2025,P3,00071015523,90,90,300.00,2.00,1.50,${totals[2] ?? ''}`,
      `1004,01/26/2025,P4,68180051301,30,30,8.00,2.00,0.10,${totals[3] ?? ''}`,
    ].join('\n'),
  )
const right = ['102.50', '14.00', '303.50', '10.10']

it('a total of cost, fee and tax is what was allowed', async () => {
  const { lines, table } = await fills('Ingredient Cost', 'Total', ...right)
  expect(lines.map(({ allowedCents }) => allowedCents)).toEqual([10_250, 1400, 30_350, 1010])
  expect(table.columns.at(-1)?.sureness).not.toBe('check')
})

it('a total of what was asked for is the charge', async () => {
  const { lines } = await fills('Submitted Ingredient Cost', 'Total', ...right)
  expect(lines[0]).toMatchObject({ chargeCents: 10_250 })
  expect(lines[0]?.allowedCents).toBeUndefined()
})

it('a total of something else is not read', async () => {
  const { lines, file } = await fills('Ingredient Cost', 'Total', '97.50', '9.00', '298.50', '5.10')
  expect(lines[0]?.allowedCents).toBeUndefined()
  expect(file.notes.join(' ')).toMatch(/The column Total holds amounts and was not read/)
})
