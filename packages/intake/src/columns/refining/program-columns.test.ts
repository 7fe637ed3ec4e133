import { expect, test } from 'vitest'
import { readText } from '../../testing/read-text.ts'

const programs = ['Commercial', 'Medicare Part D', 'Medicaid']

/** What three columns of twelve fills are taken for, by their headers. */
async function fieldsOf(named: Readonly<Record<string, readonly string[]>>) {
  const rows = Array.from({ length: 12 }, (_, at) =>
    [
      `A${at}`,
      `03/${String(at + 1).padStart(2, '0')}/2025`,
      '00093505610',
      '30',
      '12.50',
      ...Object.values(named).map((values) => values[at % values.length] ?? ''),
    ].join(','),
  )
  const header = ['Member ID', 'Fill Date', 'NDC', 'Quantity', 'Plan Paid', ...Object.keys(named)]
  const { columns } = await readText([header.join(','), ...rows].join('\n'))
  const fields = new Map(columns.map(({ header: name, field }) => [name, field]))
  return Object.keys(named).map((name) => fields.get(name))
}

const plans = ['Corner Mutual', 'Silver Oak', 'State Plan']

test('the line of business says the program beside the name of a plan', async () => {
  expect(await fieldsOf({ 'Plan Name': plans, 'Line of Business': programs })).toEqual([
    'payer',
    'planType',
  ])
})

test('a payer that the file names stays the payer', async () => {
  expect(
    await fieldsOf({ Payer: ['Acme'], 'Plan Name': plans, 'Line of Business': programs }),
  ).toEqual(['payer', 'ignored', 'planType'])
})

test('a plan whose name says the program keeps it', async () => {
  expect(
    await fieldsOf({ 'Plan Name': ['Silver Medicare Part D', 'Gold HMO'], Product: programs }),
  ).toEqual(['planType', 'ignored'])
})
