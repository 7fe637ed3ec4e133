import { settingOf, type Day } from '@plumbline/engine'
import type { ClaimLineDraft } from '../claim-line-draft.ts'
import { versionOf } from '../totals/claim-amounts.ts'

/** What was settled about the days on which stays began and ended. */
export interface SettledStays {
  /** The fields that lines have by it. */
  readonly fields: readonly (
    'admissionDay' | 'dischargeDay' | 'serviceFromDay' | 'serviceThroughDay'
  )[]
  readonly notes: readonly string[]
}

/**
 * Gives lines of whole inpatient bills the day on which the patient left, where the file does not state
 * one: paper and electronic bills have no such box. It is the last day of the period that the bill covers,
 * if the bill ends the stay (UB-04 fields 6, 17 and the third digit of the type of bill). The day of
 * admission is the first of it where the nights between them are those that the bill charges rooms for.
 */
export function settleStayDays(lines: readonly ClaimLineDraft[]): SettledStays {
  let discharges = 0
  let admissions = 0
  for (const claim of inpatientClaims(lines)) {
    const period = periodOf(claim)
    if (period === undefined) continue
    const isDischargeMissing = claim.every(({ dischargeDay }) => dischargeDay === undefined)
    if (isDischargeMissing && endsStay(claim) && isAfterAdmission(claim, period)) {
      for (const line of claim) line.dischargeDay = period.through
      discharges++
    }
    const isAdmissionMissing = claim.every(({ admissionDay }) => admissionDay === undefined)
    if (isAdmissionMissing && period.isOfNights && beginsStay(claim)) {
      for (const line of claim) line.admissionDay = period.from
      admissions++
    }
  }
  return {
    fields: [
      ...(discharges > 0 ? (['dischargeDay'] as const) : []),
      ...(admissions > 0 ? (['admissionDay'] as const) : []),
    ],
    notes: [...dischargeNotes(discharges), ...admissionNotes(admissions)],
  }
}

function inpatientClaims(lines: readonly ClaimLineDraft[]): Iterable<readonly ClaimLineDraft[]> {
  const claims = new Map<string, ClaimLineDraft[]>()
  for (const line of lines) {
    if (line.claimId === undefined || settingOf(line) !== 'inpatient-facility') continue
    const key = versionOf(line)
    const known = claims.get(key)
    if (known) known.push(line)
    else claims.set(key, [line])
  }
  return claims.values()
}

interface Period {
  readonly from: Day
  readonly through: Day
  /** Whether the rooms that are charged are those of the nights between the two. */
  readonly isOfNights: boolean
}

/**
 * The days that a bill covers: what all its lines say alike, unless its rooms were charged up to the last
 * of these days, which may have been a night too. Where lines have days of their own, the first and last of them,
 * if as many nights were charged. Undefined where neither can be told.
 */
function periodOf(claim: readonly ClaimLineDraft[]): Period | undefined {
  const spans = claim.flatMap(({ serviceFromDay, admissionDay, serviceThroughDay: through }) => {
    const from = serviceFromDay ?? admissionDay
    return from === undefined || through === undefined ? [] : [{ from, through }]
  })
  const [first] = spans
  if (first === undefined) return undefined
  let { from, through } = first
  let isShared = true
  for (const span of spans) {
    isShared &&= span.from === first.from && span.through === first.through
    from = Math.min(from, span.from)
    through = Math.max(through, span.through)
  }
  const nights = through - from
  if (nights < 0) return undefined
  const rooms = roomDays(claim)
  const isOfNights = rooms !== undefined && nights > 0 && rooms === nights
  const mayStayOn = rooms !== undefined && nights > 0 && rooms === nights + 1
  return isOfNights || (isShared && !mayStayOn) ? { from, through, isOfNights } : undefined
}

/** Days of room and board (revenue codes 010x to 021x) of a bill; undefined where none are charged. */
function roomDays(claim: readonly ClaimLineDraft[]): number | undefined {
  const rooms = claim.filter(({ revenueCode = '' }) => roomAndBoard.test(revenueCode))
  if (rooms.length === 0) return undefined
  return rooms.reduce((sum, { units = 0 }) => sum + units, 0)
}

const roomAndBoard = /^0?(?:1[0-7]\d|19\d|2[01]\d)$/

/** By the third digit of the type of bill, or the status of discharge where there is none. */
function endsStay(claim: readonly ClaimLineDraft[]): boolean {
  const status = claim.find(({ dischargeStatus }) => dischargeStatus !== undefined)?.dischargeStatus
  if (status !== undefined && /^3\d$/.test(status)) return false
  const frequency = frequencyOf(claim)
  // A bill without a type is grouped to a DRG when the patient has left.
  if (status === undefined && isGrouped(claim)) return true
  if (frequency === undefined || frequency === '7' || frequency === '8') return status !== undefined
  return frequency === '1' || frequency === '4'
}

function isGrouped(claim: readonly ClaimLineDraft[]): boolean {
  return (
    claim.every(({ billType }) => billType === undefined) &&
    claim.some(({ drg }) => drg !== undefined)
  )
}

function beginsStay(claim: readonly ClaimLineDraft[]): boolean {
  const frequency = frequencyOf(claim)
  return frequency === '1' || frequency === '2'
}

function frequencyOf([line]: readonly ClaimLineDraft[]): string | undefined {
  const ofType = line?.billType?.charAt(2).replace('X', '')
  return line?.frequencyCode ?? (ofType === '' ? undefined : ofType)
}

/** A period that ends before the patient came is no period of the stay. */
function isAfterAdmission(claim: readonly ClaimLineDraft[], { through }: Period): boolean {
  return claim.every(({ admissionDay }) => admissionDay === undefined || admissionDay <= through)
}

function dischargeNotes(claims: number): readonly string[] {
  if (claims === 0) return []
  return [
    `${inpatientBills(claims)} no discharge date: the last day of the period that the bill covers was taken for it, where its type of bill or discharge status says that the stay ended.`,
  ]
}

function admissionNotes(claims: number): readonly string[] {
  if (claims === 0) return []
  return [
    `${inpatientBills(claims)} no admission date: the first day of the period was taken for it, because as many nights of room and board are charged.`,
  ]
}

function inpatientBills(claims: number): string {
  return claims === 1 ? '1 inpatient bill has' : `${claims} inpatient bills have`
}
