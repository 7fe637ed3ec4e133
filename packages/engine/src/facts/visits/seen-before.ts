import { lastBefore } from '../../batch/dated-lines.ts'
import { ProviderIndex, type SameProvider } from '../../batch/provider-key.ts'
import type { ClaimLine } from '../../claim/claim-line.ts'
import type { Day } from '../../claim/day.ts'
import { isAssistantsSpecialty } from '../../batch/practice-assistant.ts'
import { isFaceToFace } from './places/face-to-face.ts'

/** Who saw a patient face to face, and when. */
export class SeenBefore {
  readonly #providers = new ProviderIndex()
  readonly #byProvider: ReadonlyMap<SameProvider, readonly ClaimLine[]>
  readonly #byGroup: ReadonlyMap<string, readonly ClaimLine[]>
  readonly #assistants: ReadonlyMap<string, readonly ClaimLine[]>

  /** @param lines the patient's, by date of service */
  constructor(lines: readonly ClaimLine[]) {
    const seen = lines.filter((line) => line.serviceFromDay !== undefined && isFaceToFace(line))
    const special = seen.filter(({ specialty }) => specialty !== undefined)
    this.#byProvider = Map.groupBy(seen, (line) => this.providerOf(line))
    this.#byGroup = Map.groupBy(special, groupOf)
    this.#assistants = Map.groupBy(
      special.filter(({ specialty = '' }) => isAssistantsSpecialty(specialty)),
      groupOf,
    )
  }

  providerOf(line: ClaimLine): SameProvider {
    return this.#providers.of(line, 'professional')
  }

  /** The last time before a day that the provider of a visit saw the patient. */
  byProvider(visit: ClaimLine, day: Day): ClaimLine | undefined {
    return lastBefore(this.#byProvider.get(this.providerOf(visit)), day)
  }

  /** The last time that somebody did who may be of the same specialty: see `mayBeOfOneSpecialty`. */
  byOneSpecialty(visit: ClaimLine, day: Day): ClaimLine | undefined {
    const group = groupOf(visit)
    if (group === '' || visit.specialty === undefined) return undefined
    const members = isAssistantsSpecialty(visit.specialty) ? this.#byGroup : this.#assistants
    return lastBefore(members.get(group), day)
  }
}

function groupOf({ providerTaxId, billingNpi }: ClaimLine): string {
  return providerTaxId ?? billingNpi ?? ''
}
