import { describe, expect, it } from 'vitest'
import { readText } from '../testing/read-text.ts'

const bill = (head: string, ...rows: readonly string[]) =>
  readText(
    [
      'Patient Name: Jane Doe',
      'Account Number: 4711',
      head,
      '03/03/2025,0450,99284,1,1500.00,',
      '03/03/2025,0300,80053,1,88.00,',
      '03/04/2025,0250,J1885,2,40.00,',
      ...rows,
    ].join('\n'),
  )
const head = 'Date,Rev Code,HCPCS,Qty,Charges,Credits'
const chargesOf = ({ lines }: Awaited<ReturnType<typeof bill>>) =>
  lines.map(({ chargeCents }) => chargeCents)

describe('credits beside the charges of a bill', () => {
  it.each(['88.00', '-88.00', '(88.00)', '88.00-'])('of %s take a charge back', async (credit) => {
    const read = await bill(head, `03/04/2025,0300,80053,1,,${credit}`, 'Total,,,,1628.00,88.00')
    expect(chargesOf(read)).toEqual([150_000, 8800, 4000, -8800])
    expect(read.file.notes.join(' ')).not.toMatch(/Total|not read/)
  })

  it('may be blank on every line', async () => {
    const read = await bill(head, '03/04/2025,0300,80053,1,88.00,')
    expect(chargesOf(read)).toEqual([150_000, 8800, 4000, 8800])
  })

  it.each([
    ['on the line of a charge', head, '03/04/2025,0300,80053,1,88.00,20.00'],
    ['for a payment', head, 'Insurance payment,0300,80053,1,,88.00'],
    ['beside debits', 'Date,Rev Code,HCPCS,Qty,Debits,Credits', '03/04/2025,0300,80053,1,,88.00'],
  ])('%s are not read, and it is said', async (_, names, row) => {
    const read = await bill(names, row)
    expect(chargesOf(read).every((cents) => (cents ?? 0) >= 0)).toBe(true)
    expect(read.file.notes.join(' ')).toMatch(/The column Credits holds credits and was not read/)
  })
})
