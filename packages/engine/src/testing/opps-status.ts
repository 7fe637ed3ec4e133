import type { ReferenceTables } from '../reference/dated-table.ts'
import { procedureTable, released } from './tables.ts'

/** OPPS status indicators for a test, by code. */
export function oppsTables(statuses: Readonly<Record<string, string>>): ReferenceTables {
  const rows = Object.fromEntries(
    Object.entries(statuses).map(([code, statusIndicator]) => [
      code,
      { statusIndicator, paymentCents: undefined },
    ]),
  )
  return { oppsStatus: released('oppsStatus', procedureTable(rows)) }
}
