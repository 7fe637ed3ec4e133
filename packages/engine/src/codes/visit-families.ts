import { procedureNumber, type ProcedureNumber } from '../claim/procedure-number.ts'

/**
 * The evaluation and management families, by the section structure of CPT. Codes that were
 * deleted since (observation and consultation codes in 2023, 99201 in 2021) stay, because claims
 * are read by their own date.
 */
export type VisitFamily =
  | 'office-visit'
  | 'office-consultation'
  | 'hospital-visit'
  | 'inpatient-consultation'
  | 'emergency-visit'
  | 'nursing-facility-visit'
  | 'home-visit'
  | 'preventive-visit'
  | 'critical-care'

/** First and last code of each run; every number between them belongs to the family. */
const runs: readonly (readonly [VisitFamily, number, number])[] = [
  ['office-visit', 99201, 99205],
  ['office-visit', 99211, 99215],
  ['office-consultation', 99241, 99245],
  // Observation: discharge 99217, initial 99218 to 99220, subsequent 99224 to 99226.
  ['hospital-visit', 99217, 99226],
  ['hospital-visit', 99231, 99236],
  ['hospital-visit', 99238, 99239],
  ['inpatient-consultation', 99251, 99255],
  ['emergency-visit', 99281, 99285],
  ['critical-care', 99291, 99292],
  ['nursing-facility-visit', 99304, 99310],
  ['nursing-facility-visit', 99315, 99316],
  ['nursing-facility-visit', 99318, 99318],
  // Domiciliary visits 99324 to 99337 were joined to the home visits in 2023.
  ['home-visit', 99324, 99328],
  ['home-visit', 99334, 99337],
  ['home-visit', 99341, 99345],
  ['home-visit', 99347, 99350],
  ['preventive-visit', 99381, 99387],
  ['preventive-visit', 99391, 99397],
]

const families = new Map(
  runs.flatMap(([family, first, last]) =>
    Array.from(
      { length: last - first + 1 },
      (_, offset) => [procedureNumber(String(first + offset)), family] as const,
    ),
  ),
)

const firstVisit = procedureNumber('99201')
const lastVisit = procedureNumber('99397')

/** The visit family of a code; undefined for whatever is no visit of these families. */
export function visitFamily(procedure: ProcedureNumber): VisitFamily | undefined {
  if (procedure < firstVisit || procedure > lastVisit) return undefined
  return families.get(procedure)
}
