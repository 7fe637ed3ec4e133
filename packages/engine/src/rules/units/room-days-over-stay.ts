import type { ClaimLine } from '../../claim/claim-line.ts'
import { isoDate } from '../../claim/day.ts'
import type { Claim } from '../../batch/groups.ts'
import { isWholeStay } from '../../facts/bills/hospital-stays.ts'
import { outcomeByLine } from '../../findings/outcome-by-line.ts'
import {
  cannotTell,
  finding,
  notApplicable,
  pass,
  type FindingOutcome,
} from '../../rule/outcome.ts'
import { defineRule } from '../../rule/rule.ts'

const noRoom = notApplicable('no room and board of a whole hospital stay')
const noDates = cannotTell('no admission, discharge or units on a room line of the claim')

/** More days of room and board than the stay has nights. */
export const roomDaysOverStay = defineRule({
  id: 'room-days-over-stay',
  version: 1,
  title: 'More room days than nights of the stay',
  category: 'units',
  class: 'error',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'claim',
  sources: [
    {
      title: 'Medicare Benefit Policy Manual, chapter 3',
      section: '20.1 counting inpatient days: the day of discharge is not counted',
    },
  ],
  needs: { fields: ['revenueCode', 'units', 'admissionDay', 'dischargeDay'], tables: [] },
  clearedBy: 'Records that show another admission or discharge.',
  suggestedFix: 'Correct the units of the room lines, or the dates of the stay.',
  check(claim) {
    const rooms = withoutRepeats(claim.lines.filter(isRoomOfStay))
    if (rooms.length === 0) return noRoom
    const outcome = judge(claim, rooms)
    const found = outcome?.kind === 'finding' ? outcome : undefined
    return outcomeByLine(
      claim.lines,
      new Map(found ? found.draft.lines.map((line) => [line, found] as const) : []),
      (line) => (isRoomOfStay(line) ? (outcome ?? noDates) : noRoom),
    )
  },
})

/** Room and board by revenue code: 010x to 021x (NUBC); 018x are days of leave. */
function isRoomOfStay(line: ClaimLine): boolean {
  const code = Number(line.revenueCode ?? 0)
  return code >= 100 && code <= 219 && !(code >= 180 && code <= 189) && isWholeStay(line)
}

/** The same line of a claim may stand in a file twice; that is a matter of duplicates. */
function withoutRepeats(rooms: readonly ClaimLine[]): readonly ClaimLine[] {
  return rooms.filter(
    ({ lineNumber }, at) =>
      lineNumber === undefined || rooms.findIndex((room) => room.lineNumber === lineNumber) === at,
  )
}

function judge(
  claim: Claim,
  rooms: readonly ClaimLine[],
): FindingOutcome | typeof pass | undefined {
  const [first] = rooms
  const { admissionDay, dischargeDay } = first ?? {}
  if (admissionDay === undefined || dischargeDay === undefined) return undefined
  if (rooms.some(({ units }) => units === undefined)) return undefined
  const nights = Math.max(1, dischargeDay - admissionDay)
  const days = rooms.reduce((sum, { units = 0 }) => sum + units, 0)
  if (days <= nights) return pass
  return finding({
    message: `Claim ${claim.claimId} bills ${days} days of room and board for a stay of ${nights} ${nights === 1 ? 'night' : 'nights'} (${isoDate(admissionDay)} to ${isoDate(dischargeDay)}).`,
    lines: rooms,
    evidence: rooms.flatMap(({ row, revenueCode, units }) => [
      { row, field: 'revenueCode', value: revenueCode ?? '' },
      { row, field: 'units', value: String(units ?? '') },
    ]),
    ...(days - nights === 1 ? { class: 'lead' } : {}),
  })
}
