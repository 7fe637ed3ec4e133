import type { ClaimLine } from '../../claim/claim-line.ts'
import { isWholeStay } from '../../facts/stays/hospital-stays.ts'
import {
  cannotTell,
  eachOpenLine,
  finding,
  look,
  notApplicable,
  pass,
  type Outcome,
} from '../../rule/outcome.ts'
import { cells } from '../../findings/evidence.ts'
import { sharesAtRisk, type AtRisk } from '../../findings/line-at-risk.ts'
import { cite, defineGroupRule } from '../../rule/rule.ts'
import { count, date, field, say } from '../../sentences/say.ts'

const noRoom = notApplicable('no room and board of a whole hospital stay')
const noDates = cannotTell('no admission, discharge or units on a room line of the claim')

const endsBefore = cannotTell('the stay ends before it begins, so its nights cannot be counted')

/** More days of room and board than the stay has nights. */
export const roomDaysOverStay = defineGroupRule({
  id: 'room-days-over-stay',
  version: 2,
  title: 'More room days than nights of the stay',
  category: 'units',
  class: 'error',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'claim',
  sources: [
    cite(
      'Medicare Benefit Policy Manual, chapter 3',
      '20.1 counting inpatient days: the day of discharge is not counted',
    ),
  ],
  needs: { fields: ['revenueCode', 'units', 'admissionDay', 'dischargeDay'] },
  clearedBy: 'Records that show another admission or discharge.',
  suggestedFix: 'Correct the units of the room lines, or the dates of the stay.',
  triage: (service) => (isRoom(service) ? look : noRoom),
  judge({ lines }) {
    const rooms = lines.filter((line) => isRoom(line) && isWholeStay(line))
    const [first] = rooms
    if (first === undefined) return noRoom
    const outcome = outcomeOf(first, withoutRepeats(rooms))
    return eachOpenLine((line) => (isWholeStay(line) ? outcome : noRoom))
  },
})

/** Room and board by revenue code: 010x to 021x (NUBC); 018x are days of leave. */
function isRoom({ revenueCode }: Pick<ClaimLine, 'revenueCode'>): boolean {
  const code = Number(revenueCode ?? 0)
  return code >= 100 && code <= 219 && !(code >= 180 && code <= 189)
}

/** The same line of a claim may stand in a file twice; that is a matter of duplicates. */
function withoutRepeats(rooms: readonly ClaimLine[]): readonly ClaimLine[] {
  const seen = new Set<string>()
  return rooms.filter(({ lineNumber }) => {
    if (lineNumber === undefined) return true
    const isFirst = !seen.has(lineNumber)
    seen.add(lineNumber)
    return isFirst
  })
}

function outcomeOf(first: ClaimLine, rooms: readonly ClaimLine[]): Outcome {
  const { admissionDay, dischargeDay } = first
  if (admissionDay === undefined || dischargeDay === undefined) return noDates
  if (dischargeDay < admissionDay) return endsBefore
  if (rooms.some(({ units }) => units === undefined)) return noDates
  const nights = Math.max(1, dischargeDay - admissionDay)
  const days = rooms.reduce((sum, { units = 0 }) => sum + units, 0)
  if (days <= nights) return pass
  const stay = say`${count(nights, 'night')} (${date(admissionDay)} to ${date(dischargeDay)})`
  return finding({
    message: say`Claim ${field(first, 'claimId')} bills ${count(days, 'day')} of room and board for a stay of ${stay}.`,
    lines: rooms,
    evidence: rooms.flatMap((line) => cells(line, 'revenueCode', 'units')),
    ...daysAtRisk(rooms, (days - nights) / days),
    ...(days - nights === 1 ? { class: 'lead' } : {}),
  })
}

/**
 * The share of the room lines' payment that falls on the days over the nights; nothing where a DRG pays
 * for the stay as a whole.
 */
function daysAtRisk(rooms: readonly ClaimLine[], share: number): AtRisk {
  if (rooms.some(({ drg }) => drg !== undefined)) return {}
  return sharesAtRisk(rooms, share)
}
