import type { ClaimLine } from '../../claim/claim-line.ts'
import { noProcedure } from '../../claim/procedure-number.ts'
import type { ProcedureTable } from '../../reference/look-up-tables.ts'
import type { OppsStatus } from '../../reference/procedure-rows.ts'

/** OPPS statuses of services that are paid: visits, procedures, tests, not drugs, devices or what is packaged. */
const ofServices: ReadonlySet<string> = new Set('J1 J2 P Q1 Q2 Q3 Q4 R S T U V'.split(' '))

/** Whether a paid service stands among lines. */
export type PaidService = 'billed' | 'not known' | 'none'

/** Whether one of the lines bills a service that OPPS pays; not known where one has no status. */
export function serviceAmong(
  lines: readonly ClaimLine[],
  oppsStatus: ProcedureTable<OppsStatus>,
): PaidService {
  let service: PaidService = 'none'
  for (const { procedure } of lines) {
    if (procedure === noProcedure) continue
    const status = oppsStatus.find(procedure)?.statusIndicator
    if (status === undefined) service = 'not known'
    else if (ofServices.has(status)) return 'billed'
  }
  return service
}
