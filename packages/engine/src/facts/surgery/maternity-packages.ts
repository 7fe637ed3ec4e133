import { firstFrom } from '../../batch/first-from.ts'
import type { ClaimLine } from '../../claim/claim-line.ts'
import type { Day } from '../../claim/day.ts'
import { isOfTwins } from './maternity-care.ts'

/** Days around a service in which a package can overlap with it: of a pregnancy, and between two births. */
const daysAfter = 280
const daysBefore = 210

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

  /** Packages of a practice near a day, then those of anybody; of many alike two. */
  near(day: Day, group: string | undefined): readonly ClaimLine[] {
    const own = group === undefined ? [] : (this.#ofGroups.get(group)?.near(day) ?? [])
    return [...own, ...this.#ofAll.near(day)]
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

  near(day: Day): readonly ClaimLine[] {
    this.#days ??= Array.from(this.#byDay.keys()).sort((one, other) => one - other)
    const days = this.#days
    const found: ClaimLine[] = []
    for (let at = firstFrom(days, day - daysBefore, (each) => each); at < days.length; at++) {
      const each = days[at] ?? day
      if (each > day + daysAfter) break
      found.push(...(this.#byDay.get(each) ?? []))
    }
    return found
  }
}

function isAlike(one: ClaimLine, other: ClaimLine): boolean {
  return one.procedure === other.procedure && isOfTwins(one) === isOfTwins(other)
}
