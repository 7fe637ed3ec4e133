import { firstFrom } from '../../batch/first-from.ts'
import type { ClaimLine } from '../../claim/claim-line.ts'
import type { Day } from '../../claim/day.ts'
import { isOfTwins } from './maternity-care.ts'

/** Days before and after a service in which a package can overlap with it. */
export interface Reach {
  readonly before: number
  readonly after: number
}

/**
 * The maternity packages of a patient, found by their days, so that each line meets those near it and
 * no others, however many there are.
 */
export class MaternityPackages {
  readonly #ofAll = new PackagesByDay()
  readonly #ofGroups = new Map<string, PackagesByDay>()

  /** @param groupOf the practice of a line, where it is named */
  constructor(wholes: readonly ClaimLine[], groupOf: (line: ClaimLine) => string | undefined) {
    for (const whole of wholes) {
      this.#ofAll.add(whole)
      const group = groupOf(whole)
      if (group === undefined) continue
      const ofGroup = this.#ofGroups.get(group) ?? new PackagesByDay()
      this.#ofGroups.set(group, ofGroup)
      ofGroup.add(whole)
    }
  }

  /** Packages of a practice near a day, the earliest first; of many alike two. */
  ofGroup(group: string | undefined, day: Day, reach: Reach): Iterable<ClaimLine> {
    return group === undefined ? [] : (this.#ofGroups.get(group)?.near(day, reach) ?? [])
  }

  /** The same of anybody. */
  ofAnybody(day: Day, reach: Reach): Iterable<ClaimLine> {
    return this.#ofAll.near(day, reach)
  }
}

class PackagesByDay {
  readonly #byDay = new Map<Day, ClaimLine[]>()
  #days: readonly Day[] | undefined

  add(whole: ClaimLine): void {
    const { serviceFromDay: day } = whole
    if (day === undefined) return
    const ofDay = this.#byDay.get(day) ?? []
    this.#byDay.set(day, ofDay)
    // One may be the very line that is looked at.
    if (ofDay.filter((other) => isAlike(other, whole)).length < 2) ofDay.push(whole)
  }

  *near(day: Day, { before, after }: Reach): Iterable<ClaimLine> {
    this.#days ??= Array.from(this.#byDay.keys()).sort((one, other) => one - other)
    const days = this.#days
    for (let at = firstFrom(days, day - before, (each) => each); at < days.length; at++) {
      const each = days[at] ?? day
      if (each > day + after) return
      yield* this.#byDay.get(each) ?? []
    }
  }
}

function isAlike(one: ClaimLine, other: ClaimLine): boolean {
  return one.procedure === other.procedure && isOfTwins(one) === isOfTwins(other)
}
