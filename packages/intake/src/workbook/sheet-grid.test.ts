import { strToU8, unzipSync, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { refusalOf } from '../testing/read-text.ts'
import { workbookOf } from '../testing/workbook-of.ts'
import { gridCells } from './sheet-grid.ts'

it.each([
  ['<row r="3"><c r="B3"/></row>', 6],
  ["<c r='AA2'/>", 54],
  ['<c s="1" r = "XFD1048576" t="n"/>', 1_048_576 * 16_384],
  ['<row r="7"/>', 7],
  ['<sheet r:id="rId9"/><x error="A9"/><y r="not a place"/><z r=', 0],
  ['<c r="&#88;FD1048576"/>', Infinity],
  ['', 0],
])('%s spans %i cells', (xml, cells) => {
  expect(gridCells(Buffer.from(xml))).toBe(cells)
})

it('refuses a workbook of one cell that is very far away, before room is made for all up to it', async () => {
  const parts = unzipSync(workbookOf({ Claims: [['Claim']] }))
  const sheet = new TextDecoder().decode(parts['xl/worksheets/sheet1.xml'])
  const far = sheet.replace('<row r="1">', '<row r="1048576">').replace('r="A1"', 'r="XFD1048576"')
  const bytes = zipSync({ ...parts, 'xl/worksheets/sheet1.xml': strToU8(far) })
  expect(await refusalOf(bytes)).toMatchObject({ code: 'excel-file' })
  expect((await refusalOf(bytes)).message).toContain('larger than can be read')
})
