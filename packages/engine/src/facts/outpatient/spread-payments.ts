import { settingOf } from '../../batch/setting.ts'
import type { ClaimLine } from '../../claim/claim-line.ts'
import { isDenied, isUnpaid } from '../../claim/exposure.ts'
import { Remembered, type Memories } from '../../memo/memories.ts'
import type { ProcedureTable } from '../../reference/look-up-tables.ts'
import type { OppsStatus } from '../../reference/procedure-rows.ts'

/** So many packaged lines, and so many of them with money, are no accident. */
const fewestLines = 10
const mostlyPaid = 0.6

/**
 * Whether the file spreads the payment of a claim over its lines: most services that OPPS always packages
 * have money of their own. A file with few of them is taken at its word.
 */
export function arePaymentsSpread(
  statuses: ProcedureTable<OppsStatus>,
  memories: Memories,
): boolean {
  const known = spreadByTable.in(memories)
  const spread = known.get(statuses) ?? isSpread(memories.lines, statuses)
  known.set(statuses, spread)
  return spread
}

const spreadByTable = new Remembered(() => new Map<ProcedureTable<OppsStatus>, boolean>())

function isSpread(lines: readonly ClaimLine[], statuses: ProcedureTable<OppsStatus>): boolean {
  let packaged = 0
  let paid = 0
  for (const line of lines) {
    if (settingOf(line) !== 'outpatient-facility' || isDenied(line)) continue
    if (statuses.find(line.procedure)?.statusIndicator !== 'N') continue
    packaged++
    if (!isUnpaid(line)) paid++
  }
  return packaged >= fewestLines && paid > packaged * mostlyPaid
}
