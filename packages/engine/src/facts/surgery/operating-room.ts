import type { ProcedureNumber } from '../../claim/procedure-number.ts'
import { digitsOnly, procedureSection, surgery } from '../../codes/procedure-section.ts'
import { doneEverywhere } from './done-everywhere.table.ts'

/** Whether a code of CPT is an operation for which a room is made ready: surgery but what is done everywhere. */
export function needsOperatingRoom(procedure: ProcedureNumber): boolean {
  if (procedureSection(procedure) !== surgery) return false
  const number = digitsOnly(procedure)
  return !doneEverywhere.some(({ first, last }) => first <= number && number <= last)
}
