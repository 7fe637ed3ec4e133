import type { ClaimLine } from '../../../claim/claim-line.ts'
import type { Day } from '../../../claim/day.ts'
import { isUnpaid } from '../../../claim/exposure.ts'
import { procedureNumber } from '../../../claim/procedure-number.ts'
import { firstFrom } from '../../../batch/first-from.ts'
import { compareStanding } from '../../../batch/order/compare-standing.ts'
import { settingOf } from '../../../batch/setting.ts'
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
import { noPatient, noServiceDate, nothingPaid } from '../../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../../rule/rule.ts'
import { code, count, date, row, say } from '../../../sentences/say.ts'

/** Continuous passive motion device for the knee, by the day. */
const device = procedureNumber('E0935')
/** Total replacement of the knee, and revisions of it. */
const operations: ReadonlySet<number> = new Set(['27447', '27486', '27487'].map(procedureNumber))
/** The same as a hospital states it: replacement of the knee joint, right and left. */
const hospitalOperation = /^0SR[CD]/
/** Stays for a new joint of a leg, which may be the knee; 521 and 522 are hips alone. */
const mayBeKnee = /^0*(?:461|462|466|467|468|469|470)$/

/** The device is paid for 21 days from the operation (NCD 280.1). */
const paidDays = 21
/** An operation so long ago is told of; one before that is none of this episode. */
const ofEpisode = 120

const otherService = notApplicable('no continuous passive motion device for the knee (E0935)')
const onlyEquipment = cannotTell(
  'the file has no claims of hospitals or surgeons for the patient around that day',
)

/** A knee that is moved by a machine with no knee replacement before it, or for longer than three weeks. */
export const passiveMotionWithoutKneeSurgery = defineGroupRule({
  id: 'passive-motion-without-knee-surgery',
  version: 1,
  title: 'Passive motion device without a new knee',
  category: 'non-covered',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'patient',
  sources: [
    cite(
      'National Coverage Determination 280.1',
      'continuous passive motion: total knee replacement, within 2 days, for 3 weeks',
    ),
  ],
  needs: { fields: ['patientKey', 'procedureCode', 'serviceFromDay'] },
  clearedBy: 'The operative note of a total knee replacement at most 21 days before.',
  suggestedFix: 'Ask for the date of the operation; deny the days that are not covered.',
  triage({ procedure, standing }) {
    if (procedure !== device) return otherService
    if (standing.isUnpaid) return nothingPaid
    if (!standing.namesPatient) return noPatient
    return standing.isDated ? look : noServiceDate
  },
  judge({ lines }) {
    const others = othersOf(lines)
    return eachOpenLine((line) => outcomeOf(line, others))
  },
})

/** A line with the day that counts of it. */
interface Dated {
  readonly line: ClaimLine
  readonly day: Day
}

/** Of one patient the knees that were replaced, and what hospitals and practitioners billed, each by its days. */
interface OtherCare {
  readonly operated: readonly Dated[]
  readonly care: readonly Dated[]
}

function othersOf(lines: readonly ClaimLine[]): OtherCare {
  const operated: Dated[] = []
  const care: Dated[] = []
  for (const line of lines) {
    const { serviceFromDay, dischargeDay } = line
    // The day within a stay is not known: its last one favors the claim.
    const last = dischargeDay ?? serviceFromDay
    if (last !== undefined && isOperation(line) && !isUnpaid(line)) {
      operated.push({ line, day: last })
    }
    if (serviceFromDay !== undefined && isCare(line)) care.push({ line, day: serviceFromDay })
  }
  return { operated: operated.sort(byDay), care: care.sort(byDay) }
}

function byDay(one: Dated, other: Dated): number {
  return one.day - other.day || compareStanding(one.line, other.line)
}

function isOperation({ procedure, inpatientProcedures = [], drg = '' }: ClaimLine): boolean {
  return (
    operations.has(procedure) ||
    mayBeKnee.test(drg) ||
    inpatientProcedures.some((each) => hospitalOperation.test(each.code))
  )
}

function outcomeOf(line: ClaimLine, { operated, care }: OtherCare): Outcome {
  const { serviceFromDay: day } = line
  if (day === undefined) return noServiceDate
  const other = unlessMedicarePays(line)
  if (other !== undefined) return other
  const last = operated[firstFrom(operated, day + 1, dayOf) - 1]
  if (last === undefined || day - last.day > ofEpisode) {
    const near = care[firstFrom(care, day - paidDays, dayOf)]
    return near !== undefined && near.day <= day + paidDays
      ? withoutOperation(line, day, near.line)
      : onlyEquipment
  }
  const since = day - last.day
  if (since <= paidDays) return pass
  return finding({
    message: say`${code(line.procedureCode)} on ${date(day)}, ${count(since, 'day')} after the knee was replaced (${date(last.day)}); Medicare covers ${count(paidDays, 'day')}.`,
    lines: [line],
    related: [last.line],
    evidence: cells(line, 'procedureCode', 'serviceFromDay'),
    ...wholeLineAtRisk(line),
  })
}

/** @param near what shows that the file has other care of those weeks */
function withoutOperation(line: ClaimLine, day: Day, near: ClaimLine): Outcome {
  return finding({
    message: say`${code(line.procedureCode)} on ${date(day)}, and the file has no knee replacement of the patient in the ${count(ofEpisode, 'day')} before, though it has other care of those weeks (${row(near)}).`,
    lines: [line],
    related: [near],
    evidence: cells(line, 'procedureCode', 'serviceFromDay'),
    ...wholeLineAtRisk(line),
  })
}

function dayOf({ day }: Dated): Day {
  return day
}

/** A file of equipment alone proves nothing about operations: bills of hospitals and practitioners do. */
function isCare(line: ClaimLine): boolean {
  const setting = settingOf(line)
  if (setting === 'inpatient-facility' || setting === 'outpatient-facility') return true
  return setting === 'professional' && /^\d{5}$/.test(line.procedureCode ?? '')
}
