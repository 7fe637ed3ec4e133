import type { ClaimLine } from '../../claim/claim-line.ts'
import type { MueLimit } from '../../reference/ncci-rows.ts'
import { isOwedElsewhere } from '../payers/owed-elsewhere.ts'
import { payerProgram } from '../payers/payer-program.ts'

/**
 * Whether a limit of zero says nothing about the line: it stands for what Medicare does not pay at
 * all. Private payers cover by terms of their own, and preventive, childhood and family planning
 * services are owed by all other payers.
 */
export function isZeroOfMedicareOnly(line: ClaimLine, limit: MueLimit): boolean {
  if (limit.units > 0 || limit.isMedicaids) return false
  const program = payerProgram(line)
  if (program === 'other') return true
  return (
    program !== 'medicare' &&
    program !== 'medicare-plan' &&
    isOwedElsewhere(line.procedure, line.serviceFromDay)
  )
}
