import type { InpatientProcedure } from '../../claim/claim-line.ts'
import type { CodeTable } from '../../reference/look-up-tables.ts'
import type { AcquiredConditions } from '../../reference/drg-rows.ts'
import type { MarkedDiagnosis } from './admission-marks.ts'

/** Conditions that a diagnosis alone is: the others need an operation of the stay, too (42 CFR 412.154). */
const byDiagnosis: ReadonlySet<number> = new Set([1, 2, 3, 4, 5, 7, 9])
/** Infections of the urinary tract, which only a catheter makes one. */
const urinaryInfection = 6
const ofCatheter = /^T8351/

/** Not present on admission, or not known from the record to be: Medicare pays nothing more for it. */
const arose: ReadonlySet<string> = new Set(['N', 'U'])

/** A hospital-acquired condition of a stay. */
export interface AcquiredCondition extends MarkedDiagnosis {
  /** As Medicare numbers it. */
  readonly condition: number
}

/** Secondary diagnoses that are hospital-acquired conditions and were not present on admission. */
export function acquiredConditions(
  diagnoses: readonly MarkedDiagnosis[],
  procedures: readonly InpatientProcedure[],
  table: CodeTable<AcquiredConditions>,
): readonly AcquiredCondition[] {
  const secondary = diagnoses.slice(1).filter(({ mark }) => arose.has(mark))
  const ofProcedures = new Set(procedures.flatMap(({ code }) => table.find(code)?.conditions ?? []))
  const hasCatheter = secondary.some(({ code }) => ofCatheter.test(code))
  const counts = (condition: number) =>
    byDiagnosis.has(condition) ||
    (condition === urinaryInfection ? hasCatheter : ofProcedures.has(condition))
  return secondary.flatMap((each) => {
    const condition = table.find(each.code)?.conditions.find(counts)
    return condition === undefined ? [] : [{ ...each, condition }]
  })
}
