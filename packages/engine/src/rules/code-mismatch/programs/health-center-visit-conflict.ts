import type { ClaimLine } from '../../../claim/claim-line.ts'
import { day as dayOf } from '../../../claim/day.ts'
import { isDenied } from '../../../claim/exposure.ts'
import { facilityKind } from '../../../facts/bills/facility-kind.ts'
import { HealthCenterClaim } from '../../../facts/bills/health-center-claim.ts'
import {
  isRevenueOfVisits,
  isSurelyVisit,
  isVisitPayment,
} from '../../../facts/bills/health-center-visits.ts'
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
import { noBillType, noServiceDate } from '../../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../../rule/rule.ts'
import { code, date, field, say } from '../../../sentences/say.ts'

const notCenter = notApplicable('not the bill of a federally qualified health center (type 77x)')
const noVisit = notApplicable('no visit that a health center is paid for')
const beforeRates = notApplicable('before health centers were paid by visit codes (October 2014)')
const alone = cannotTell('the payment code stands alone on its day; the file may leave lines out')

const byVisitCodes = dayOf('2014-10-01')

/** Visits of health centers whose payment code, visit and revenue code do not go together. */
export const healthCenterVisitConflict = defineGroupRule({
  id: 'health-center-visit-conflict',
  version: 1,
  title: 'Health center visit that its own lines do not support',
  category: 'code-mismatch',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'claim',
  sources: [
    cite('42 CFR 405.2462', 'payment of federally qualified health centers by visit'),
    cite('Medicare Claims Processing Manual', 'chapter 9, 60.2: billing under the payment system'),
    cite('Integrated Outpatient Code Editor', 'edits 88, 89 and 90'),
  ],
  needs: { fields: ['claimId', 'billType', 'procedureCode'] },
  clearedBy: 'The claim as it was billed, where the file leaves lines of it out.',
  suggestedFix:
    'Return the claim; it is billed again with the payment code, its visit, and the revenue code of the visit.',
  triage({ billType, setting, procedureCode, standing }) {
    if (setting !== 'outpatient-facility') return notCenter
    if (billType === undefined) return noBillType
    if (facilityKind(billType) !== 'health-center') return notCenter
    if (!isVisitPayment({ procedureCode }) && !isSurelyVisit({ procedureCode })) return noVisit
    if (standing.isDenied) return noVisit
    return standing.isDated ? look : noServiceDate
  },
  judge({ lines }) {
    const claim = new HealthCenterClaim(lines.filter((line) => !isDenied(line)))
    return eachOpenLine((line) => outcomeOf(line, claim))
  },
})

function outcomeOf(line: ClaimLine, claim: HealthCenterClaim): Outcome {
  const { serviceFromDay: day } = line
  if (day === undefined) return noServiceDate
  if (day < byVisitCodes) return beforeRates
  const other = unlessMedicarePays(line)
  if (other !== undefined) return other
  if (isVisitPayment(line)) return outcomeOfPayment(line, claim)
  if (claim.hasPayment) return pass
  return finding({
    message: say`Claim ${field(line, 'claimId')} bills the visit ${code(line.procedureCode)} of ${date(day)} without a code by which health centers are paid (G0466 to G0470).`,
    lines: [line],
    evidence: cells(line, 'claimId', 'procedureCode', 'billType'),
  })
}

function outcomeOfPayment(payment: ClaimLine, claim: HealthCenterClaim): Outcome {
  const { revenueCode } = payment
  if (revenueCode !== undefined && !isRevenueOfVisits(revenueCode.padStart(4, '0'))) {
    return finding({
      message: say`${code(payment.procedureCode)} stands under revenue code ${field(payment, 'revenueCode')}, which is for no visit of a health center.`,
      lines: [payment],
      evidence: cells(payment, 'procedureCode', 'revenueCode', 'billType'),
    })
  }
  if (claim.hasVisitOf(payment)) return pass
  const named = claim.serviceBeside(payment)
  if (named === undefined) return alone
  return finding({
    message: say`${code(payment.procedureCode)} pays a visit of a health center, and no line of its day is a visit that it pays.`,
    lines: [payment],
    related: [named],
    evidence: cells(payment, 'claimId', 'procedureCode', 'billType'),
    ...wholeLineAtRisk(payment),
  })
}
