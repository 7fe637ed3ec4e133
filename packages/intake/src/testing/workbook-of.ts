import { strToU8, zipSync } from 'fflate'

/** A cell: text, a number as it is written in the file, or a day as Excel counts it. */
export type WorkbookCell = string | { readonly number: string } | { readonly dayNumber: number }

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const head = '<?xml version="1.0" encoding="UTF-8"?>'

/** Writes a workbook by hand: sheets of rows, so that nothing but the format itself is trusted. */
export function workbookOf(
  sheets: Readonly<Record<string, readonly (readonly WorkbookCell[])[]>>,
): Uint8Array {
  const names = Object.keys(sheets)
  const files: Record<string, string> = {
    '[Content_Types].xml': `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${names
      .map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${names
      .map(
        (_, at) =>
          `<Relationship Id="rId${at + 1}" Type="${relations}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
      )
      .join(
        '',
      )}<Relationship Id="rIdS" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `${head}<styleSheet xmlns="${main}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
  }
  names.forEach((name, at) => {
    files[`xl/worksheets/sheet${at + 1}.xml`] =
      `${head}<worksheet xmlns="${main}"><sheetData>${(sheets[name] ?? []).map(rowXml).join('')}</sheetData></worksheet>`
  })
  return zipSync(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])),
  )
}

function rowXml(cells: readonly WorkbookCell[], at: number): string {
  const row = at + 1
  const inside = cells.map((cell, column) => cellXml(cell, `${letters(column)}${row}`)).join('')
  return `<row r="${row}">${inside}</row>`
}

function cellXml(cell: WorkbookCell, place: string): string {
  if (typeof cell === 'string') {
    const text = cell.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
    return cell === '' ? '' : `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`
  }
  if ('number' in cell) return `<c r="${place}"><v>${cell.number}</v></c>`
  return `<c r="${place}" s="1"><v>${cell.dayNumber}</v></c>`
}

function letters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26))
  return column < 26 ? last : String.fromCharCode(64 + Math.floor(column / 26)) + last
}
