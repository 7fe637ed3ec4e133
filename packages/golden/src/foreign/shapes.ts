/** A table before it is text: cells by row, the claim of each row, facts that hold for a claim. */
export interface Sheet {
  readonly headers: readonly string[]
  readonly rows: readonly SheetRow[]
}

export interface SheetRow {
  readonly claim: string
  readonly cells: readonly string[]
  readonly facts: readonly (readonly [label: string, value: string])[]
}

/** Writes a sheet as the text of a file. */
export type Shape = (sheet: Sheet) => string

export interface Delimited {
  readonly delimiter?: string
  readonly quotes?: 'where needed' | 'always'
  readonly newline?: string
  /** Rows of cells above the header and below the last row. */
  readonly above?: readonly (readonly string[])[]
  readonly below?: readonly (readonly string[])[]
}

/** One row a line, with what stands above and below. */
export function delimited(options: Delimited = {}): Shape {
  const { above = [], below = [] } = options
  return ({ headers, rows }) =>
    written([...above, headers, ...rows.map(({ cells }) => cells), ...below], options)
}

/** Rows of cells as text. */
export function written(rows: readonly (readonly string[])[], options: Delimited = {}): string {
  const { delimiter = ',', quotes = 'where needed', newline = '\n' } = options
  const cell = (text: string) =>
    quotes === 'always' || text.includes(delimiter) || text.includes('"')
      ? `"${text.replaceAll('"', '""')}"`
      : text
  return `${rows.map((cells) => cells.map(cell).join(delimiter)).join(newline)}${newline}`
}

/** Consecutive rows of one claim. */
export function claimsOf(rows: readonly SheetRow[]): readonly (readonly SheetRow[])[] {
  const claims: SheetRow[][] = []
  for (const row of rows) {
    const last = claims.at(-1)
    if (last?.[0]?.claim === row.claim) last.push(row)
    else claims.push([row])
  }
  return claims
}
