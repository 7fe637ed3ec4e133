import { levelOutlierSentence } from '../../facts/visits/levels/level-outlier-words.ts'
import { LevelMixes, levelledScale } from '../../facts/visits/levels/level-mixes.ts'
import {
  hasHabit,
  isLevelOutlier,
  minimumProviders,
  minimumVisits,
  usualLevels,
  type LevelMix,
  type UsualLevels,
} from '../../facts/visits/levels/level-outliers.ts'
import { isHighLevel } from '../../facts/visits/levels/visit-levels.ts'
import {
  cannotTell,
  eachOpenLine,
  finding,
  look,
  notApplicable,
  pass,
  type FindingOutcome,
  type NoFinding,
} from '../../rule/outcome.ts'
import { cite, defineGroupRule } from '../../rule/rule.ts'

const noLevel = notApplicable('no visit with a level')
const noProvider = cannotTell('no provider on the line')
const tooFew = cannotTell(
  `fewer than ${minimumVisits} such visits of the provider, or fewer than ${minimumProviders} providers with as many`,
)

/** Enough evidence to see the pattern; every row is named by the finding. */
const shownLines = 10

/** Providers who bill high visit levels far more often than their peers in the file. */
export const visitLevelOutlier = defineGroupRule({
  id: 'visit-level-outlier',
  version: 1,
  title: 'High visit levels far more often than peers',
  category: 'upcoding',
  class: 'outlier',
  basis: 'statistical',
  auditTypes: ['medical'],
  scope: 'batch',
  sources: [
    cite('CPT evaluation and management guidelines', 'levels by medical decision making or time'),
    cite('Iglewicz and Hoaglin, How to Detect and Handle Outliers', 'modified z-score'),
  ],
  needs: { fields: ['procedureCode'] },
  clearedBy: 'A sample of records whose decision making or time supports the levels billed.',
  suggestedFix: 'Ask the provider for a sample of records; change no level without them.',
  triage(service) {
    if (levelledScale(service) === undefined) return noLevel
    return service.standing.namesProvider ? look : noProvider
  },
  judge(batch) {
    const mixes = new LevelMixes(batch)
    const outcomes = outcomesOf(mixes.toArray())
    return eachOpenLine((line) => {
      const mix = mixes.of(line)
      if (mix === undefined) return tooFew
      const outcome = outcomes.get(mix) ?? tooFew
      return outcome.kind === 'finding' && !isHighLevel(line, mix.scale) ? pass : outcome
    })
  },
})

/** What each mix comes to, beside the others of its scale and specialty. */
function outcomesOf(mixes: readonly LevelMix[]): Map<LevelMix, NoFinding | FindingOutcome> {
  const cohorts = Map.groupBy(mixes, ({ scale, specialty }) => `${scale.name}|${specialty ?? ''}`)
  return new Map(
    Array.from(cohorts.values()).flatMap((cohort) => {
      const usual = usualLevels(cohort)
      return cohort.map((mix) => [mix, outcomeOf(mix, usual)] as const)
    }),
  )
}

function outcomeOf(mix: LevelMix, usual: UsualLevels | undefined): NoFinding | FindingOutcome {
  if (usual === undefined || !hasHabit(mix)) return tooFew
  return isLevelOutlier(mix, usual) ? found(mix, usual) : pass
}

/** No dollars: what a lower level would have cost is not known without the records. */
function found(mix: LevelMix, usual: UsualLevels): FindingOutcome {
  const { high } = mix
  return finding({
    message: levelOutlierSentence(mix, usual),
    lines: high,
    evidence: high.slice(0, shownLines).map(({ row, procedureCode }) => ({
      row,
      field: 'procedureCode',
      value: procedureCode ?? '',
    })),
  })
}
