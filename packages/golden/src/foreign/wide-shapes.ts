import {
  claimsOf,
  written,
  type Delimited,
  type Shape,
  type Sheet,
  type SheetRow,
} from './shapes.ts'

/**
 * One row a claim with its lines side by side: headers with `{n}` are repeated for each, all others
 * are of the claim. Longer claims go on in a further row.
 */
export function sideBySide(count: number, options: Delimited = {}): Shape {
  return ({ headers, rows }) => {
    const numbers = Array.from({ length: count }, (_, at) => at)
    const isOfLine = (at: number) => headers[at]?.includes('{n}') === true
    const once = headers.flatMap((_, at) => (isOfLine(at) ? [] : [at]))
    const repeated = headers.flatMap((_, at) => (isOfLine(at) ? [at] : []))
    const header = [
      ...once.map((at) => headers[at] ?? ''),
      ...repeated.flatMap((at) =>
        numbers.map((number) => headers[at]?.replace('{n}', String(number + 1)) ?? ''),
      ),
    ]
    const lines = claimsOf(rows)
      .flatMap((claim) => chunks(claim, count))
      .map((lines) => [
        ...once.map((at) => lines[0]?.cells[at] ?? ''),
        ...repeated.flatMap((at) => numbers.map((number) => lines[number]?.cells[at] ?? '')),
      ])
    return written([header, ...lines], options)
  }
}

/** One row a claim; headers with `{list}` hold the cells of all its lines. */
export function lists(separator: string): Shape {
  return ({ headers, rows }: Sheet) => {
    const cellOf = (lines: readonly SheetRow[], header: string, at: number) =>
      header.includes('{list}')
        ? lines.map(({ cells }) => cells[at] ?? '').join(separator)
        : (lines[0]?.cells[at] ?? '')
    return written([
      headers.map((header) => header.replace('{list}', '')),
      ...claimsOf(rows).map((lines) => headers.map((header, at) => cellOf(lines, header, at))),
    ])
  }
}

function chunks<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  )
}
