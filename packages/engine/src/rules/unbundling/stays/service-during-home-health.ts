import type { BilledService } from '../../../batch/kinds/billed-services.ts'
import type { ClaimLine } from '../../../claim/claim-line.ts'
import { facilityKind } from '../../../facts/bills/facility-kind.ts'
import { isAlwaysTherapy, therapyModifiers } from '../../../facts/modifiers/therapy-services.ts'
import { payerProgram } from '../../../facts/payers/payer-program.ts'
import {
  homeHealthPeriods,
  type HomeHealthPeriod,
} from '../../../facts/stays/home-health-periods.ts'
import { cells } from '../../../findings/evidence.ts'
import { wholeLineAtRisk } from '../../../findings/line-at-risk.ts'
import { eachOpenLine, finding, look, notApplicable, pass } from '../../../rule/outcome.ts'
import { noPatient, noServiceDate, nothingPaid } from '../../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../../rule/rule.ts'
import { code, date, field, say, words } from '../../../sentences/say.ts'

const notIncluded = notApplicable('no service that the payment of a home health agency includes')

/**
 * Nonroutine supplies of the agency whoever delivers them, by the families of the yearly list of CMS: of catheters, ostomies, the
 * windpipe and chest drains, dressings, tape and enemas. Written 2026-11.
 */
const supplies =
  /^A(?:4212|4248|43[1-9]\d|44(?:[0-3]\d|5[025689]|6[13]|81)|46(?:05|2[3-69]|49|57)|50[5-9]\d|51\d\d|5200|60[1-9]\d|6[1-3]\d\d|64[0-4]\d|645[0-7]|704[01578]|75(?:0[1-9]|2[0-7]))$/

/** Therapy and supplies paid apart on days for which Medicare pays a home health agency with all that it owes. */
export const serviceDuringHomeHealth = defineGroupRule({
  id: 'service-during-home-health',
  version: 2,
  title: 'Service of home health care paid apart',
  category: 'unbundling',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'patient',
  sources: [
    cite('Social Security Act', '1842(b)(6)(F): consolidated billing of home health care'),
    cite('Medicare Claims Processing Manual', 'chapter 10, 20: therapy and supplies of the period'),
  ],
  needs: { fields: ['patientKey', 'billType', 'procedureCode'] },
  clearedBy:
    'Proof that the patient was not under a plan of care of the agency that day, or that a physician gave the therapy.',
  suggestedFix:
    'Compare the dates with the plan of care; if they hold, the agency owes the service and the separate payment is recovered.',
  triage(service) {
    if (serviceOf(service) === undefined) return notIncluded
    if (service.standing.isUnpaid) return nothingPaid
    if (!service.standing.namesPatient) return noPatient
    return service.standing.isDated ? look : noServiceDate
  },
  judge({ lines, identified }) {
    const periods = longestSoFar(homeHealthPeriods(lines).filter(({ line }) => isMedicare(line)))
    return eachOpenLine((line, service) => {
      if (!identified) return noPatient
      const says = serviceOf(service)
      if (says === undefined) return notIncluded
      const period = periodAround(line, periods)
      if (period === undefined || !isMedicare(line)) return pass
      return finding({
        message: say`${words(says)} (${code(line.procedureCode)}) was paid apart on ${date(line.serviceFromDay ?? 0)}, while Medicare paid a home health agency for the days from ${date(period.first)} to ${date(period.last)} (claim ${field(period.line, 'claimId')}); that payment includes it.`,
        lines: [line],
        related: [period.line],
        evidence: [
          ...cells(line, 'procedureCode', 'serviceFromDay'),
          ...cells(period.line, 'billType'),
        ],
        ...wholeLineAtRisk(line),
      })
    })
  },
})

/** What a service is, as a sentence names it; undefined for what is paid apart from the agency. */
function serviceOf(service: BilledService): string | undefined {
  const { setting, billType, procedure, procedureCode = '', modifiers } = service
  if (setting === 'dme') return supplies.test(procedureCode) ? 'A supply' : undefined
  const isTherapy = isAlwaysTherapy(procedure) && therapyModifiers(modifiers).length > 0
  if (!isTherapy) return undefined
  if (setting === 'professional') return 'Therapy'
  return setting === 'outpatient-facility' && facilityKind(billType) === 'hospital-outpatient'
    ? 'Therapy'
    : undefined
}

/** Of the periods that begin by each first day, in order, the one that ends last. */
function longestSoFar(periods: readonly HomeHealthPeriod[]): readonly HomeHealthPeriod[][] {
  let longest: HomeHealthPeriod | undefined
  return periods
    .toSorted((one, other) => one.first - other.first)
    .map((period) => {
      if (longest === undefined || period.last > longest.last) longest = period
      return [period, longest]
    })
}

/** After the first visit and before the last: the days around them may be before or after the care. */
function periodAround(
  line: ClaimLine,
  periods: readonly HomeHealthPeriod[][],
): HomeHealthPeriod | undefined {
  const { serviceFromDay: from = 0, serviceThroughDay: through = from } = line
  let [low, high] = [0, periods.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((periods[middle]?.[0]?.first ?? from) < from) low = middle + 1
    else high = middle
  }
  const longest = periods[low - 1]?.[1]
  return longest && through < longest.last ? longest : undefined
}

function isMedicare(line: ClaimLine): boolean {
  const program = payerProgram(line)
  return program === 'medicare' || program === 'medicare-plan'
}
