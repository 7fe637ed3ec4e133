import type { DatedTable, ReferenceTables } from '../reference/dated-table.ts'
import type {
  FeeScheduleRow,
  LocalityIndexes,
  RelativeValues,
} from '../reference/procedure-rows.ts'
import type { TableData, TableName } from '../reference/table-data.ts'
import { words } from '../sentences/say.ts'
import type { MedicarePrice } from '../repricing/repriced.ts'

/** What each service of an example is charged, allowed and worth. */
export const usualCents = 100_00

const release = 'example of a fee schedule'

/** What Medicare pays for each service of an example. */
export const examplePrice: MedicarePrice = {
  kind: 'priced',
  cents: usualCents,
  schedule: 'relativeValues',
  release,
  terms: words('an example'),
}

/** Schedules by which each service is worth the same, wherever and whenever: worked examples show shares of it. */
export const exampleTables: ReferenceTables = {
  relativeValues: always('relativeValues', { complete: false, find: () => values }),
  feeSchedule: always('feeSchedule', { complete: false, find: () => indicators }),
  localities: always('localities', { complete: false, find: () => place }),
}

const values: RelativeValues = {
  factorDollars: usualCents / 100,
  whole: { work: 1, facilityExpense: 0, nonFacilityExpense: 0, malpractice: 0 },
}
const place: LocalityIndexes = { name: 'the locality', work: 1, expense: 1, malpractice: 1 }
const indicators: FeeScheduleRow = {
  ...{ status: 'A', globalDays: 'XXX', pcTc: '0', multipleProcedure: '0', bilateral: '0' },
  ...{ assistantSurgeon: '0', coSurgeon: '0', teamSurgeon: '0' },
  ...{ preOperative: 0, intraOperative: 0, postOperative: 0 },
}

function always<Name extends TableName>(
  table: Name,
  data: TableData[Name],
): DatedTable<TableData[Name]> {
  const days = { from: -Infinity, to: Infinity }
  const info = { table, release, ...days, rows: 1, origin: 'example', starter: false }
  return { releases: [{ ...info, data }] }
}
