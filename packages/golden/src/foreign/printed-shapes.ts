import { claimsOf, written, type Delimited, type Shape, type SheetRow } from './shapes.ts'

type Facts = SheetRow['facts']
type WriteFacts = (facts: Facts) => readonly (readonly string[])[]

/** `Account Number: 4711`, one fact a row. */
export const factRows: WriteFacts = (facts) => facts.map(([label, value]) => [`${label}: ${value}`])
/** Label and value in cells beside each other. */
export const factCells: WriteFacts = (facts) => facts.map(([label, value]) => [`${label}:`, value])
/** A row of labels and a row of values below it. */
export const factColumns: WriteFacts = (facts) => [
  facts.map(([label]) => label),
  facts.map(([, value]) => value),
]
/** All facts in one cell. */
export const factSentence: WriteFacts = (facts) => [
  [facts.map(([label, value]) => `${label}: ${value}`).join('  ')],
]

/** The facts of the one claim of the file above its table, under a title. */
export function factsAbove(title: string, facts: WriteFacts, options: Delimited = {}): Shape {
  return ({ headers, rows }) => {
    const { above = [], below = [] } = options
    const said = facts(rows[0]?.facts ?? [])
    const table = [headers, ...rows.map(({ cells }) => cells)]
    return written([[title], ...said, [''], ...above, ...table, ...below], options)
  }
}

/** Claims one below the other, each with its facts above its lines; the header stands once or with each. */
export function headings(facts: WriteFacts, header: 'once' | 'with each'): Shape {
  return ({ headers, rows }) => {
    const blocks = claimsOf(rows).flatMap((claim) => [
      ...facts(claim[0]?.facts ?? []),
      ...(header === 'with each' ? [headers] : []),
      ...claim.map(({ cells }) => cells),
      [''],
    ])
    return written(header === 'once' ? [headers, ...blocks] : blocks)
  }
}

/** A row below each claim with the sum of an amount column, and one below all. */
export function subtotals(of: string, label: string, options: Delimited = {}): Shape {
  return ({ headers, rows }) => {
    const column = headers.indexOf(of)
    const sumRow = (name: string, all: readonly SheetRow[]) =>
      headers.map((_, at) => (at === 0 ? name : at === column ? sum(all, column) : ''))
    const claims = claimsOf(rows).flatMap((claim) => [
      ...claim.map(({ cells }) => cells),
      sumRow(label, claim),
    ])
    return written([headers, ...claims, sumRow('Grand Total', rows)], options)
  }
}

/** Cells that say what the row above says are blank, as merged cells are exported; sums stand between. */
export function mergedCells(of: readonly string[], options: Delimited = {}): Shape {
  return ({ headers, rows }) => {
    const merged = of.map((header) => headers.indexOf(header))
    const person = merged.slice(1)
    const shown = rows.map(({ cells }, row) => {
      const above = rows[row - 1]?.cells
      const isSame = (at: number) => above?.[at] === cells[at]
      return cells.map((cell, at) => {
        if (!merged.includes(at)) return cell
        return person.every(isSame) && isSame(at) ? '' : cell
      })
    })
    const { above = [], below = [] } = options
    return written([...above, headers, ...shown, ...below], options)
  }
}

/** The header on each page, and a footer below it. */
export function pages(linesOfPage: number, options: Delimited = {}): Shape {
  return ({ headers, rows }) => {
    const count = Math.ceil(rows.length / linesOfPage)
    const all = Array.from({ length: count }, (_, page) => [
      headers,
      ...rows.slice(page * linesOfPage, (page + 1) * linesOfPage).map(({ cells }) => cells),
      [`Page ${page + 1} of ${count}`, ...headers.slice(1).map(() => '')],
    ])
    return written(all.flat(), options)
  }
}

function sum(rows: readonly SheetRow[], column: number): string {
  const amounts = rows.map(({ cells }) => Number((cells[column] ?? '').replace(/[$,]/g, '')))
  return amounts.reduce((total, amount) => total + amount, 0).toFixed(2)
}

/** Columns of blanks, as a line printer sets them. */
export const monospace: Shape = ({ headers, rows }) => {
  const lines = [headers, ...rows.map(({ cells }) => cells)]
  const widths = headers.map((_, at) => Math.max(...lines.map((cells) => cells[at]?.length ?? 0)))
  const printed = (cells: readonly string[]) =>
    cells.map((text, at) => text.padEnd(widths[at] ?? 0)).join('  ')
  return `${lines.map((cells) => printed(cells).trimEnd()).join('\n')}\n`
}
