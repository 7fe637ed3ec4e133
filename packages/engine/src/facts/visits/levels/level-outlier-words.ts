import { providerKey } from '../../../batch/provider-key.ts'
import { count, decimal, name, percent, say, words } from '../../../sentences/say.ts'
import type { Sentence } from '../../../sentences/sentence.ts'
import { deviationsOver, shareOf, type LevelMix, type UsualLevels } from './level-outliers.ts'
import { highCodes } from './visit-levels.ts'

/** How often a provider bills the high levels of a scale, and how often the others do. */
export function levelOutlierSentence(mix: LevelMix, usual: UsualLevels): Sentence {
  const { scale, specialty, visits, high } = mix
  const [first] = high
  const provider = name(first && providerKey(first))
  const cohort =
    specialty === undefined
      ? words('in the file')
      : say`of specialty ${name(specialty)} in the file`
  const deviations = decimal(deviationsOver(mix, usual), 1)
  return say`Provider ${provider} billed ${words(highCodes(scale))} for ${count(high.length)} of ${count(visits)} ${words(scale.name)} (${percent(shareOf(mix))}); the middle of ${count(usual.providers)} providers ${cohort} is ${percent(usual.share)}, ${deviations} deviations lower.`
}
