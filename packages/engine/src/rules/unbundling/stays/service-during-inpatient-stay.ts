import type { BilledService } from '../../../batch/kinds/billed-services.ts'
import type { ClaimLine } from '../../../claim/claim-line.ts'
import { isoDate } from '../../../claim/day.ts'
import { isDenied } from '../../../claim/exposure.ts'
import { bundledIntoStay, isSureOfDay } from '../../../facts/stays/bundled-into-stay.ts'
import type { HospitalStay } from '../../../facts/stays/hospital-stays.ts'
import { claimsWithLeave, isOnLeave } from '../../../facts/stays/leave-of-absence.ts'
import { StayNights } from '../../../facts/stays/stay-nights.ts'
import { stayOfLine } from '../../../facts/stays/stay-of-line.ts'
import { payerProgram } from '../../../facts/payers/payer-program.ts'
import { toTwoPayers } from '../../../facts/payers/two-payers.ts'
import { wholeLineAtRisk } from '../../../findings/line-at-risk.ts'
import { cannotTell, eachOpenLine, finding, look, notApplicable } from '../../../rule/outcome.ts'
import { pass, type Outcome } from '../../../rule/outcome.ts'
import {
  noBillType,
  noPatient,
  noServiceDate,
  nothingPaid,
  tooManyStays,
} from '../../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../../rule/rule.ts'
import { date, field, say, words } from '../../../sentences/say.ts'

const notBundled = notApplicable('no service that the payment of a hospital stay would include')
const noStays = cannotTell('the file does not say when hospital stays began and ended')

/** Services paid apart on a day on which the payment of a hospital stay already included them. */
export const serviceDuringInpatientStay = defineGroupRule({
  id: 'service-during-inpatient-stay',
  version: 4,
  title: 'Service, equipment or ambulance during a hospital stay',
  category: 'unbundling',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'patient',
  sources: [
    cite('Medicare Claims Processing Manual', 'chapter 3, 10.4: services included in the stay'),
    cite('Medicare Claims Processing Manual', 'chapter 20, 210: equipment during a stay'),
    cite('42 CFR 411.15(m)', 'services to hospital patients'),
    cite('Medicare Claims Processing Manual', 'chapter 10, 30.9: home health during a stay'),
  ],
  needs: { fields: ['patientKey'] },
  clearedBy:
    'The record of a leave of absence, the right dates of both claims, or a stay that Part A does not pay.',
  suggestedFix:
    'Compare the dates with both records; if they hold, the hospital owes the service and the separate payment is recovered.',
  triage(service) {
    const { setting, billType, standing } = service
    if (setting === 'outpatient-facility' && billType === undefined) return noBillType
    if (bundledIntoStay(service) === undefined) return notBundled
    if (standing.isUnpaid) return nothingPaid
    if (!standing.namesPatient) return noPatient
    return standing.isDated ? look : noServiceDate
  },
  judge({ lines }, { has }) {
    const stays = new StayNights()
    let isStayKnown = has('admissionDay') && has('dischargeDay')
    for (const line of lines) {
      const stay = isDenied(line) ? undefined : stayOfLine(line)
      if (!stay) continue
      stays.add(stay)
      isStayKnown = true
    }
    if (!isStayKnown) return noStays
    const claimsOnLeave = claimsWithLeave(lines)
    return eachOpenLine((line, service) => {
      const { serviceFromDay: day = 0 } = line
      const stay = stays.of(day).find((each) => isWithin(line, each))
      if (stay) return outcomeOf(line, service, stay, claimsOnLeave)
      return stays.isCrowded(day) ? tooManyStays : pass
    })
  },
})

/** After the day of admission and before that of discharge, with all days that the line spans. */
function isWithin(line: ClaimLine, { line: bill, admission, discharge }: HospitalStay): boolean {
  const { serviceFromDay: from = 0, serviceThroughDay: through = from } = line
  return admission < from && through < discharge && !toTwoPayers(line, bill)
}

function outcomeOf(
  line: ClaimLine,
  service: BilledService,
  stay: HospitalStay,
  claimsOnLeave: ReadonlySet<string | undefined>,
): Outcome {
  const kind = bundledIntoStay(service)
  const { serviceFromDay: day = 0 } = line
  if (kind === undefined) return notBundled
  // Equipment for the home may be delivered so that the patient learns to use it.
  if (kind === 'equipment' && day >= stay.discharge - 2) return pass
  const leave = isOnLeave(stay, day, claimsOnLeave)
  if (leave === 'yes') return pass
  const sure = leave === 'no' && isSureOfDay(service) && [line, stay.line].every(isPaidByMedicare)
  return finding({
    class: sure ? 'error' : 'lead',
    message: say`This ${words(names[kind])} was paid apart on ${date(day)}, while the patient was in a hospital from ${date(stay.admission)} to ${date(stay.discharge)} (claim ${field(stay.line, 'claimId')}); ${words(reasons[kind])}.`,
    lines: [line],
    related: [stay.line],
    evidence: [
      { row: line.row, field: 'serviceFromDay', value: isoDate(day) },
      { row: stay.line.row, field: 'admissionDay', value: isoDate(stay.admission) },
      { row: stay.line.row, field: 'dischargeDay', value: isoDate(stay.discharge) },
    ],
    ...wholeLineAtRisk(line),
  })
}

const names = {
  outpatient: 'outpatient service of a hospital',
  'home-visit': 'visit to the home',
  equipment: 'medical equipment or supply',
  ambulance: 'ambulance service',
  technical: 'technical component',
  laboratory: 'laboratory test',
  office: 'operation or image in an office',
} as const

const included = 'the payment of a stay includes it'

const reasons = {
  outpatient: included,
  'home-visit': 'nobody who is in a hospital is visited at home',
  equipment: included,
  ambulance: included,
  technical: included,
  laboratory: included,
  office: 'nobody who is in a hospital is treated in an office',
} as const

function isPaidByMedicare(line: ClaimLine): boolean {
  return payerProgram(line) === 'medicare'
}
