import type { ClaimLine } from '../../../claim/claim-line.ts'
import type { Day } from '../../../claim/day.ts'
import { count, date, say } from '../../../sentences/say.ts'
import type { Sentence } from '../../../sentences/sentence.ts'

const mostAWeek = 3
const daysAWeek = 7
/** Day 0 is Thursday, 1970-01-01; weeks of dialysis begin on Sunday. */
const daysSinceSunday = 4

/**
 * Treatments beyond three of a week, Sunday to Saturday, where each of its bills is of a week or less: what is said of their lines. Bills
 * of a month are counted by the month, in which a treatment may move from one week to the next.
 *
 * @param bills paid lines of hemodialysis of one patient, by claim; those without a day or units are left out
 */
export function beyondThreeAWeek(
  bills: Iterable<readonly ClaimLine[]>,
): ReadonlyMap<ClaimLine, Sentence> {
  const dated = Array.from(bills).flatMap((bill) => (isShort(bill) ? treatmentsOf(bill) : []))
  const weeks = Map.groupBy(dated, ({ day }) => Math.floor((day + daysSinceSunday) / daysAWeek))
  const found = new Map<ClaimLine, Sentence>()
  for (const [week, treatments] of weeks) {
    const sunday = week * daysAWeek - daysSinceSunday
    let sum = 0
    for (const { line, units } of treatments.toSorted((one, other) => one.day - other.day)) {
      sum += units
      if (sum <= mostAWeek) continue
      found.set(
        line,
        say`Treatment ${count(sum)} of hemodialysis in the week of ${date(sunday)} to ${date(sunday + daysAWeek - 1)}; ${count(mostAWeek)} a week are paid without a medical reason for more.`,
      )
    }
  }
  return found
}

function isShort(bill: readonly ClaimLine[]): boolean {
  const days = bill.flatMap(({ serviceFromDay, serviceThroughDay }) => [
    ...(serviceFromDay === undefined ? [] : [serviceFromDay]),
    ...(serviceThroughDay === undefined ? [] : [serviceThroughDay]),
  ])
  const first = days.reduce((one, other) => Math.min(one, other), Infinity)
  const last = days.reduce((one, other) => Math.max(one, other), -Infinity)
  return last - first < daysAWeek
}

interface Treatment {
  readonly line: ClaimLine
  readonly day: Day
  readonly units: number
}

function treatmentsOf(bill: readonly ClaimLine[]): readonly Treatment[] {
  return bill.flatMap((line) => {
    const { serviceFromDay: day, serviceThroughDay: last = day, units } = line
    return day === undefined || last !== day || units === undefined || units <= 0
      ? []
      : [{ line, day, units }]
  })
}
