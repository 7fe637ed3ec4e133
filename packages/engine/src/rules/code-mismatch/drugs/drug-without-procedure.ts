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
import { code, say, words } from '../../../sentences/say.ts'

const otherService = notApplicable('no drug or biological that OPPS pays apart (status G or K)')
const clottingFactor = notApplicable('a clotting factor, which Medicare pays by itself')
const noStatus = cannotTell('a service of the claim is not in the OPPS status indicators')

/** Drugs and biologicals with a payment of their own. */
const ofDrugs: ReadonlySet<string> = new Set(['G', 'K'])
/** Factors for bleeding disorders, which patients give themselves (42 CFR 410.63). */
const clotting = /^J7(?:1[7-9]|20|21)\d$/

/** A drug that a hospital bills to Medicare for an outpatient without any service that gives it. */
export const drugWithoutProcedure = defineGroupRule({
  id: 'drug-without-procedure',
  version: 1,
  title: 'Outpatient drug without a service that gives it',
  category: 'code-mismatch',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'claim',
  sources: [
    cite(
      'Integrated Outpatient Code Editor',
      'edit 99: claim with a drug or biological lacks an OPPS payable procedure',
      'oppsStatus',
    ),
  ],
  needs: { fields: ['procedureCode', 'claimId'], tables: ['oppsStatus'] },
  clearedBy: 'The service on another bill of the same visit, or the record that it was left out.',
  suggestedFix: 'Return the claim for the service by which the drug was given.',
  triage({ procedure, setting, billType, standing, procedureCode }, { oppsStatus }) {
    const elsewhere = unlessHospitalOutpatient({ setting, billType })
    if (elsewhere !== undefined) return elsewhere
    if (procedure === noProcedure) return noCode
    const status = oppsStatus.find(procedure)?.statusIndicator
    if (status === undefined || !ofDrugs.has(status)) return otherService
    if (clotting.test(procedureCode ?? '')) return clottingFactor
    return standing.isUnpaid ? nothingPaid : look
  },
  judge({ lines }, { tables: { oppsStatus } }) {
    const others = lines.filter((line) => !isDenied(line))
    const service = serviceAmong(others, oppsStatus)
    return eachOpenLine((line) => outcomeOf(line, service, others.length))
  },
})

function outcomeOf(line: ClaimLine, service: PaidService, lines: number): Outcome {
  const other = unlessMedicarePays(line)
  if (other !== undefined) return other
  if (service === 'billed') return pass
  if (service === 'not known') return noStatus
  const beside = lines === 1 ? words('alone') : words('with nothing but drugs and what is packaged')
  return finding({
    message: say`${code(line.procedureCode)} stands on the claim ${beside}; no service of it is paid under which the drug could have been given.`,
    lines: [line],
    evidence: cells(line, 'procedureCode', 'billType'),
    ...wholeLineAtRisk(line),
  })
}
