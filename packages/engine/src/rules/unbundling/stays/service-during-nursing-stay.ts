import type { BilledService } from '../../../batch/kinds/billed-services.ts'
import type { ClaimLine } from '../../../claim/claim-line.ts'
import { isoDate } from '../../../claim/day.ts'
import { isUnpaid } from '../../../claim/exposure.ts'
import { isAlwaysTherapy } from '../../../facts/modifiers/therapy-services.ts'
import { payerProgram } from '../../../facts/payers/payer-program.ts'
import { billedDays } from '../../../facts/stays/billed-days.ts'
import type { HospitalStay } from '../../../facts/stays/hospital-stays.ts'
import {
  nursingService,
  type NursingService,
} from '../../../facts/stays/nursing/nursing-services.ts'
import { StayNights } from '../../../facts/stays/stay-nights.ts'
import { wholeLineAtRisk } from '../../../findings/line-at-risk.ts'
import {
  eachOpenLine,
  finding,
  look,
  notApplicable,
  pass,
  type Outcome,
} from '../../../rule/outcome.ts'
import { noPatient, noServiceDate, nothingPaid, tooManyStays } from '../../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../../rule/rule.ts'
import { date, field, say, words } from '../../../sentences/say.ts'

const notIncluded = notApplicable('no service that the payment of a nursing facility would include')

/** Services paid apart on days that Medicare paid a skilled nursing facility for with all that it owes. */
export const serviceDuringNursingStay = defineGroupRule({
  id: 'service-during-nursing-stay',
  version: 3,
  title: 'Service of a skilled nursing stay paid apart',
  category: 'unbundling',
  class: 'error',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'patient',
  sources: [
    cite('42 CFR 411.15(p)', 'services to residents of skilled nursing facilities'),
    cite('Medicare Claims Processing Manual', 'chapter 6, 20: consolidated billing'),
  ],
  needs: { fields: ['patientKey', 'billType'] },
  clearedBy: 'The right dates of both claims, or proof that Part A did not pay the day.',
  suggestedFix:
    'Compare the dates with both records; if they hold, the facility owes the service and the separate payment is recovered.',
  triage(service) {
    if (serviceOf(service) === undefined) return notIncluded
    if (service.standing.isUnpaid) return nothingPaid
    if (!service.standing.namesPatient) return noPatient
    return service.standing.isDated ? look : noServiceDate
  },
  judge({ lines }) {
    const paid = lines.filter((line) => !isUnpaid(line))
    const stays = new StayNights(paid.map((line) => billedDays(line, 'skilled-nursing')))
    return eachOpenLine((line, service) => {
      const { serviceFromDay: day = 0 } = line
      const stay = stays.of(day).find((each) => isWithin(line, each))
      if (stay) return outcomeOf(line, service, stay)
      return stays.isCrowded(day) ? tooManyStays : pass
    })
  },
})

function serviceOf(service: BilledService): NursingService | undefined {
  return nursingService(service, isAlwaysTherapy(service.procedure))
}

/** After the first day and before the last, both paid by Medicare: Part A of others pays no such stay. */
function isWithin(line: ClaimLine, { line: bill, admission, discharge }: HospitalStay): boolean {
  const { serviceFromDay: from = 0, serviceThroughDay: through = from } = line
  const programs = [line, bill].map(payerProgram)
  return admission < from && through < discharge && programs.every(isMedicare)
}

function isMedicare(program: ReturnType<typeof payerProgram>): boolean {
  return program === 'medicare' || program === 'medicare-plan'
}

function outcomeOf(line: ClaimLine, service: BilledService, stay: HospitalStay): Outcome {
  const kind = serviceOf(service)
  if (kind === undefined) return notIncluded
  const isSure =
    (kind === 'therapy' || kind === 'technical') &&
    [line, stay.line].every((each) => payerProgram(each) === 'medicare')
  const { serviceFromDay: day = 0 } = line
  return finding({
    ...(!isSure && { class: 'lead' }),
    message: say`${words(names[kind])} was paid apart on ${date(day)}, while Medicare paid a skilled nursing facility for the days from ${date(stay.admission)} to ${date(stay.discharge)} (claim ${field(stay.line, 'claimId')}); that payment includes it.`,
    lines: [line],
    related: [stay.line],
    evidence: [
      { row: line.row, field: 'serviceFromDay', value: isoDate(day) },
      { row: stay.line.row, field: 'billType', value: stay.line.billType ?? '' },
      { row: stay.line.row, field: 'serviceFromDay', value: isoDate(stay.admission) },
    ],
    ...wholeLineAtRisk(line),
  })
}

const names: Readonly<Record<NursingService, string>> = {
  therapy: 'Therapy',
  technical: 'A technical component',
  laboratory: 'A laboratory test',
  imaging: 'An X-ray',
  incident: 'An injection or infusion by the staff of a practitioner',
  equipment: 'Medical equipment or a supply',
  ambulance: 'A trip of an ambulance',
}
