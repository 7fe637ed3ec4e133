import type { OpenFile } from '../source/open-file.ts'
import type { RowVisitor, TokenSource } from '../source/token-source.ts'

/** A table of a file among others. */
export interface NamedTable {
  readonly name: string
  /** Its path in the archive. */
  readonly path: string
  readonly file: OpenFile
  readonly headerRow: number
}

/** Rows have the place of their file in front of seven digits. */
const fileFactor = 10_000_000

/** Tables with the same header, their rows one after another under that of the first. */
export function oneAfterAnother(tables: readonly NamedTable[], sha256: string): OpenFile {
  const tokens: TokenSource = {
    visit: async (visitor) => {
      for (const [at, table] of tables.entries()) {
        if (!(await visitTable(table, at, visitor))) return
      }
    },
  }
  // Their columns mean the same, since they have one header.
  const mapping = tables[0]?.file.mapping
  const tableOf = (row: number) => tables[Math.floor(row / fileFactor)]
  return {
    tokens,
    sha256,
    notes: tables.flatMap(({ name, file }) => file.notes.map((note) => `${name}: ${note}`)),
    placeOf: (row) => {
      const table = tableOf(row)
      const own = row % fileFactor
      return `${table?.name ?? ''}, ${table?.file.placeOf?.(own) ?? `line ${own}`}`
    },
    onPage: (row) => {
      const table = tableOf(row)
      const place = table?.file.onPage?.(row % fileFactor)
      return table && place && { ...place, member: table.path }
    },
    setAsideBecause: (row) => tableOf(row)?.file.setAsideBecause?.(row % fileFactor),
    ...(tables.some(({ file }) => file.doubtsOf) && {
      doubtsOf: (row: number) => tableOf(row)?.file.doubtsOf?.(row % fileFactor),
    }),
    ...(mapping && { mapping }),
  }
}

/** Visits the rows of one table, for all but the first those below its header; answers whether it goes on. */
async function visitTable(
  { file, headerRow }: NamedTable,
  at: number,
  visitor: RowVisitor,
): Promise<boolean> {
  const state = { goesOn: true }
  await file.tokens.visit((cells, row) => {
    if (at > 0 && row <= headerRow) return true
    state.goesOn = visitor(cells, at * fileFactor + row) !== false
    return state.goesOn
  })
  return state.goesOn
}
