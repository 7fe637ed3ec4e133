import fc from 'fast-check'
import { strToU8, unzipSync, zipSync } from 'fflate'
import readWorkbook from 'read-excel-file/node'
import { expect, it, test } from 'vitest'
import { refusalOf } from '../testing/read-text.ts'
import { workbookOf, type WorkbookCell } from '../testing/workbook-of.ts'
import { readSheets } from './read-sheets.ts'

const sheetPart = 'xl/worksheets/sheet1.xml'

async function rowsOf(bytes: Uint8Array): Promise<unknown[]> {
  const [sheet] = await readSheets(Buffer.from(bytes))
  const rows: unknown[] = []
  await sheet?.rows.visit((cells, row) => {
    rows.push([row, ...cells])
    return true
  })
  return rows
}

/** A workbook whose parts are these, in the place of those of an empty one. */
function withParts(parts: Readonly<Record<string, string>>): Uint8Array {
  const written = Object.entries(parts).map(([name, text]) => [name, strToU8(text)] as const)
  return zipSync({ ...unzipSync(workbookOf({ Claims: [] })), ...Object.fromEntries(written) })
}

const sheet = (inside: string) => `<worksheet><sheetData>${inside}</sheetData></worksheet>`
const rowsOfSheet = (inside: string, more: Readonly<Record<string, string>> = {}) =>
  rowsOf(withParts({ ...more, [sheetPart]: sheet(inside) }))

test('cells and rows are what another reader makes of them', async () => {
  const cell: fc.Arbitrary<WorkbookCell> = fc.oneof(
    fc.string().map((text) => text.replace(/\p{Cc}/gu, '')),
    fc.record({ number: fc.integer().map(String) }),
    fc.record({ dayNumber: fc.integer({ min: 1, max: 80_000 }) }),
  )
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(cell, { maxLength: 30 }), { maxLength: 9 }),
      async (rows) => {
        const bytes = workbookOf({ Claims: [['Claim'], ...rows] })
        const [other] = await readWorkbook(Buffer.from(bytes), {
          parseNumber: (written) => written,
          trim: false,
        })
        const filled = other?.data.flatMap((cells, at) => {
          const texts = cells.map((value) =>
            value instanceof Date ? value.toISOString().slice(0, 10) : String(value ?? ''),
          )
          return texts.every((text) => text === '') ? [] : [[at + 1, ...texts]]
        })
        expect(await rowsOf(bytes)).toEqual(filled)
      },
    ),
    { numRuns: 60 },
  )
})

it('puts together texts that are formatted in part, without how they are pronounced', async () => {
  const texts =
    '<sst><si><r><t>Off</t></r><r><t>ice &amp; more</t></r><rPh><t>ofis</t></rPh></si><si><t>a_x000D_b</t></si></sst>'
  expect(
    await rowsOfSheet(
      '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c><c r="D1" t="str"><f>A1</f><v>x</v></c></row>',
      { 'xl/sharedStrings.xml': texts },
    ),
  ).toEqual([[1, 'Office & more', '', 'a\rb', 'x']])
})

it('reads prefixes, marked text, and cells that do not say where they stand', async () => {
  const inside =
    '<x:row><x:c t="inlineStr"><x:is><x:t><![CDATA[a<b]]></x:t></x:is></x:c><x:c><x:v>7</x:v></x:c></x:row><x:row r="5"><x:c r="B5" t="b"><x:v>1</x:v></x:c><x:c t="e"><x:v>#N/A</x:v></x:c></x:row>'
  const xml = `<x:worksheet xmlns:x="m"><x:sheetData>${inside}</x:sheetData></x:worksheet>`
  expect(await rowsOf(withParts({ [sheetPart]: xml }))).toEqual([
    [1, 'a<b', '7'],
    [5, '', 'TRUE'],
  ])
})

it('passes over a sheet of a chart alone', async () => {
  const parts = unzipSync(workbookOf({ Claims: [['Claim']] }))
  const map = new TextDecoder().decode(parts['xl/workbook.xml'])
  const chart = '<sheet name="Chart" sheetId="9" r:id="rId9"/></sheets>'
  const bytes = zipSync({
    ...parts,
    'xl/workbook.xml': strToU8(map.replace('</sheets>', chart)),
  })
  expect(await rowsOf(bytes)).toEqual([[1, 'Claim']])
})

it('counts days from 1904 where the workbook does', async () => {
  const parts = unzipSync(workbookOf({ Claims: [[{ dayNumber: 44_019 }]] }))
  const map = new TextDecoder().decode(parts['xl/workbook.xml'])
  const bytes = zipSync({
    ...parts,
    'xl/workbook.xml': strToU8(map.replace('<sheets>', '<workbookPr date1904="1"/><sheets>')),
  })
  expect(await rowsOf(bytes)).toEqual([[1, '2024-07-08']])
})

it.each([
  ['cells out of order', '<row r="1"><c r="B1"><v>1</v></c><c r="A1"><v>1</v></c></row>'],
  ['rows out of order', '<row r="2"/><row r="2"/>'],
  ['a text that there is not', '<row r="1"><c r="A1" t="s"><v>3</v></c></row>'],
  ['a style that there is not', '<row r="1"><c r="A1" s="9"><v>3</v></c></row>'],
  ['a type that there is not', '<row r="1"><c r="A1" t="q"><v>3</v></c></row>'],
  ['elements without end', '<row r="1"><c r="A1">'],
  ['elements within each other', '<a>'.repeat(200) + '</a>'.repeat(200)],
])('calls a workbook of %s damaged', async (_, inside) => {
  expect((await refusalOf(withParts({ [sheetPart]: sheet(inside) }))).message).toContain('damaged')
})

it('reads a sheet that many names share no more than so often', async () => {
  const names = Array.from({ length: 201 }, (_, at) => `<sheet name="S${at}" r:id="rId1"/>`).join(
    '',
  )
  const bytes = withParts({ 'xl/workbook.xml': `<workbook><sheets>${names}</sheets></workbook>` })
  expect((await refusalOf(bytes)).message).toContain('larger than can be read')
})

it('refuses a workbook of one cell that is very far away, before room is made for all up to it', async () => {
  const parts = unzipSync(workbookOf({ Claims: [['Claim']] }))
  const sheet = new TextDecoder().decode(parts[sheetPart])
  const far = sheet.replace('<row r="1">', '<row r="1048576">').replace('r="A1"', 'r="XFD1048576"')
  const bytes = zipSync({ ...parts, [sheetPart]: strToU8(far) })
  expect(await refusalOf(bytes)).toMatchObject({ code: 'excel-file' })
  expect((await refusalOf(bytes)).message).toContain('larger than can be read')
})
