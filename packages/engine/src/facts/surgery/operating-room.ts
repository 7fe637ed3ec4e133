import { digitsOnly, procedureSection, surgery } from '../../codes/procedure-section.ts'
import type { ProcedureNumber } from '../../claim/procedure-number.ts'

/**
 * Services of the surgical section that are no operations: blood draws and lines, tubes into airway, chest and stomach, catheters
 * of the bladder, tests of the unborn child, wax of the ear. They are done wherever the patient is, and more than once a day.
 */
const everywhere: readonly (readonly [first: number, last: number])[] = [
  [31500, 31515],
  [31603, 31605],
  [32550, 32562],
  [36000, 36598],
  [36600, 36680],
  [43752, 43763],
  [51700, 51798],
  [59020, 59051],
  [69200, 69220],
]

/** Whether a code of CPT is an operation for which a room is made ready: surgery but what is done everywhere. */
export function isOperation(procedure: ProcedureNumber): boolean {
  if (procedureSection(procedure) !== surgery) return false
  const number = digitsOnly(procedure)
  return !everywhere.some(([first, last]) => first <= number && number <= last)
}
