import type { ClaimLine } from '../../../claim/claim-line.ts'
import { isDenied } from '../../../claim/exposure.ts'
import { noProcedure } from '../../../claim/procedure-number.ts'
import { unlessHospitalOutpatient } from '../../../facts/bills/outpatient-hospital.ts'
import { serviceAmong, type PaidService } from '../../../facts/bills/paid-services.ts'
import { unlessMedicarePays } from '../../../facts/payers/medicare-pays.ts'
import { cells } from '../../../findings/evidence.ts'
import { wholeLineAtRisk } from '../../../findings/line-at-risk.ts'
import {
  cannotTell,
  eachOpenLine,
  finding,
  look,
  notApplicable,
  pass,
  type Outcome,
} from '../../../rule/outcome.ts'
import { noCode, nothingPaid } from '../../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../../rule/rule.ts'
import { code, say } from '../../../sentences/say.ts'

const otherService = notApplicable('no device that OPPS pays apart (status H)')
const noStatus = cannotTell('a service of the claim is not in the OPPS status indicators')

/** A pass-through device that a hospital bills to Medicare for an outpatient without any procedure. */
export const deviceWithoutProcedure = defineGroupRule({
  id: 'device-without-procedure',
  version: 1,
  title: 'Outpatient device without a procedure that uses it',
  category: 'code-mismatch',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'claim',
  sources: [
    cite(
      'Integrated Outpatient Code Editor',
      'edit 98: claim with a pass-through device lacks the procedure that it needs',
      'oppsStatus',
    ),
  ],
  needs: { fields: ['procedureCode', 'claimId'], tables: ['oppsStatus'] },
  clearedBy: 'The procedure on another bill of the same visit, or the record that it was left out.',
  suggestedFix: 'Return the claim for the procedure in which the device was used.',
  triage({ procedure, setting, billType, standing }, { oppsStatus }) {
    const elsewhere = unlessHospitalOutpatient({ setting, billType })
    if (elsewhere !== undefined) return elsewhere
    if (procedure === noProcedure) return noCode
    if (oppsStatus.find(procedure)?.statusIndicator !== 'H') return otherService
    return standing.isUnpaid ? nothingPaid : look
  },
  judge({ lines }, { tables: { oppsStatus } }) {
    const service = serviceAmong(
      lines.filter((line) => !isDenied(line)),
      oppsStatus,
    )
    return eachOpenLine((line) => outcomeOf(line, service))
  },
})

function outcomeOf(line: ClaimLine, service: PaidService): Outcome {
  const other = unlessMedicarePays(line)
  if (other !== undefined) return other
  if (service === 'billed') return pass
  if (service === 'not known') return noStatus
  return finding({
    message: say`${code(line.procedureCode)} is a device that is paid apart; no service of the claim is paid in which it could have been used.`,
    lines: [line],
    evidence: cells(line, 'procedureCode', 'billType'),
    ...wholeLineAtRisk(line),
  })
}
