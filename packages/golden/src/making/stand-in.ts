import { day, type DatedTable, type TableData, type TableName } from '@plumbline/engine'

/**
 * A made-up table in place of an official one that no repository may hold, in force on every day of
 * the golden files. `planted/patterns.table.ts` shows one beside the errors that need it.
 */
export function standIn<Name extends TableName>(
  table: Name,
  data: TableData[Name],
  rows: number,
): DatedTable<TableData[Name]> {
  const release = {
    table,
    data,
    rows,
    release: 'stand-in',
    from: day('2016-01-01'),
    to: day('2099-12-31'),
    origin: 'golden files',
    starter: false,
  }
  return { releases: [release] }
}
