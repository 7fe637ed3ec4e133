import { includedOptions, type IncludedOptions } from './included-options.table.ts'

/** The first and the last code of each entry: `E2366-E2370` lists the codes from one to the other. */
const entriesOfRows = includedOptions.map((row) => ({
  row,
  entries: row.options.split(' ').map((entry) => {
    const [first = '', last = first] = entry.split('-')
    return { first, last }
  }),
}))

/** The chair whose payment may include an option: each row that lists its code. */
export function rowsWithOption(code: string): readonly IncludedOptions[] {
  return entriesOfRows
    .filter(({ entries }) => entries.some(({ first, last }) => first <= code && code <= last))
    .map(({ row }) => row)
}
