import type { TokenSource } from '../source/token-source.ts'
import type { Sheet } from './read-sheets.ts'

/** Rows of one sheet have its numbers; of several, the sheet's place in front of seven digits. */
const sheetFactor = 10_000_000

/** Where a row of several sheets stands, in words. */
export function rowInSheet(sheets: readonly Sheet[]): (row: number) => string {
  return (row) =>
    `Sheet "${sheets[Math.floor(row / sheetFactor)]?.name ?? ''}", row ${row % sheetFactor}`
}

/** The rows of sheets with one header, one sheet after another; those of a single one keep their numbers. */
export function oneAfterAnother(sheets: readonly Sheet[]): TokenSource {
  return {
    visit: async (visitor) => {
      let goesOn: boolean | undefined = true
      for (const [at, { rows }] of sheets.entries()) {
        await rows.visit((cells, row) => {
          goesOn = goesOn !== false && visitor(cells, at * sheetFactor + row)
          return goesOn
        })
      }
    },
  }
}
