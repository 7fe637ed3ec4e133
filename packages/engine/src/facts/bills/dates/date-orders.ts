import { settingOf } from '../../../batch/setting.ts'
import type { ClaimLine } from '../../../claim/claim-line.ts'
import { longestLifeDays } from '../../../claim/day.ts'
import { laboratory, procedureSection } from '../../../codes/procedure-section.ts'
import { say } from '../../../sentences/say.ts'
import { doubtful, impossible, type DateOrder } from './date-order.ts'

/** Medicare's payment window: a hospital's services of three days before go on the inpatient claim. */
const paymentWindowDays = 3

const isLaboratory = (line: ClaimLine) => procedureSection(line.procedure) === laboratory
const isInpatient = (line: ClaimLine) => settingOf(line) === 'inpatient-facility'

/** Each line of a facility's bill has a day of its own beside the period that the bill covers. */
function isOnFacilityBill(line: ClaimLine): boolean {
  const setting = settingOf(line)
  return setting === 'inpatient-facility' || setting === 'outpatient-facility'
}

/** Every order that dates of one line keep; the impossible ones first. */
export const dateOrders: readonly DateOrder[] = [
  impossible(
    'serviceFromDay',
    'auditDay',
    (service, audit) =>
      say`The service is dated ${service}, after the day of this audit (${audit}).`,
  ),
  impossible(
    'birthDay',
    'serviceFromDay',
    (birth, service) => say`The service of ${service} lies before the patient's birth on ${birth}.`,
  ),
  {
    ...impossible(
      'serviceFromDay',
      'deathDay',
      (service, death) =>
        say`The service of ${service} lies after the patient's death on ${death}.`,
    ),
    appliesTo: (line) => !isLaboratory(line),
  },
  impossible(
    'birthDay',
    'deathDay',
    (birth, death) => say`The date of death, ${death}, lies before the date of birth, ${birth}.`,
  ),
  {
    ...impossible(
      'serviceFromDay',
      'serviceThroughDay',
      (from, through) => say`The service begins on ${from} and ends before that, on ${through}.`,
    ),
    appliesTo: (line) => !isOnFacilityBill(line),
  },
  {
    ...impossible(
      'serviceFromDay',
      'serviceThroughDay',
      (service, through) =>
        say`The service of ${service} lies after ${through}, the last day that its bill covers.`,
    ),
    appliesTo: isOnFacilityBill,
  },
  impossible(
    'admissionDay',
    'dischargeDay',
    (admission, discharge) =>
      say`The patient was discharged on ${discharge}, before the admission on ${admission}.`,
  ),
  impossible(
    'serviceFromDay',
    'paidDay',
    (service, paid) => say`The line was paid on ${paid}, before the service of ${service}.`,
  ),
  impossible(
    'paidDay',
    'auditDay',
    (paid, audit) => say`The line was paid on ${paid}, after the day of this audit (${audit}).`,
  ),
  doubtful(
    'serviceFromDay',
    'receivedDay',
    (service, received) =>
      say`The claim was submitted on ${received}, before the service of ${service}.`,
  ),
  doubtful(
    'receivedDay',
    'paidDay',
    (received, paid) =>
      say`The line was paid on ${paid}, before the claim was received on ${received}.`,
  ),
  doubtful(
    'writtenDay',
    'serviceFromDay',
    (written, filled) =>
      say`The prescription was filled on ${filled}, before it was written on ${written}.`,
  ),
  {
    ...doubtful(
      'serviceFromDay',
      'deathDay',
      (service, death) =>
        say`The laboratory service of ${service} lies after the patient's death on ${death}.`,
    ),
    appliesTo: isLaboratory,
  },
  {
    ...doubtful(
      'serviceFromDay',
      'birthDay',
      (service, birth) =>
        say`A birth on ${birth} makes the patient over 125 years old at the service of ${service}.`,
    ),
    slackDays: longestLifeDays,
  },
  {
    ...doubtful(
      'serviceFromDay',
      'dischargeDay',
      (service, discharge) =>
        say`The inpatient service of ${service} lies after the discharge on ${discharge}.`,
    ),
    appliesTo: isInpatient,
  },
  {
    ...doubtful(
      'admissionDay',
      'serviceFromDay',
      (admission, service) =>
        say`The inpatient service of ${service} lies more than three days before the admission on ${admission}.`,
    ),
    slackDays: paymentWindowDays,
    appliesTo: isInpatient,
  },
]
