/** Excel repairs a workbook that has more in one cell. */
const longestCell = 32_767

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'
const ofSheets = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

export const sheetStart = `${declaration}<worksheet xmlns="${main}"><sheetData>`
export const sheetEnd = '</sheetData></worksheet>'

/**
 * All parts of a workbook of one sheet but the sheet itself, `xl/worksheets/sheet1.xml`, by their paths.
 * Source: ECMA-376, Part 1, sections 12 and 18. A sheet's name is plain words of ours.
 */
export function workbookParts(sheet: string): readonly (readonly [string, string])[] {
  const relation = (id: string, kind: string, target: string) =>
    `<Relationship Id="${id}" Type="${office}/${kind}" Target="${target}"/>`
  const relations = (...all: readonly string[]) =>
    `${declaration}<Relationships xmlns="${packaged}/relationships">${all.join('')}</Relationships>`
  const part = (name: string, kind: string) =>
    `<Override PartName="/xl/${name}.xml" ContentType="${ofSheets}.${kind}+xml"/>`
  return [
    [
      '[Content_Types].xml',
      `${declaration}<Types xmlns="${packaged}/content-types">` +
        `<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
        `<Default Extension="xml" ContentType="application/xml"/>${part('workbook', 'sheet.main')}` +
        `${part('worksheets/sheet1', 'worksheet')}${part('styles', 'styles')}</Types>`,
    ],
    ['_rels/.rels', relations(relation('rId1', 'officeDocument', 'xl/workbook.xml'))],
    [
      'xl/workbook.xml',
      `${declaration}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>` +
        `<sheet name="${sheet}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      relations(
        relation('rId1', 'worksheet', 'worksheets/sheet1.xml'),
        relation('rId2', 'styles', 'styles.xml'),
      ),
    ],
    ['xl/styles.xml', `${declaration}<styleSheet xmlns="${main}">${styles}</styleSheet>`],
  ]
}

/** The look of cells, and after it that of headings: the same in bold. */
const styles =
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>' +
  '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill>' +
  '<fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  '<cellXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
  '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/></cellXfs>' +
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>'

/** A row, counted from 1: numbers as numbers, all else as text; null leaves its cell empty. */
export function sheetRow(
  row: number,
  values: readonly (string | number | null)[],
  look?: 'heading',
): string {
  const style = look ? ' s="1"' : ''
  const cells = values.map((value, at) =>
    value === null ? '' : cell(value, `r="${columnName(at)}${String(row)}"${style}`),
  )
  return `<row r="${String(row)}">${cells.join('')}</row>`
}

function cell(value: string | number, at: string): string {
  if (typeof value === 'number') return `<c ${at}><v>${String(value)}</v></c>`
  const text = xmlText(value.slice(0, longestCell))
  return `<c ${at} t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`
}

/** A to Z, then AA: as sheets name the column at a place counted from 0. */
function columnName(at: number): string {
  const last = String.fromCharCode(65 + (at % 26))
  return at < 26 ? last : columnName(Math.floor(at / 26) - 1) + last
}

const special = /[&<>\r]|_(?=x[0-9A-Fa-f]{4}_)/g
/**
 * What no XML 1.0 document may hold: most control characters, and the two that are none. And what turns
 * the direction of writing around, which makes a text look like what it is not.
 */
// eslint-disable-next-line no-control-regex -- these are the characters that are looked for
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF]/g

const written: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['\r', '&#13;'],
  // `_x0041_` would be read as the letter that it numbers.
  ['_', '_x005F_'],
])

function xmlText(text: string): string {
  return text
    .toWellFormed()
    .replace(forbidden, '')
    .replace(special, (character) => written.get(character) ?? '')
}
