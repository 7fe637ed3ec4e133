import type { BilledService } from '../../../batch/kinds/billed-services.ts'
import type { ClaimLine } from '../../../claim/claim-line.ts'
import { isoDate } from '../../../claim/day.ts'
import { isUnpaid } from '../../../claim/exposure.ts'
import { facilityKind } from '../../../facts/bills/facility-kind.ts'
import { payerProgram } from '../../../facts/payers/payer-program.ts'
import { billedDays } from '../../../facts/stays/billed-days.ts'
import type { HospitalStay } from '../../../facts/stays/hospital-stays.ts'
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
import { date, diagnosis, field, say, words } from '../../../sentences/say.ts'

const ofHospice = notApplicable('no service that a hospice would owe')
const attending = notApplicable('the attending physician, or care for another disease (GV, GW)')

/** The physician whom the patient chose, and care that has nothing to do with the terminal disease. */
const outside: ReadonlySet<string> = new Set(['GV', 'GW'])
/** The same on bills of facilities. */
const unrelated = '07'
/** Vaccines and giving them are paid beside hospice care. */
const vaccine = /^(?:90[4-7]\d\d|913\d\d|G000[89]|G0010|Q203[4-9])$/

/** Services for which Medicare paid somebody else while a hospice was paid for the patient's care. */
export const serviceDuringHospice = defineGroupRule({
  id: 'service-during-hospice',
  version: 1,
  title: 'Service of hospice care paid apart',
  category: 'unbundling',
  class: 'error',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'patient',
  sources: [
    cite('42 CFR 418.24(f)', 'waiver of other benefits while hospice care is elected'),
    cite('42 CFR 418.202', 'covered hospice services'),
    cite(
      'Medicare Claims Processing Manual',
      'chapter 11, 30.3, 40 and 50: GV, GW and condition code 07',
    ),
  ],
  needs: { fields: ['patientKey', 'billType'] },
  clearedBy: 'Proof that the care was for another disease, or that the election had ended.',
  suggestedFix:
    'Ask whether the care was for the terminal disease; if so the hospice owes it and the payment is recovered.',
  triage(service) {
    if (!isOwedByHospice(service)) return ofHospice
    if (service.modifiers.some((modifier) => outside.has(modifier))) return attending
    if (service.standing.isUnpaid) return nothingPaid
    if (!service.standing.namesPatient) return noPatient
    return service.standing.isDated ? look : noServiceDate
  },
  judge({ lines }) {
    const paid = lines.filter((line) => !isUnpaid(line))
    const stays = new StayNights(paid.map((line) => billedDays(line, 'hospice')))
    return eachOpenLine((line) => {
      if (line.conditionCodes.includes(unrelated)) return attending
      const { serviceFromDay: day = 0 } = line
      const stay = stays.of(day).find((each) => isWithin(line, each))
      if (stay) return outcomeOf(line, stay)
      return stays.isCrowded(day) ? tooManyStays : pass
    })
  },
})

/** Practitioners, equipment and outpatient hospitals; other facilities bill days of their own. */
function isOwedByHospice({ setting, billType, procedureCode = '' }: BilledService): boolean {
  if (vaccine.test(procedureCode)) return false
  if (setting === 'professional' || setting === 'dme') return true
  return setting === 'outpatient-facility' && facilityKind(billType) === 'hospital-outpatient'
}

/** After the first day and before the last, both paid by Medicare. */
function isWithin(line: ClaimLine, { line: bill, admission, discharge }: HospitalStay): boolean {
  const { serviceFromDay: from = 0, serviceThroughDay: through = from } = line
  return (
    admission < from &&
    through < discharge &&
    [line, bill].every((each) => payerProgram(each) === 'medicare')
  )
}

function outcomeOf(line: ClaimLine, { line: bill, admission, discharge }: HospitalStay): Outcome {
  const [terminal] = bill.diagnoses
  const same = line.diagnoses.find((each) => isSameDisease(each, terminal))
  const { serviceFromDay: day = 0 } = line
  const cause =
    same === undefined
      ? words('unless it was for another disease')
      : say`and ${diagnosis(same)} is the disease of the hospice's bill`
  return finding({
    ...(same === undefined && { class: 'lead' }),
    message: say`The service of ${date(day)} was paid apart while Medicare paid a hospice for the days from ${date(admission)} to ${date(discharge)} (claim ${field(bill, 'claimId')}); the hospice owes it, ${cause}.`,
    lines: [line],
    related: [bill],
    evidence: [
      { row: line.row, field: 'serviceFromDay', value: isoDate(day) },
      { row: line.row, field: 'diagnoses', value: line.diagnoses.join(' ') },
      { row: bill.row, field: 'diagnoses', value: bill.diagnoses.join(' ') },
    ],
    ...wholeLineAtRisk(line),
  })
}

/** By category: the first three characters. */
function isSameDisease(one: string, two: string | undefined): boolean {
  return two !== undefined && one.slice(0, 3) === two.slice(0, 3)
}
