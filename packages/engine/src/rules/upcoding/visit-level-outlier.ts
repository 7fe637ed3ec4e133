import type { BilledService } from '../../batch/billed-services.ts'
import type { Batch } from '../../batch/groups.ts'
import {
  deviationsOver,
  hasHabit,
  isLevelOutlier,
  minimumProviders,
  minimumVisits,
  shareOf,
  usualLevels,
  LevelMix,
  type UsualLevels,
} from '../../facts/visits/level-outliers.ts'
import { providerKey } from '../../batch/provider-key.ts'
import { highCodes, visitScale, type VisitScale } from '../../facts/visits/visit-levels.ts'
import { historyIndex } from '../../claim/claim-line.ts'
import {
  cannotTell,
  finding,
  notApplicable,
  pass,
  type FindingDraft,
  type Outcome,
} from '../../rule/outcome.ts'
import { defineRule } from '../../rule/rule.ts'

const noLevel = notApplicable('no visit with a level')
const nobody = cannotTell('no provider on the line')
const tooFew = cannotTell(
  `fewer than ${minimumVisits} such visits of the provider, or fewer than ${minimumProviders} providers with as many`,
)

/** Providers who bill high visit levels far more often than their peers in the file. */
export const visitLevelOutlier = defineRule({
  id: 'visit-level-outlier',
  version: 1,
  title: 'High visit levels far more often than peers',
  category: 'upcoding',
  class: 'outlier',
  basis: 'statistical',
  auditTypes: ['medical'],
  scope: 'batch',
  sources: [
    {
      title: 'CPT evaluation and management guidelines',
      section: 'levels by medical decision making or time',
    },
    {
      title: 'Iglewicz and Hoaglin, How to Detect and Handle Outliers',
      section: 'modified z-score',
    },
  ],
  needs: { fields: ['procedureCode'], tables: [] },
  clearedBy: 'A sample of records whose decision making or time bears the billed levels out.',
  suggestedFix: 'Ask the provider for a sample of records; change no level without them.',
  check(batch) {
    const outcomes = new Array<Outcome>(batch.lines.length).fill(noLevel)
    const mixes = mixesOf(batch, (position) => {
      outcomes[position] = nobody
    })
    const cohorts = Map.groupBy(mixes, ({ scale, specialty }) => `${scale.name}|${specialty ?? ''}`)
    for (const cohort of cohorts.values()) {
      const usual = usualLevels(cohort)
      for (const mix of cohort) judge(mix, usual, outcomes)
    }
    return outcomes
  },
})

/** The visits of each provider on each scale, in order of first appearance. */
function mixesOf(batch: Batch, onNobody: (position: number) => void): LevelMix[] {
  const scales = batch.services.list.map(levelledScale)
  const byProvider = new Map<string, Map<VisitScale, LevelMix>>()
  batch.lines.forEach((line, position) => {
    const scale = scales[batch.services.ofLine[position] ?? 0]
    if (scale === undefined || line.index === historyIndex) return
    const provider = providerKey(line)
    if (provider === undefined) {
      onNobody(position)
      return
    }
    let mixes = byProvider.get(provider)
    if (mixes === undefined) byProvider.set(provider, (mixes = new Map<VisitScale, LevelMix>()))
    let mix = mixes.get(scale)
    if (mix === undefined) mixes.set(scale, (mix = new LevelMix(scale, line.specialty)))
    mix.add(position, line)
  })
  return Array.from(byProvider.values()).flatMap((mixes) => Array.from(mixes.values()))
}

function levelledScale({ procedure, setting, standing }: BilledService): VisitScale | undefined {
  return setting === 'professional' && !standing.isDenied ? visitScale(procedure) : undefined
}

function judge(mix: LevelMix, usual: UsualLevels | undefined, outcomes: Outcome[]): void {
  const known = usual !== undefined && hasHabit(mix)
  for (const position of mix.visits) outcomes[position] = known ? pass : tooFew
  if (!known || !isLevelOutlier(mix, usual)) return
  const found = finding(draftOf(mix, usual))
  for (const position of mix.highPositions) outcomes[position] = found
}

const percent = (share: number) => `${Math.round(share * 100)} %`

/** No dollars: what a lower level would have cost is not known without the records. */
function draftOf(mix: LevelMix, usual: UsualLevels): FindingDraft {
  const { scale, specialty, visits, high } = mix
  const [first] = high
  const provider = first === undefined ? '' : (providerKey(first) ?? '')
  const cohort = specialty === undefined ? 'in the file' : `of specialty ${specialty} in the file`
  return {
    message:
      `Provider ${provider} billed ${highCodes(scale)} for ${high.length} of ${visits.length} ${scale.name} (${percent(shareOf(mix))}); ` +
      `the middle of ${usual.providers} providers ${cohort} is ${percent(usual.share)}, ${deviationsOver(mix, usual).toFixed(1)} deviations lower.`,
    lines: high,
    evidence: high.slice(0, shownLines).map(({ row, procedureCode }) => ({
      row,
      field: 'procedureCode',
      value: procedureCode ?? '',
    })),
  }
}

/** Enough evidence to see the pattern; every row is named by the finding. */
const shownLines = 10
