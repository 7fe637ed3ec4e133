import type { BilledService } from '../../../batch/kinds/billed-services.ts'
import { settingOf } from '../../../batch/setting.ts'
import type { ClaimLine } from '../../../claim/claim-line.ts'
import { payerProgram } from '../../../facts/payers/payer-program.ts'
import { pricedAmount, pricedField } from '../../../facts/prices/file-prices.ts'
import { cells } from '../../../findings/evidence.ts'
import { shareAtRisk } from '../../../findings/line-at-risk.ts'
import type { FindingClass } from '../../../result/finding.ts'
import {
  cannotTell,
  finding,
  lookAt,
  notApplicable,
  pass,
  type FindingOutcome,
} from '../../../rule/outcome.ts'
import { denied, noAllowedOrPaid, noUnits } from '../../../rule/reasons.ts'
import { cite, defineLineRule } from '../../../rule/rule.ts'
import { code, count, decimal, money, say } from '../../../sentences/say.ts'

const noDrug = notApplicable('no drug code (J or Q) whose price the limits give')
const otherBill = notApplicable('a bill on which drugs are not paid by the limits')
const notListed = cannotTell('the payment limits do not have the drug')
const otherQuarter = cannotTell('no payment limits of the quarter of the date of service')
const noLimit = notApplicable('the limit of the drug is zero')

/** Rounding, and fees that a contractor adds; above it Medicare's own price was not used. */
const medicareMost = 1.03

/** Contracts of other payers lie below these: of hospitals far above those of practitioners. */
const othersMost = { practitioner: 3, hospital: 10 }

/** Drugs given by a practitioner or hospital that were paid above Medicare's limit. */
export const drugPaymentOverLimit = defineLineRule({
  id: 'drug-payment-over-limit',
  version: 1,
  title: 'Drug paid above the Medicare payment limit',
  category: 'overpayment',
  class: 'error',
  basis: 'benchmark',
  auditTypes: ['medical'],
  sources: [
    cite('Social Security Act', '1847A: average sales price plus 6%'),
    cite('Medicare ASP drug pricing files', 'payment limit of the quarter', 'drugPaymentLimits'),
  ],
  needs: { fields: ['procedureCode', 'units'], tables: ['drugPaymentLimits'] },
  clearedBy: 'A price set by the contractor, or the contract rate for the drug.',
  suggestedFix: 'Compare units and price with the drug given, and price the line again.',
  triage(service, { drugPaymentLimits }) {
    if (!isPricedDrug(service)) return noDrug
    if (!isPaidByDrug(service)) return otherBill
    if (service.standing.isDenied) return denied
    const limit = drugPaymentLimits.find(service.procedure)
    if (limit === undefined) return notListed
    return limit.unitDollars > 0 ? lookAt(limit) : noLimit
  },
  judge(line, { consulted }, { unitDollars }) {
    if (!consulted('drugPaymentLimits').inForce) return otherQuarter
    const { units } = line
    if (units === undefined || units <= 0) return noUnits
    const amount = pricedAmount(line)
    if (amount === undefined) return noAllowedOrPaid
    const isMedicare = payerProgram(line) === 'medicare'
    const due = unitDollars * 100 * units
    const times = isMedicare ? 1 : othersMost[isHospitals(line) ? 'hospital' : 'practitioner']
    const most = due * (isMedicare ? medicareMost : times) + 1
    return amount <= most ? pass : flag(line, { amount, unitDollars, due, times, units })
  },
})

/** Vaccines and blood are priced otherwise, and clotting factors with a fee for furnishing them. */
function isPricedDrug({ procedureCode = '' }: BilledService): boolean {
  return /^[JQ]\d{4}$/.test(procedureCode) && !/^J7(?:1[789]|20|21)/.test(procedureCode)
}

/** Dialysis facilities, clinics and critical access hospitals are paid otherwise; pumps by another fee. */
function isPaidByDrug({ setting, billType, modifiers }: BilledService): boolean {
  if (modifiers.includes('KD') || modifiers.includes('RR')) return false
  if (setting !== 'professional' && setting !== 'outpatient-facility') return false
  return billType === undefined || /^(?:1[23]|83)/.test(billType)
}

interface Excess {
  readonly amount: number
  readonly unitDollars: number
  readonly due: number
  /** What is paid at most, in limits: 1 under Medicare. */
  readonly times: number
  readonly units: number
}

function flag(line: ClaimLine, excess: Excess): FindingOutcome {
  const { amount, unitDollars, due, times, units } = excess
  const field = pricedField(line)
  return finding({
    message: say`${money(amount)} for ${count(units)} of ${code(line.procedureCode)} is ${decimal(amount / due, 2)} times Medicare's limit of $${decimal(unitDollars, 3)} for a unit.`,
    class: classOf(line, times === 1),
    lines: [line],
    evidence: cells(line, 'procedureCode', 'units', field),
    ...shareAtRisk(line, 1 - (due * times) / amount),
  })
}

/** A hospital may be paid by a system of its state. */
function classOf(line: ClaimLine, isMedicare: boolean): FindingClass {
  if (!isMedicare) return 'outlier'
  return isHospitals(line) ? 'lead' : 'error'
}

function isHospitals(line: ClaimLine): boolean {
  return settingOf(line) === 'outpatient-facility'
}
