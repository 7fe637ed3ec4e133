import type { ClaimField, ClaimLine } from '../../claim/claim-line.ts'
import { isoDate, type Day } from '../../claim/day.ts'
import type { FindingClass } from '../../result/finding.ts'
import { laboratory, procedureSection } from '../../codes/procedure-section.ts'
import { settingOf } from '../../batch/setting.ts'

/** The fields of a line that hold days. */
export type DayField = Extract<ClaimField, `${string}Day`>

/** Two dates of which the first cannot come after the second. */
export interface DateOrder {
  readonly first: DayField
  /** Another date of the line, or the day of the audit. */
  readonly then: DayField | 'auditDay'
  /** The first may lie this many days after the second. */
  readonly slackDays: number
  /** `error` where the pair is impossible, `lead` where practice knows exceptions. */
  readonly class: FindingClass
  /** Whether the order holds for the line at all; left out, for every line. */
  readonly appliesTo?: (line: ClaimLine) => boolean
  /** The contradiction in words, from the two dates as `yyyy-mm-dd`. */
  readonly says: (first: string, then: string) => string
}

/** Longer than any life on record (122 years), in days. */
const longestLifeDays = 125 * 365

/** Medicare's payment window: a hospital's services of three days before go on the inpatient claim. */
const paymentWindowDays = 3

const isLaboratory = (line: ClaimLine) => procedureSection(line.procedure) === laboratory
const isInpatient = (line: ClaimLine) => settingOf(line) === 'inpatient-facility'

/** Every order that dates of one line keep; the impossible ones first. */
export const dateOrders: readonly DateOrder[] = [
  impossible(
    'serviceFromDay',
    'auditDay',
    (service, audit) => `The service is dated ${service}, after the day of this audit (${audit}).`,
  ),
  impossible(
    'birthDay',
    'serviceFromDay',
    (birth, service) => `The service of ${service} lies before the patient's birth on ${birth}.`,
  ),
  {
    ...impossible(
      'serviceFromDay',
      'deathDay',
      (service, death) => `The service of ${service} lies after the patient's death on ${death}.`,
    ),
    appliesTo: (line) => !isLaboratory(line),
  },
  impossible(
    'birthDay',
    'deathDay',
    (birth, death) => `The date of death, ${death}, lies before the date of birth, ${birth}.`,
  ),
  impossible(
    'serviceFromDay',
    'serviceThroughDay',
    (from, through) => `The service begins on ${from} and ends before that, on ${through}.`,
  ),
  impossible(
    'admissionDay',
    'dischargeDay',
    (admission, discharge) =>
      `The patient was discharged on ${discharge}, before the admission on ${admission}.`,
  ),
  impossible(
    'serviceFromDay',
    'paidDay',
    (service, paid) => `The line was paid on ${paid}, before the service of ${service}.`,
  ),
  impossible(
    'paidDay',
    'auditDay',
    (paid, audit) => `The line was paid on ${paid}, after the day of this audit (${audit}).`,
  ),
  doubtful(
    'serviceFromDay',
    'receivedDay',
    (service, received) =>
      `The claim was submitted on ${received}, before the service of ${service}.`,
  ),
  doubtful(
    'receivedDay',
    'paidDay',
    (received, paid) =>
      `The line was paid on ${paid}, before the claim was received on ${received}.`,
  ),
  doubtful(
    'writtenDay',
    'serviceFromDay',
    (written, filled) =>
      `The prescription was filled on ${filled}, before it was written on ${written}.`,
  ),
  {
    ...doubtful(
      'serviceFromDay',
      'deathDay',
      (service, death) =>
        `The laboratory service of ${service} lies after the patient's death on ${death}.`,
    ),
    appliesTo: isLaboratory,
  },
  {
    ...doubtful(
      'serviceFromDay',
      'birthDay',
      (service, birth) =>
        `A birth on ${birth} makes the patient over 125 years old at the service of ${service}.`,
    ),
    slackDays: longestLifeDays,
  },
  {
    ...doubtful(
      'serviceFromDay',
      'dischargeDay',
      (service, discharge) =>
        `The inpatient service of ${service} lies after the discharge on ${discharge}.`,
    ),
    appliesTo: isInpatient,
  },
  {
    ...doubtful(
      'admissionDay',
      'serviceFromDay',
      (admission, service) =>
        `The inpatient service of ${service} lies more than three days before the admission on ${admission}.`,
    ),
    slackDays: paymentWindowDays,
    appliesTo: isInpatient,
  },
]

function impossible(first: DayField, then: DateOrder['then'], says: DateOrder['says']): DateOrder {
  return { first, then, slackDays: 0, class: 'error', says }
}

function doubtful(first: DayField, then: DateOrder['then'], says: DateOrder['says']): DateOrder {
  return { first, then, slackDays: 0, class: 'lead', says }
}

/** Two dates of a line that contradict each other. */
export interface DateContradiction {
  readonly order: DateOrder
  /** One sentence with both dates in it. */
  readonly message: string
}

/**
 * Whether the dates of a line stand as those of nearly every line do: birth, service, receipt,
 * payment, audit. Such a line breaks no order; a quick look before the slow one.
 */
export function isInUsualOrder(line: ClaimLine, auditDay: Day): boolean {
  const from = line.serviceFromDay
  if (from === undefined || from > auditDay) return false
  if (line.admissionDay !== undefined || line.dischargeDay !== undefined) return false
  const birth = line.birthDay ?? from
  const received = line.receivedDay ?? from
  const paid = line.paidDay ?? received
  return (
    birth <= from &&
    from <= birth + longestLifeDays &&
    from <= (line.deathDay ?? from) &&
    from <= (line.serviceThroughDay ?? from) &&
    (line.writtenDay ?? from) <= from &&
    from <= received &&
    received <= paid &&
    paid <= auditDay
  )
}

/** How the line breaks the order; undefined where it keeps it or a date is not stated. */
export function contradictionIn(
  line: ClaimLine,
  order: DateOrder,
  auditDay: Day,
): DateContradiction | undefined {
  const first = line[order.first]
  if (first === undefined) return undefined
  const then = order.then === 'auditDay' ? auditDay : line[order.then]
  if (then === undefined || first <= then + order.slackDays) return undefined
  if (order.appliesTo?.(line) === false) return undefined
  return { order, message: order.says(isoDate(first), isoDate(then)) }
}
