import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { readText, refusalOf } from '../testing/read-text.ts'
import { workbookOf } from '../testing/workbook-of.ts'

const header = 'claim_id,member_id,service_date,cpt,units,charge\n'
const claim = 'A1,M1,2024-01-05,99213,1,120.00\n'
const sheetPart = 'xl/worksheets/sheet1.xml'

/** A workbook with something more at the end of its sheet. */
function withMore(book: Uint8Array, more: string): Uint8Array {
  const parts = unzipSync(book)
  const sheet = strFromU8(parts[sheetPart] ?? new Uint8Array())
  const longer = sheet.replace('</sheetData>', () => `${more}</sheetData>`)
  return zipSync({ ...parts, [sheetPart]: strToU8(longer) })
}

const blankRows = Array.from({ length: 20_000 }, (_, at) => {
  const cells = Array.from('ABCDEFGH', (column) => `<c r="${column}${at + 9}" s="1"/>`)
  return `<row r="${at + 9}">${cells.join('')}</row>`
}).join('')

it('refuses a file of blank rows before it is read to its end', async () => {
  const blank = `${header}${claim}${',,,,,\n'.repeat(1_300_000)}`
  const refusal = await refusalOf(blank)
  expect(refusal.code).toBe('too-many-blank-rows')
  expect(refusal.message).toMatch(/^Up to line 120\d{4} /)
  const packed = zipSync({ 'claims.csv': strToU8(header + '\n'.repeat(1_300_000)) })
  expect((await refusalOf(packed)).message).toContain('1,200,000 blank rows')
})

it('reads what stands before and between blank rows', async () => {
  const { lines } = await readText(`${header}${claim}${',,,,,\n'.repeat(100_000)}${claim}`)
  expect(lines).toHaveLength(2)
})

it('reads a workbook whose formatting reaches far below its claims', async () => {
  const names = ['Claim', 'Member ID', 'DOS', 'CPT', 'NPI', 'Charge']
  const cells = ['A1', 'M1', '2024-01-05', '99213', '1245319599', '120.00']
  const book = workbookOf({ Claims: [names, cells] })
  const { lines } = await readText(withMore(book, blankRows))
  expect(lines).toMatchObject([{ claimId: 'A1', procedureCode: '99213' }])
})

it('refuses a workbook that is nothing but blanks, or runs on without any element', async () => {
  const empty = workbookOf({ Claims: [] })
  expect((await refusalOf(withMore(empty, blankRows))).message).toContain('has no rows')
  const padded = withMore(empty, ' '.repeat(4_000_000))
  expect((await refusalOf(padded)).message).toContain('larger than can be read')
})
