import { lastBefore } from '../../batch/dated-lines.ts'
import type { ClaimLine } from '../../claim/claim-line.ts'
import type { Day } from '../../claim/day.ts'
import { isUnpaid } from '../../claim/exposure.ts'

/** The paid lines of a patient by what they are, to look for the one before another. */
export class EarlierPaid<Kind> {
  readonly #firstDay: Day | undefined
  readonly #lines = new Map<Kind, ClaimLine[]>()

  /**
   * @param lines the patient's, by date of service
   * @param kindOf what a line is; undefined for lines that do not count
   */
  constructor(lines: readonly ClaimLine[], kindOf: (line: ClaimLine) => Kind | undefined) {
    this.#firstDay = lines[0]?.serviceFromDay
    for (const line of lines) {
      const kind = kindOf(line)
      if (kind === undefined || line.serviceFromDay === undefined || isUnpaid(line)) continue
      const alike = this.#lines.get(kind)
      if (alike) alike.push(line)
      else this.#lines.set(kind, [line])
    }
  }

  /** The last line of a kind before a day. */
  before(kind: Kind, on: Day): ClaimLine | undefined {
    return lastBefore(this.#lines.get(kind), on)
  }

  /** Whether the claims of the patient begin on a day or before. */
  reachBackTo(day: Day): boolean {
    return this.#firstDay !== undefined && this.#firstDay <= day
  }
}
