import { isoDate } from '../../claim/day.ts'
import {
  hospitalStays,
  isWholeStay,
  stayName,
  type HospitalStay,
} from '../../facts/stays/hospital-stays.ts'
import { isOfOtherHospital, sameHospital } from '../../facts/stays/same-hospital.ts'
import { StaysByDischarge } from '../../facts/stays/stays-by-discharge.ts'
import { payerProgram } from '../../facts/payers/payer-program.ts'
import { toTwoPayers } from '../../facts/payers/two-payers.ts'
import { wholeLineAtRisk } from '../../findings/line-at-risk.ts'
import {
  cannotTell,
  eachOpenLine,
  finding,
  look,
  notApplicable,
  pass,
  type Outcome,
} from '../../rule/outcome.ts'
import { denied, noPatient, principalBlank, tooManyStays } from '../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../rule/rule.ts'
import { count, say } from '../../sentences/say.ts'

const mostDays = 30

/** Left against advice, still a patient, or moved to another hospital, from which patients come back. */
const endsOtherwise = /^(?:0?[257]|30|43|6[2356]|8[2589]|9[0134])$/

/** Births, chemotherapy, dialysis and the like, deliveries: stays that come as planned, or are another person's. */
const planned = /^(?:Z3[378]|Z5[12]|Z49|O|P)/

/** The hospital says that the second stay of a day has another cause (NUBC). */
const unrelated = 'B4'

const noStay = notApplicable('no bill of a whole hospital stay')
const noDates = cannotTell('no claim number, no admission or no discharge on the line')

/** A patient whom a hospital admits again for the same disease, on the day of discharge or within 30 days. */
export const readmissionSameHospital = defineGroupRule({
  id: 'readmission-same-hospital',
  version: 2,
  title: 'Readmission to the same hospital for the same disease',
  category: 'duplicate',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'patient',
  sources: [cite('Medicare Claims Processing Manual', 'chapter 3, 40.2.5: repeat admissions')],
  needs: { fields: ['patientKey', 'admissionDay', 'dischargeDay'] },
  clearedBy: 'A planned second stay, or records that show another cause.',
  suggestedFix:
    'Have the hospital combine stays of one day on one claim; review the record of the others.',
  triage({ setting, standing }) {
    if (setting !== 'inpatient-facility') return noStay
    return standing.isDenied ? denied : look
  },
  judge({ lines, identified }) {
    const stays = hospitalStays(lines)
    const byDischarge = new StaysByDischarge(stays)
    const byLine = new Map(stays.map((stay) => [stay.line, stay]))
    const known = new Set(stays.map(({ line }) => line.claimId))
    return eachOpenLine((line) => {
      if (!isWholeStay(line)) return noStay
      if (!identified) return noPatient
      if (!known.has(line.claimId)) return noDates
      if (line.isPrincipalBlank) return principalBlank
      const stay = byLine.get(line)
      return stay ? outcomeOf(stay, byDischarge) : pass
    })
  },
})

/** The last stay before, within the days. */
function stayBefore(stay: HospitalStay, stays: StaysByDischarge): HospitalStay | undefined {
  for (let day = stay.admission; day >= stay.admission - mostDays; day--) {
    const before = stays.endingOn(day, stay).find((each) => isReadmission(each, stay))
    if (before) return before
  }
  return undefined
}

function isCrowdedBefore(stay: HospitalStay, stays: StaysByDischarge): boolean {
  for (let day = stay.admission; day >= stay.admission - mostDays; day--)
    if (stays.isCrowded(day, stay)) return true
  return false
}

function outcomeOf(stay: HospitalStay, stays: StaysByDischarge): Outcome {
  const { line, admission } = stay
  const before = stayBefore(stay, stays)
  if (!before) return isCrowdedBefore(stay, stays) ? tooManyStays : pass
  const days = admission - before.discharge
  const isOneDay = days === 0
  const isSure =
    isOneDay &&
    sameHospital(line, before.line) === 'npi' &&
    !line.conditionCodes.includes(unrelated) &&
    [line, before.line].every((each) => payerProgram(each) === 'medicare')
  return finding({
    class: isSure ? 'error' : 'lead',
    message: isOneDay
      ? say`The same hospital admitted the patient again for the same disease on the day of discharge: ${stayName(before)} and ${stayName(stay)}; both are one stay on one claim.`
      : say`The same hospital admitted the patient again for the same disease after ${count(days, 'day')}: ${stayName(before)} and ${stayName(stay)}.`,
    lines: [line],
    related: [before.line],
    evidence: [
      { row: before.line.row, field: 'dischargeDay', value: isoDate(before.discharge) },
      { row: line.row, field: 'admissionDay', value: isoDate(admission) },
    ],
    ...(isOneDay ? wholeLineAtRisk(line) : {}),
  })
}

function isReadmission(before: HospitalStay, stay: HospitalStay): boolean {
  const { line, admission } = stay
  if (!hasNight(before) || !hasNight(stay) || before.line.claimId === line.claimId) return false
  if (before.admission === admission || endsOtherwise.test(before.line.dischargeStatus ?? ''))
    return false
  if (isOfOtherHospital(line) || isOfOtherHospital(before.line)) return false
  if (toTwoPayers(line, before.line) || sameHospital(line, before.line) === undefined) return false
  return !planned.test(line.diagnoses[0] ?? '')
}

/** Stays without a night are day treatments, which come in series. */
function hasNight({ admission, discharge }: HospitalStay): boolean {
  return discharge > admission
}
