import type { ClaimLine } from '../../claim/claim-line.ts'
import { facilityKind } from './facility-kind.ts'
import type { FacilityTables } from './facility-operations.ts'
import { isSurgeryCentersBill } from './surgery-center-bill.ts'

/** Statuses of services that a hospital is paid a rate of their own for. */
const priced: ReadonlySet<string> = new Set(['T', 'S', 'J1', 'Q1', 'Q2', 'Q3'])

/**
 * The national rate of one service on the bill of an outpatient hospital or a surgery center, in cents; undefined where the
 * tables name none.
 */
export function facilityRate(line: ClaimLine, tables: FacilityTables): number | undefined {
  if (isSurgeryCentersBill(line)) return tables.surgeryCenterServices?.find(line.procedure)?.cents
  if (facilityKind(line.billType) !== 'hospital-outpatient') return undefined
  const row = tables.oppsStatus?.find(line.procedure)
  return row && priced.has(row.statusIndicator) ? row.paymentCents : undefined
}
