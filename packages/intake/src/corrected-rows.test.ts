import { describe, expect, it } from 'vitest'
import { readText, refusalOf } from './testing/read-text.ts'
import { claim837, people837, x12Of } from './testing/x12-of.ts'
import type { IntakeResult } from './read-claims.ts'

const header = 'Claim ID,Member ID,Service Date,CPT,Note,Note,Charge,Paid'
const claims = [
  header,
  'C1,M1,2024-01-02,99213,a,b,120.00,80.00',
  'C2,M2,sometime,85025,a,-b,30.00,20.00',
  'C3,M3,2024-01-04,,=x,"b,c",50.00,40.00',
  'C4,M4,2024-01-05,99214,a,b,1,200.00,100.00',
  'C5,M5,2024-01-06,36415,a,b,9.00,3.00',
  '',
].join('\n')

/** What a download of the rows holds, as text. */
async function download(intake: IntakeResult): Promise<string[][]> {
  const toCorrect = await intake.toCorrect()
  const extras = Math.max(
    ...toCorrect.rows.map(({ cells }) => cells.length - toCorrect.header.length),
    0,
  )
  const beyond = Array.from({ length: extras }, (_, at) => `plumbline_extra_${at + 1}`)
  const names = ['plumbline_row', 'plumbline_reason', ...toCorrect.header, ...beyond]
  return [
    names,
    ...toCorrect.rows.map(({ row, reason, cells }) => {
      const own = [String(row), reason, ...cells]
      return [...own, ...Array.from({ length: names.length - own.length }, () => '')]
    }),
  ]
}

function csvOf(rows: readonly (readonly string[])[]) {
  const text = rows.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','))
  return { name: 'corrected.csv', bytes: Buffer.from(text.join('\r\n')) }
}

function changed(rows: readonly (readonly string[])[], row: string, changes: object): string[][] {
  const names = rows[0] ?? []
  const wanted = new Map(Object.entries(changes))
  return rows.map((cells) => {
    if (cells[0] !== row) return [...cells]
    return cells.map((cell, at) => String(wanted.get(names[at] ?? '') ?? cell))
  })
}

describe('rows set aside', () => {
  it('are handed out whole, with their reasons', async () => {
    const intake = await readText(claims)
    const { header: names, rows } = await intake.toCorrect()
    expect(names).toEqual(header.split(','))
    expect(rows.map(({ row, code, cells }) => [row, code, cells.length])).toEqual([
      [3, 'unreadable-date', 8],
      [4, 'no-service', 8],
      [5, 'wrong-cell-count', 9],
    ])
    expect(rows[1]?.cells).toEqual(['C3', 'M3', '2024-01-04', '', '=x', 'b,c', '50.00', '40.00'])
  })

  it('are audited in their places once corrected; rows in are rows audited and set aside', async () => {
    const intake = await readText(claims)
    let rows = changed(await download(intake), '3', { 'Service Date': '2024-01-03' })
    rows = changed(rows, '5', { Charge: '200.00', Paid: '100.00', plumbline_extra_1: '' })
    // In another order, as a spreadsheet may leave it.
    const sorted = [rows[0] ?? [], ...rows.slice(1).toReversed()].map((cells) => cells.toReversed())
    // Two columns of one name change places with it.
    const order = sorted.map((cells) => {
      const [extra = '', paid = '', charge = '', second = '', first = '', ...rest] = cells
      return [extra, paid, charge, first, second, ...rest]
    })
    const again = await readText(claims, { corrected: [csvOf(order)] })
    expect(again.lines.map(({ row, claimId }) => [row, claimId])).toEqual([
      [2, 'C1'],
      [3, 'C2'],
      [5, 'C4'],
      [6, 'C5'],
    ])
    expect(again.lines[2]).toMatchObject({ chargeCents: 20_000, paidCents: 10_000 })
    expect(again.file).toMatchObject({ rowsRead: 5, rowsAudited: 4, rowsSetAside: 1 })
    expect(again.file.notes.join(' ')).toContain(
      '2 rows that were set aside came corrected (3, 5). Audited now: 2; still set aside: 0.',
    )
  })

  it('stay set aside where they are corrected wrongly, or as they were', async () => {
    const rows = changed(await download(await readText(claims)), '3', { 'Service Date': 'soon' })
    const again = await readText(claims, { corrected: [csvOf(rows)] })
    expect(again.setAside.map(({ row }) => row)).toEqual([3, 4, 5])
  })

  it('are corrected file after file; one that was taken is not held against what is set aside', async () => {
    const first = csvOf(
      changed(await download(await readText(claims)), '3', { 'Service Date': '2024-01-03' }),
    )
    const between = await readText(claims, { corrected: [first] })
    const second = csvOf(changed(await download(between), '4', { CPT: '93000', Note: "'=x" }))
    const last = await readText(claims, { corrected: [{ ...first, isTaken: true }, second] })
    expect(last.lines.map(({ row }) => row)).toEqual([2, 3, 4, 6])
    const both = await readText(claims, {
      corrected: [first, second].map((one) => ({ ...one, isTaken: true })),
    })
    expect(both.lines).toEqual(last.lines)
  })

  it('of X12 are corrected in the columns that its segments became', async () => {
    const text = x12Of([...people837, ...claim837]).replace('D8*20240708', 'D8*2024????')
    const intake = await readText(text)
    const [aside] = intake.setAside
    if (!aside) throw new Error('No row was set aside')
    const { header: names, rows: whole } = await intake.toCorrect()
    const name = names[whole[0]?.cells.indexOf('2024????') ?? 0] ?? ''
    const rows = changed(await download(intake), String(aside.row), { [name]: '20240103' })
    const again = await readText(text, { corrected: [csvOf(rows)] })
    expect(again.setAside).toEqual([])
    expect(again.lines).toHaveLength(intake.lines.length + 1)
  })
})

describe('a file of corrected rows is refused', () => {
  const refused = async (rows: readonly (readonly string[])[]) => {
    const { code, message } = await refusalOf(claims, { corrected: [csvOf(rows)] })
    expect(code).toBe('corrected-rows')
    return message
  }

  it('where it is another file, or was cut about', async () => {
    const rows = await download(await readText(claims))
    expect(await refused([header.split(','), ['C1', 'M1']])).toContain('no column plumbline_row')
    expect(await refused(rows.map((cells) => cells.slice(0, 6)))).toContain('lacks the column')
    expect(await refused([...rows, rows[1] ?? []])).toContain('Row 3 stands')
    expect(await refused(changed(rows, '3', { plumbline_row: 'third' }))).toContain('which row')
  })

  it('where it corrects nothing, or what was audited, or no row of the file', async () => {
    const rows = await download(await readText(claims))
    const [names = [], first = []] = rows
    expect(await refused(rows)).toContain('No row of the file of corrected rows differs')
    expect(await refused([names, ['2', ...first.slice(1)]])).toContain('Row 2 was not set aside.')
    expect(await refused([names, ['99', ...first.slice(1)]])).toContain('Row 99 is none')
  })
})
