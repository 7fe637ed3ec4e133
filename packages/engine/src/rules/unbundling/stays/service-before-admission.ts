import { principalDiagnosis } from '../../../claim/principal-diagnosis.ts'
import type { ClaimLine } from '../../../claim/claim-line.ts'
import { isoDate } from '../../../claim/day.ts'
import { isDiagnosticRevenue } from '../../../facts/stays/diagnostic-revenue.ts'
import { facilityKind } from '../../../facts/bills/facility-kind.ts'
import {
  stayAfter,
  staysByAdmission,
  type WindowStays,
} from '../../../facts/stays/payment-window.ts'
import { paysOriginalMedicare, unlessMedicarePays } from '../../../facts/payers/medicare-pays.ts'
import { toTwoPayers } from '../../../facts/payers/two-payers.ts'
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
import { noBillType, noPatient, noServiceDate, nothingPaid } from '../../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../../rule/rule.ts'
import { count, date, field, say, words } from '../../../sentences/say.ts'

/** Ambulance, dialysis of the chronically ill, and fees of professionals are paid beside the stay. */
const revenuePaidApart = /^0?(?:54|8[2-5]|9[678])\d$/

/** Vaccines with giving them, and ambulance. */
const codePaidApart = /^(?:90[4-7]\d\d|913\d\d|G000[89]|G0010|Q203[4-9]|A0[0-9]{3})$/

/** The hospital attests that the service has nothing to do with the admission (NUBC). */
const unrelated = '51'

const notInWindow = notApplicable('no outpatient service of a hospital under OPPS (type 13x)')
const paidApart = notApplicable('paid beside the stay: ambulance, dialysis, vaccines, fees')
const noRevenueCode = cannotTell('no revenue code on the line')
const noStays = cannotTell('the file does not say when hospital stays began and ended')

/** Outpatient services of the admitting hospital in the three days before the stay that pays for them. */
export const serviceBeforeAdmission = defineGroupRule({
  id: 'service-before-admission',
  version: 2,
  title: 'Outpatient service just before an admission to the hospital',
  category: 'unbundling',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'patient',
  sources: [
    cite('Social Security Act 1886(a)(4)', 'services before an admission'),
    cite('42 CFR 412.2(c)(5)', 'preadmission services furnished by the hospital'),
    cite('Medicare Claims Processing Manual', 'chapter 3, 40.3: outpatient services before a stay'),
  ],
  needs: { fields: ['patientKey'] },
  clearedBy:
    'A stay that Part A does not pay, a critical access hospital, or a hospital whose window is one day.',
  suggestedFix:
    'Move the service to the claim of the stay and recover the separate payment; condition code 51 is for services that are not diagnostic and have nothing to do with the admission.',
  triage({ setting, billType, revenueCode, procedureCode = '', standing }) {
    if (setting !== 'outpatient-facility') return notInWindow
    if (billType === undefined) return noBillType
    if (facilityKind(billType) !== 'hospital-outpatient') return notInWindow
    if (codePaidApart.test(procedureCode)) return paidApart
    if (revenueCode !== undefined && revenuePaidApart.test(revenueCode)) return paidApart
    if (standing.isUnpaid) return nothingPaid
    if (!standing.namesPatient) return noPatient
    return standing.isDated ? look : noServiceDate
  },
  judge({ lines }, { has }) {
    const stays = staysByAdmission(lines)
    if (stays.size === 0 && !(has('admissionDay') && has('dischargeDay'))) return noStays
    return eachOpenLine((line) => outcomeOf(line, stays))
  },
})

function outcomeOf(line: ClaimLine, stays: WindowStays): Outcome {
  const found = stayAfter(line, stays)
  if (!found || toTwoPayers(line, found.stay.line)) return pass
  const other = unlessMedicarePays(line)
  if (other !== undefined) return other
  const { revenueCode } = line
  if (revenueCode === undefined) return noRevenueCode
  const { stay, by, days } = found
  const isDiagnostic = isDiagnosticRevenue(revenueCode)
  if (!isDiagnostic && days > 0 && line.conditionCodes.includes(unrelated)) return pass
  const isOwed = isDiagnostic || days === 0 || haveSameCause(line, stay.line)
  const isInWindow = days <= 1 || !stay.isShort
  const isMedicare = paysOriginalMedicare(line) && paysOriginalMedicare(stay.line)
  return finding({
    class: isOwed && isInWindow && isMedicare && by === 'npi' ? 'error' : 'lead',
    message: say`This ${words(isDiagnostic ? 'diagnostic service' : 'outpatient service')} was paid apart on ${date(line.serviceFromDay ?? stay.admission)}, ${days === 0 ? words('the day') : say`${count(days, 'day')} before the day`} on which the same hospital admitted the patient (claim ${field(stay.line, 'claimId')}); the payment of the stay includes ${words(isOwed ? 'it' : 'it if it has to do with the admission')}.`,
    lines: [line],
    related: [stay.line],
    evidence: [
      { row: line.row, field: 'serviceFromDay', value: isoDate(line.serviceFromDay ?? 0) },
      { row: line.row, field: 'revenueCode', value: revenueCode },
      { row: stay.line.row, field: 'admissionDay', value: isoDate(stay.admission) },
    ],
    ...wholeLineAtRisk(line),
  })
}

/** Whether both bills name principal diagnoses of one category. */
function haveSameCause(line: ClaimLine, stay: ClaimLine): boolean {
  const [one, two] = [principalDiagnosis(line), principalDiagnosis(stay)]
  return one !== undefined && two !== undefined && one.slice(0, 3) === two.slice(0, 3)
}
