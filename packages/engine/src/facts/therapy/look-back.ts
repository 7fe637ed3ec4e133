import { firstFrom } from '../../batch/first-from.ts'
import type { ClaimLine } from '../../claim/claim-line.ts'
import type { Day } from '../../claim/day.ts'
import type { TakenFill } from '../fills/drug-taken.ts'

/** What is known of the time before a fill of an opioid, found without going through all fills again. */
export class LookBack {
  /** Days on which opioids were filled, ascending, each with the last day that any until then reached. */
  readonly #opioids: readonly { readonly from: Day; readonly reach: Day }[]
  readonly #unknown: readonly Day[]
  readonly #earliest: Day

  /** @param unknown fills of drugs that nobody knows */
  constructor(
    opioids: readonly TakenFill[],
    lines: readonly ClaimLine[],
    unknown: readonly ClaimLine[],
  ) {
    let reach = Number.NEGATIVE_INFINITY
    this.#opioids = opioids
      .toSorted((one, other) => one.fromDay - other.fromDay)
      .map(({ fromDay, untilDay }) => {
        reach = Math.max(reach, untilDay)
        return { from: fromDay, reach }
      })
    this.#unknown = unknown
      .flatMap(({ serviceFromDay }) => serviceFromDay ?? [])
      .sort((one, other) => one - other)
    this.#earliest = lines.reduce(
      (earliest, { serviceFromDay = earliest }) => Math.min(earliest, serviceFromDay),
      Number.POSITIVE_INFINITY,
    )
  }

  /** Whether an opioid that was filled before a day lasted into the time since another. */
  hadOpioid(since: Day, before: Day): boolean {
    const last = this.#opioids[firstFrom(this.#opioids, before, ({ from }) => from) - 1]
    return last !== undefined && last.reach >= since
  }

  /** Whether the patient has a fill as early as a day. */
  reaches(since: Day): boolean {
    return this.#earliest <= since
  }

  /** Whether a drug that nobody knows was filled from a day on and before another. */
  hasUnknown(since: Day, before: Day): boolean {
    const day = this.#unknown[firstFrom(this.#unknown, since, (each) => each)]
    return day !== undefined && day < before
  }
}
