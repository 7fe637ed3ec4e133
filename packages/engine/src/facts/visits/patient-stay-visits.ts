import { lastBefore } from '../../batch/dated-lines.ts'
import { ProviderIndex, type SameProvider } from '../../batch/provider-key.ts'
import { settingOf } from '../../batch/setting.ts'
import type { ClaimLine } from '../../claim/claim-line.ts'
import type { Day } from '../../claim/day.ts'
import { isUnpaid } from '../../claim/exposure.ts'
import { StayDays } from './stay-days.ts'
import { stayVisitOf, type StayVisit } from './stay-visits.ts'

/** The paid admission and discharge visits of a patient, and the days of the stays around them. */
export class StayVisits {
  readonly days: StayDays
  readonly #providers = new ProviderIndex()
  readonly #all: ReadonlyMap<StayVisit | undefined, readonly ClaimLine[]>
  readonly #byProvider: ReadonlyMap<string, readonly ClaimLine[]>

  /** @param lines the patient's, by date of service */
  constructor(lines: readonly ClaimLine[]) {
    const kindOf = (line: ClaimLine) => stayVisitOf(line, settingOf(line))
    const paid = lines.filter(
      (line) => line.serviceFromDay !== undefined && kindOf(line) !== undefined && !isUnpaid(line),
    )
    this.days = new StayDays(lines)
    this.#all = Map.groupBy(paid, kindOf)
    this.#byProvider = Map.groupBy(paid, (line) => keyOf(kindOf(line), this.providerOf(line)))
  }

  providerOf(line: ClaimLine): SameProvider {
    return this.#providers.of(line, 'professional')
  }

  /** The last visit of a kind before a day, by one provider where one is named. */
  lastBefore(day: Day, kind: StayVisit, provider?: SameProvider): ClaimLine | undefined {
    return lastBefore(
      provider ? this.#byProvider.get(keyOf(kind, provider)) : this.#all.get(kind),
      day,
    )
  }
}

function keyOf(kind: StayVisit | undefined, { key, identity }: SameProvider): string {
  return `${kind} ${identity} ${key}`
}
