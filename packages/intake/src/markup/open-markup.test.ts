import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { IntakeRefusal } from '../words/intake-refusal.ts'
import { readClaims } from '../read-claims.ts'

const names = ['Claim Number', 'Member ID', 'Service Date', 'CPT', 'Diagnosis', 'Units', 'Billed']
const first = ['C100001', 'M200001', '2024-03-04', '99213', 'J06.9', '1', '$110.00']
const second = ['C100002', 'M200002', '2024-03-05', '93000', 'I48.91', '1', '$1,020.50']

const cells = (tag: string, texts: readonly string[]) =>
  texts.map((text) => `<${tag}>${text}</${tag}>`).join('')
const rows = (...texts: readonly (readonly string[])[]) =>
  texts.map((row) => `<tr>${cells('td', row)}</tr>`).join('\n')
const head = `<tr>${cells('th', names)}</tr>`

const xmlCell = (type: string, text: string) =>
  `<Cell><Data ss:Type="${type}">${text}</Data></Cell>`
const xmlRow = ([claim, member, day, code, diagnosis, units]: readonly string[], charge: string) =>
  `<Row>${xmlCell('String', claim ?? '')}${xmlCell('String', member ?? '')}${xmlCell('DateTime', `${day ?? ''}T00:00:00.000`)}${xmlCell('String', code ?? '')}${xmlCell('String', diagnosis ?? '')}${xmlCell('Number', units ?? '')}${xmlCell('Number', charge)}</Row>`
const xmlBook = `<?xml version="1.0"?>
<?mso-application progid="Excel.Sheet"?>
<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">
<Worksheet ss:Name="Cover"><Table><Row>${xmlCell('String', 'Prepared for the plan')}</Row></Table></Worksheet>
<Worksheet ss:Name="Lines"><Table>
<Row>${names.map((name) => xmlCell('String', name)).join('')}</Row>
${xmlRow(first, '110')}
<Row ss:Index="4"><Cell/></Row>
${xmlRow(second, '1020.5000000000001')}
</Table></Worksheet></Workbook>`

const pages: Readonly<Record<string, string>> = {
  'a page': `<html><head><style>td { color: red }</style></head><body><h1>Claims</h1><table>${head}${rows(first, second)}</table></body></html>`,
  'a table alone, names in capitals': `<TABLE BORDER=1>${head}${rows(first, second)}</TABLE>`.replaceAll('tr>', 'TR>').replaceAll('td>', 'TD>'), // prettier-ignore
  'no tag of a row or cell closed': `<html><table><tr>${names.map((name) => `<th>${name}`).join('')}<tr>${first.map((text) => `<td>${text}`).join('')}<tr>${second.map((text) => `<td>${text}`).join('')}</html>`,
  'a table within a table that lays out the page': `<!DOCTYPE html><table><tr><td>Menu</td><td><table>${head}${rows(first, second)}</table></td></tr></table>`,
  'values in markup, entities and blanks': `<table>${head}${rows(first, second)}</table>`
    .replace('J06.9', '<b>J06.9</b>&nbsp;')
    .replace('$1,020.50', '&#36;1,020.50<br>')
    .replace('>93000<', '>\n  93000\n<'),
  'a title over all columns': `<table><tr><td colspan="7">Register of claims</td></tr>${head}${rows(first, second)}</table>`,
  'a table for each claim under the same names': `<html><table>${head}${rows(first)}</table><p>Next</p><table>${head}${rows(second)}</table></html>`,
  'a list of choices in the header': `<table>${head.replace('CPT', 'CPT<select><option>99213</option></select>')}${rows(first, second)}</table>`,
  'a workbook in XML': xmlBook,
}

const read = async (text: string) =>
  readClaims({ name: 'claims.xls', bytes: Buffer.from(text) }, { type: 'medical' })

describe('tables in markup', () => {
  test.each(Object.entries(pages))('%s is read as its claims', async (_, page) => {
    const { lines } = await read(page)
    expect(
      lines.map(({ claimId, procedureCode, diagnoses, units, chargeCents }) => ({
        ...{ claimId, procedureCode, diagnoses, units, chargeCents },
      })),
    ).toEqual([
      {
        ...{ claimId: 'C100001', procedureCode: '99213', diagnoses: ['J069'] },
        ...{ units: 1, chargeCents: 11_000 },
      },
      {
        ...{ claimId: 'C100002', procedureCode: '93000', diagnoses: ['I4891'] },
        ...{ units: 1, chargeCents: 102_050 },
      },
    ])
    expect(lines.map(({ serviceFromDay }) => serviceFromDay)).toEqual([19_786, 19_787])
  })

  test('a cell over several rows stands in the first, and the others keep their columns', async () => {
    const [claim, ...rest] = first
    const page = `<table>${head}<tr><td rowspan="2">${claim ?? ''}</td>${cells('td', rest)}</tr><tr>${cells('td', rest.with(2, '36415'))}</tr></table>`
    const { lines } = await read(page)
    expect(lines.map(({ procedureCode }) => procedureCode)).toEqual(['99213', '36415'])
  })

  test('what is hidden is read and told; other tables are counted', async () => {
    const page = `<html><table>${head}${rows(first)}<tr style="display: none">${cells('td', second)}</tr></table><table><tr><td>Printed by</td><td>A</td></tr></table></html>`
    const { lines, file } = await read(page)
    expect(lines).toHaveLength(2)
    expect(file.notes.join()).toContain('1 row is hidden')
    expect(file.notes.join()).toContain('1 other table holds no claims')
  })

  test.each([
    ['a page without a table', '<html><body>Not found</body></html>'],
    ['a frame', '<html><frameset><frame src="sheet001.htm"></frameset></html>'],
    ['a table without rows that hold anything', '<html><table><tr><td></td></tr></table></html>'],
    [
      'cells wider than a sheet',
      `<table>${head}<tr>${'<td colspan=9000>1</td>'.repeat(2)}</tr></table>`,
    ],
    ['tables without end', `<table><tr><td>${'<table>'.repeat(6_000)}`],
  ])('%s is refused with what to do', async (_, page) => {
    await expect(read(page)).rejects.toThrow(/CSV/)
  })

  test('a page cut off or spoiled anywhere is read or refused with a sentence', async () => {
    const all = Object.values(pages)
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...all), fc.nat(), fc.nat(), async (page, one, other) => {
        const [from, to] = [one % page.length, other % page.length].sort((a, b) => a - b)
        const spoiled = page.slice(0, from) + page.slice(to)
        const outcome = await read(spoiled).catch((error: unknown) => error)
        expect(outcome instanceof Error ? outcome instanceof IntakeRefusal : true).toBe(true)
      }),
      { numRuns: 200 },
    )
  }, 60_000)
})
