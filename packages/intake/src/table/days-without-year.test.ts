import { isoDate } from '@plumbline/engine'
import { expect, test } from 'vitest'
import { readText } from '../testing/read-text.ts'

const bill = (above: string, ...days: readonly string[]) =>
  [
    'Itemized Statement',
    above,
    'Date,Description,HCPCS,Qty,Amount',
    ...days.map((day) => `${day},Service,80053,1,96.40`),
  ].join('\n')

const daysIn = async (text: string) =>
  (await readText(text)).lines.map(({ serviceFromDay }) =>
    serviceFromDay === undefined ? undefined : isoDate(serviceFromDay),
  )

test('a bill over the turn of the year says the year once, above its lines', async () => {
  const text = bill(
    'Account Number: 4711,Admit Date: 12/30/2023,Discharge Date: 01/02/2024',
    ...['12/29', '12/30', '1/1', '01/02'],
  )
  expect(await daysIn(text)).toEqual(['2023-12-29', '2023-12-30', '2024-01-01', '2024-01-02'])
  expect((await readText(text)).file.notes.join()).toContain('without a year')
})

test('a period of the statement says it too', async () => {
  const text = bill(
    'Account Number: 4711,Statement Period: 02/01/2024 - 02/28/2024',
    '02/06',
    '02/09',
  )
  expect(await daysIn(text)).toEqual(['2024-02-06', '2024-02-09'])
})

test('a day outside the dates above the table stays unreadable', async () => {
  const text = bill(
    'Account Number: 4711,Admit Date: 12/30/2023,Discharge Date: 01/02/2024',
    ...['12/30', '06/15', '12/31'],
  )
  const { lines, setAside } = await readText(text)
  expect(lines).toHaveLength(2)
  expect(setAside.map(({ code }) => code)).toEqual(['unreadable-date'])
})

test('without dates above the table nothing is guessed', async () => {
  await expect(readText(bill('Account Number: 4711', '12/30', '12/31'))).rejects.toThrow()
})
