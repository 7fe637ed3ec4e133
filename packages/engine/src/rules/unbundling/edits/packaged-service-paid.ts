import type { ClaimLine } from '../../../claim/claim-line.ts'
import { noProcedure } from '../../../claim/procedure-number.ts'
import { ClaimStatuses } from '../../../facts/outpatient/claim-statuses.ts'
import { unlessHospitalOutpatient } from '../../../facts/bills/outpatient-hospital.ts'
import { packagedBy } from '../../../facts/outpatient/packaging.ts'
import { unlessMedicarePays } from '../../../facts/payers/medicare-pays.ts'
import { cells } from '../../../findings/evidence.ts'
import { wholeLineAtRisk } from '../../../findings/line-at-risk.ts'
import { arePaymentsSpread } from '../../../facts/outpatient/spread-payments.ts'
import {
  cannotTell,
  eachOpenLine,
  finding,
  look,
  pass,
  type Outcome,
} from '../../../rule/outcome.ts'
import { noCode, noServiceDate, nothingPaid } from '../../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../../rule/rule.ts'
import { code, date, say, words } from '../../../sentences/say.ts'

const noStatus = cannotTell('the OPPS status indicators do not have the code')
const spread = cannotTell(
  'most packaged lines of the file have money: payments are spread over the lines of a claim',
)

/** Services of a hospital's outpatient claim whose payment is part of another, and which have money of their own. */
export const packagedServicePaid = defineGroupRule({
  id: 'packaged-service-paid',
  version: 1,
  title: 'Packaged outpatient service paid on its own',
  category: 'unbundling',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'claim',
  sources: [
    cite('42 CFR 419.2(b)', 'costs that are packaged under OPPS', 'oppsStatus'),
    cite(
      'Medicare Claims Processing Manual',
      'chapter 4, 10.4: packaging; 10.2.3: comprehensive APCs',
    ),
  ],
  needs: { fields: ['procedureCode', 'claimId'], tables: ['oppsStatus'] },
  clearedBy:
    'The remittance, where the payer spreads one payment over the lines, or a hospital that OPPS does not pay.',
  suggestedFix:
    'Compare with the remittance of the claim; recover what was paid for the packaged line.',
  triage({ procedure, setting, billType, standing }, { oppsStatus }) {
    const elsewhere = unlessHospitalOutpatient({ setting, billType })
    if (elsewhere !== undefined) return elsewhere
    if (procedure === noProcedure) return noCode
    if (oppsStatus.find(procedure) === undefined) return noStatus
    return standing.isUnpaid ? nothingPaid : look
  },
  judge({ lines }, { tables: { oppsStatus }, memories }) {
    const statuses = new ClaimStatuses(lines, oppsStatus)
    return eachOpenLine((line) => {
      const outcome = outcomeOf(line, statuses)
      const isDoubtful = outcome.kind === 'finding' && arePaymentsSpread(oppsStatus, memories)
      return isDoubtful ? spread : outcome
    })
  },
})

function outcomeOf(line: ClaimLine, statuses: ClaimStatuses): Outcome {
  const { serviceFromDay: day, procedureCode = '' } = line
  const status = statuses.of(line)
  if (status === undefined) return noStatus
  if (day === undefined) return noServiceDate
  const packaging = packagedBy(
    { procedureCode, status },
    statuses.besides(line, 'day'),
    statuses.besides(line, 'claim'),
  )
  if (packaging === undefined) return pass
  const other = unlessMedicarePays(line)
  if (other !== undefined) return other
  return finding({
    message: say`${code(procedureCode)} was paid on an outpatient bill of a hospital on ${date(day)}; under OPPS it is ${words(packaging.says)}.`,
    lines: [line],
    evidence: cells(line, 'procedureCode', 'billType'),
    ...wholeLineAtRisk(line),
  })
}
