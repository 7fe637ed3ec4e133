import {
  claimsOf,
  written,
  type Delimited,
  type Shape,
  type Sheet,
  type SheetRow,
} from './shapes.ts'

/** Blank cells written as a word that stands for nothing. */
export function blanksAs(word: string, shape: Shape): Shape {
  return (sheet) => shape(withRows(sheet, (cells) => cells.map((cell) => cell || word)))
}

/** Columns without a name and a value behind the last one, as deleted columns are saved. */
export function trailingBlanks(count: number, shape: Shape): Shape {
  const blanks = Array.from({ length: count }, () => '')
  return (sheet) =>
    shape({
      ...withRows(sheet, (cells) => [...cells, ...blanks]),
      headers: [...sheet.headers, ...blanks],
    })
}

/** A mark in front that says how the text is encoded. */
export function marked(shape: Shape): Shape {
  return (sheet) => `\u{feff}${shape(sheet)}`
}

/** Report titles and the header again on each page; they stand between rows of one claim too. */
export function titledPages(
  linesOfPage: number,
  titles: (page: number) => readonly (readonly string[])[],
  options: Delimited = {},
): Shape {
  return ({ headers, rows }) => {
    const count = Math.ceil(rows.length / linesOfPage)
    const all = Array.from({ length: count }, (_, page) => [
      ...titles(page + 1),
      headers,
      ...rows.slice(page * linesOfPage, (page + 1) * linesOfPage).map(({ cells }) => cells),
    ])
    return written([...all.flat(), ...(options.below ?? [])], options)
  }
}

/** Lines below a heading that stands once for each person, and what they come to. */
export function people(
  heading: (facts: ReadonlyMap<string, string>) => readonly string[],
  total: { readonly of: readonly string[]; readonly label: string },
  options: Delimited = {},
): Shape {
  return ({ headers, rows }) => {
    const columns = total.of.map((name) => headers.indexOf(name))
    const sum = (label: string, all: readonly SheetRow[]) =>
      headers.map((_, at) => (at === 0 ? label : columns.includes(at) ? summed(all, at) : ''))
    const blocks = groups(rows).flatMap((all) => [
      heading(new Map(all[0]?.facts)),
      ...all.map(({ cells }) => cells),
      sum(total.label, all),
      headers.map(() => ''),
    ])
    const { above = [], below = [] } = options
    return written([...above, headers, ...blocks, sum('Grand Total', rows), ...below], options)
  }
}

/** One row for each adjustment of a line: headers with `{n}` are one column whose cells stand below each other. */
export function rowPerAdjustment(count: number, options: Delimited = {}): Shape {
  return ({ headers, rows }) => {
    const numbers = Array.from({ length: count }, (_, at) => at + 1)
    const names = [...new Set(headers.map((header) => header.replace(/ \d$/, ' {n}')))]
    const column = (name: string, number: number) =>
      headers.indexOf(name.replace('{n}', String(number)))
    const all = rows.flatMap(({ cells }) => {
      const written = numbers.map((number) =>
        names.map((name) => cells[column(name, number)] ?? ''),
      )
      const filled = written.filter((row, at) =>
        names.some((name, index) => at === 0 || (name.includes('{n}') && row[index] !== '')),
      )
      return filled
    })
    return written([names.map((name) => name.replace(' {n}', '')), ...all], options)
  }
}

/** A blank row between claims. */
export function spacedClaims(options: Delimited = {}): Shape {
  return ({ headers, rows }) => {
    const blocks = claimsOf(rows).flatMap((claim) => [
      ...claim.map(({ cells }) => cells),
      headers.map(() => ''),
    ])
    return written(
      [...(options.above ?? []), headers, ...blocks, ...(options.below ?? [])],
      options,
    )
  }
}

/** A table as people paste it into a text: pipes around the cells and a ruler below the header. */
export const markdown: Shape = ({ headers, rows }) =>
  [headers, headers.map(() => '---'), ...rows.map(({ cells }) => cells)]
    .map((cells) => `| ${cells.join(' | ')} |\n`)
    .join('')

/** A page of a portal that is saved under the name of a workbook. */
export const htmlTable: Shape = ({ headers, rows }) => {
  const row = (cells: readonly string[], tag: string) =>
    `<tr>${cells.map((cell) => `<${tag}>${cell.replaceAll('&', '&amp;') || '&nbsp;'}</${tag}>`).join('')}</tr>`
  const table = [row(headers, 'th'), ...rows.map(({ cells }) => row(cells, 'td'))]
  return `<html><head><style>td { mso-number-format:"\\@"; }</style></head><body>\n<table border="1">\n${table.join('\n')}\n</table>\n</body></html>\n`
}

/** A record of the claim and below it one for each line, told apart by their first cell. */
export function recordTypes(claimColumns: number, delimiter: string): Shape {
  return ({ headers, rows }) => {
    const claims = claimsOf(rows).flatMap((claim) => [
      ['H', ...(claim[0]?.cells.slice(0, claimColumns) ?? [])],
      ...claim.map(({ cells }) => ['D', ...cells.slice(claimColumns)]),
    ])
    return written(
      [['H', ...headers.slice(0, claimColumns)], ['D', ...headers.slice(claimColumns)], ...claims],
      { delimiter },
    )
  }
}

/** One row a claim; headers with `{list}` hold the cells of its lines below each other. */
export const stackedCells: Shape = ({ headers, rows }) => {
  const claims = claimsOf(rows).map((lines) =>
    headers.map((header, at) =>
      header.includes('{list}')
        ? lines.map(({ cells }) => cells[at] ?? '').join('\n')
        : (lines[0]?.cells[at] ?? ''),
    ),
  )
  const names = headers.map((header) => header.replace('{list}', ''))
  return written([names, ...claims], { quotes: 'always' })
}

/** The number of each row in a first column without a name, as programs of statistics write it. */
export function numberedRows(name: string, shape: Shape): Shape {
  return ({ headers, rows }) =>
    shape({
      headers: [name, ...headers],
      rows: rows.map((row, at) => ({ ...row, cells: [String(at), ...row.cells] })),
    })
}

/** A sentence with the sum below each claim, in one cell. */
export function sentenceTotals(of: string, options: Delimited = {}): Shape {
  return ({ headers, rows }) => {
    const column = headers.indexOf(of)
    const blocks = claimsOf(rows).flatMap((claim) => [
      ...claim.map(({ cells }) => cells),
      [`*** Total for claim ${claim[0]?.claim ?? ''}: ${summed(claim, column)} ***`],
    ])
    return written([...(options.above ?? []), headers, ...blocks], options)
  }
}

function withRows(sheet: Sheet, of: (cells: readonly string[]) => readonly string[]): Sheet {
  return { ...sheet, rows: sheet.rows.map((row) => ({ ...row, cells: of(row.cells) })) }
}

/** Consecutive rows with the same facts. */
function groups(rows: readonly SheetRow[]): readonly (readonly SheetRow[])[] {
  const all: SheetRow[][] = []
  const key = (row: SheetRow | undefined) => JSON.stringify(row?.facts)
  for (const row of rows) {
    const last = all.at(-1)
    if (last && key(last[0]) === key(row)) last.push(row)
    else all.push([row])
  }
  return all
}

function summed(rows: readonly SheetRow[], column: number): string {
  const amounts = rows.map(({ cells }) => Number((cells[column] ?? '').replace(/[$,]/g, '')))
  return amounts.reduce((total, amount) => total + amount, 0).toFixed(2)
}
