import type { ClaimLine } from '../../claim/claim-line.ts'
import { procedureNumber, type ProcedureNumber } from '../../claim/procedure-number.ts'
import { visitFamily } from '../../codes/visit-families.ts'

/** Medicare's welcome and wellness visits (42 CFR 410.15 and 410.16). */
const wellness: ReadonlySet<ProcedureNumber> = new Set(
  ['G0402', 'G0438', 'G0439'].map(procedureNumber),
)

/** Whether a line bills a preventive visit, by CPT or by Medicare's own codes. */
export function isPreventiveVisit({ procedure }: ClaimLine): boolean {
  return wellness.has(procedure) || visitFamily(procedure) === 'preventive-visit'
}
