import type { BilledService } from '../../../batch/kinds/billed-services.ts'
import type { Batch } from '../../../batch/groups.ts'
import { providerKey } from '../../../batch/provider-key.ts'
import { historyIndex, type ClaimLine } from '../../../claim/claim-line.ts'
import { LevelMix } from './level-outliers.ts'
import { visitScale, type VisitScale } from './visit-levels.ts'

/** The scale of a professional visit that was not denied; undefined for anything else. */
export function levelledScale({
  procedure,
  setting,
  standing,
}: BilledService): VisitScale | undefined {
  return setting === 'professional' && !standing.isDenied ? visitScale(procedure) : undefined
}

/** The visits of each provider of a file on each scale, those of earlier uploads left out. */
export class LevelMixes {
  readonly #byProvider = new Map<string, Map<VisitScale, LevelMix>>()
  /** By the index of a visit. */
  readonly #ofVisit: (LevelMix | undefined)[] = []

  constructor({ lines, services }: Batch) {
    const scales = services.list.map(levelledScale)
    lines.forEach((line, position) => {
      const scale = scales[services.ofLine[position] ?? 0]
      if (scale !== undefined && line.index !== historyIndex) this.#add(line, scale)
    })
  }

  /** Providers in order of first appearance. */
  toArray(): LevelMix[] {
    return Array.from(this.#byProvider.values()).flatMap((mixes) => Array.from(mixes.values()))
  }

  /** The mix that a visit of the file belongs to; undefined where the file does not name the provider. */
  of({ index }: ClaimLine): LevelMix | undefined {
    return this.#ofVisit[index]
  }

  #add(line: ClaimLine, scale: VisitScale): void {
    const provider = providerKey(line)
    if (provider === undefined) return
    const mix = this.#mixOf(provider, scale) ?? this.#newMix(provider, scale, line)
    this.#ofVisit[line.index] = mix
    mix.add(line)
  }

  #mixOf(provider: string, scale: VisitScale): LevelMix | undefined {
    return this.#byProvider.get(provider)?.get(scale)
  }

  #newMix(provider: string, scale: VisitScale, { specialty }: ClaimLine): LevelMix {
    const mix = new LevelMix(scale, specialty)
    const mixes = this.#byProvider.get(provider) ?? new Map<VisitScale, LevelMix>()
    this.#byProvider.set(provider, mixes.set(scale, mix))
    return mix
  }
}
