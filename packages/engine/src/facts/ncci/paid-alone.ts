import { procedureNumber, type ProcedureNumber } from '../../claim/procedure-number.ts'
import type { RuleSource } from '../../rule/rule-source.ts'
import { cite } from '../../rule/rule.ts'
import { paidAlone } from './paid-alone.table.ts'

const codes: ReadonlySet<ProcedureNumber> = new Set(
  paidAlone.flatMap((row) => row.codes.map(procedureNumber)),
)

/**
 * Whether Medicare pays a service only where nothing else of the practitioner is payable that day
 * (status T): beside a visit it is the one that is not paid, whichever column a pair edit puts it in.
 */
export function isPaidAloneOnly(procedure: ProcedureNumber): boolean {
  return codes.has(procedure)
}

/** Where the status is written. */
export const paidAloneSource: RuleSource = cite(
  'Medicare Physician Fee Schedule, relative value file',
  'status T: paid only if no other service payable under the fee schedule is billed that day',
)
