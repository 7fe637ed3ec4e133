import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { procedureNumber } from '@plumbline/engine'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { importReferenceFiles } from './import-reference-files.ts'
import { releasePaths } from './store/release-store.ts'
import { importedTable, importFiles, outcomes, temporaryFolder } from './testing/import-files.ts'

const header = 'hcpcs_code,mue_units,mue_mai,mue_rationale,mue_service'
const rows = Array.from(
  { length: 200 },
  (_, row) => `A${String(row).padStart(4, '0')},1,3,Clinical: Data,Practitioner`,
)

describe('a file that cannot be used is refused, says why, and leaves nothing behind', () => {
  test.each([
    [
      'unknown text',
      'notes.txt',
      'Dear reader,\nthis is a letter.',
      'unknown-file',
      'It begins: "Dear reader, this is a letter.".',
    ],
    ['empty', 'empty.csv', '', 'unknown-file', 'It is empty.'],
    [
      'binary',
      'image.bin',
      Buffer.from([137, 80, 78, 71, 0, 0, 0, 13, 0, 0, 0]),
      'unknown-file',
      'It is a binary file.',
    ],
    [
      'a zip of nothing known',
      'x.zip',
      zipSync({ 'a.txt': strToU8('a'), 'b.txt': strToU8('b') }),
      'unknown-file',
      'It holds: a.txt, b.txt.',
    ],
    [
      'a damaged zip',
      'x.zip',
      zipSync({ 'a.txt': strToU8('a'.repeat(5000)) }).subarray(0, 60),
      'unreadable-file',
      'damaged zip',
    ],
    [
      'a damaged gzip',
      'x.csv.gz',
      gzipSync('a'.repeat(5000)).subarray(0, 20),
      'unreadable-file',
      'damaged gzip',
    ],
    [
      'a header without rows',
      'mue_practitioner_2024Q3.csv',
      `${header}\n`,
      'no-rows',
      'has the right columns but no rows',
    ],
    [
      'one bad row in a hundred and more',
      'mue_practitioner_2024Q3.csv',
      [header, ...rows, 'bad', 'worse', 'A9999,x,3,,'].join('\n'),
      'too-many-bad-rows',
      '3 of 203 rows',
    ],
    [
      'without a date',
      'mue_practitioner.csv',
      [header, ...rows].join('\n'),
      'unknown-release',
      'Rename it so that it ends with the year and quarter',
    ],
  ])('%s', async (_, name, content, refusal, why) => {
    const { folder, reports } = await importFiles({ [name]: content })
    expect(outcomes(reports)).toEqual([refusal])
    expect(JSON.stringify(reports)).toContain(JSON.stringify(why).slice(1, -1))
    expect(releasePaths(folder)).toEqual([])
  })

  test('a path that is not there', async () => {
    const folder = await temporaryFolder()
    const reports = await importReferenceFiles([path.join(folder, 'missing.csv')], { folder })
    expect(outcomes(reports)).toEqual(['unreadable-file'])
  })
})

test('a few bad rows are counted and left out; the other files are still imported', async () => {
  const { reports } = await importFiles({
    'letter.txt': 'Dear reader',
    'mue_practitioner_2024Q3.csv': [header, ...rows, 'A9999,many,3,,Practitioner', ''].join('\n'),
  })
  expect(outcomes(reports)).toEqual(['unknown-file', 'muePractitioner 2024 Q3'])
  expect(reports[1]).toMatchObject({ imported: [{ rows: 200, badRows: 1 }] })
})

test('progress is told by file', async () => {
  const seen: number[] = []
  const folder = await temporaryFolder()
  const file = path.join(folder, 'mue_practitioner_2024Q3.csv')
  await writeFile(file, [header, ...rows].join('\n'))
  await importReferenceFiles([file], { folder, onProgress: ({ rows: read }) => seen.push(read) })
  expect(seen.at(-1)).toBe(200)
})

test('of text and workbook in one zip the text is read', async () => {
  const { reports } = await importFiles({
    'mue_2024Q3.zip': zipSync({
      'a.xlsx': zipSync({ '[Content_Types].xml': strToU8('<Types/>') }),
      'mue_practitioner.csv': strToU8([header, ...rows].join('\n')),
    }),
  })
  expect(outcomes(reports)).toEqual(['muePractitioner 2024 Q3'])
})

test('a workbook is read where there is no text; numbers in its cells are codes', async () => {
  const cell = (value: string | number, address: string) =>
    typeof value === 'number'
      ? `<c r="${address}"><v>${value}</v></c>`
      : `<c r="${address}" t="inlineStr"><is><t>${value}</t></is></c>`
  const rowOf = (values: readonly (string | number)[], index: number) => {
    const cells = values.map((value, column) => cell(value, `${'ABCDE'[column] ?? ''}${index + 1}`))
    return `<row r="${index + 1}">${cells.join('')}</row>`
  }
  const sheet = (table: readonly (readonly (string | number)[])[]) =>
    `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${table.map(rowOf).join('')}</sheetData></worksheet>`
  const { reports, reference } = await importFiles({
    'mue_2024Q3.xlsx': workbook(
      sheet([
        ['A notice'],
        header.split(','),
        [10021, 2, 3, 'Clinical: Data', 'Practitioner'],
        ['A0001', 5, 2, 'CMS Policy', 'Practitioner'],
      ]),
    ),
  })
  expect(outcomes(reports)).toEqual(['muePractitioner 2024 Q3'])
  const { data } = importedTable(reference, 'muePractitioner')
  expect(data.find(procedureNumber('10021'))?.units).toBe(2)
  expect(data.find(procedureNumber('A0001'))?.units).toBe(5)
})

test('no file makes an import fail but by a refusal', async () => {
  const folder = await temporaryFolder()
  const valid = [header, ...rows].join('\n')
  const position = fc.integer({ min: 0, max: valid.length })
  const change = fc.tuple(position, position, fc.string({ unit: 'binary', maxLength: 20 }))
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 5 }), async (changes) => {
      let text = valid
      for (const [from, to, inserted] of changes) {
        text = text.slice(0, Math.min(from, to)) + inserted + text.slice(Math.max(from, to))
      }
      const { reports } = await importFiles({ 'mue_practitioner_2024Q3.csv': text }, folder)
      expect(reports).toHaveLength(1)
    }),
    { numRuns: 60 },
  )
})

/** The least that a workbook is made of. */
function workbook(sheet: string): Uint8Array {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const links = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const packaged = 'http://schemas.openxmlformats.org/package/2006'
  const relation = (kind: string, target: string) =>
    strToU8(
      `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${links}/${kind}" Target="${target}"/></Relationships>`,
    )
  return zipSync({
    '[Content_Types].xml': strToU8(`<Types xmlns="${packaged}/content-types"/>`),
    '_rels/.rels': relation('officeDocument', 'xl/workbook.xml'),
    'xl/workbook.xml': strToU8(
      `<workbook xmlns="${main}" xmlns:r="${links}"><sheets><sheet name="One" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': relation('worksheet', 'worksheets/sheet1.xml'),
    'xl/worksheets/sheet1.xml': strToU8(sheet),
  })
}
