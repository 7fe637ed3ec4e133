import type { ClaimLine } from '../../claim-line.ts'
import type { Batch } from '../../derive/groups.ts'
import {
  deviationsOver,
  hasHabit,
  isLevelOutlier,
  minimumProviders,
  minimumVisits,
  shareOf,
  usualLevels,
  type LevelMix,
  type UsualLevels,
} from '../../derive/level-outliers.ts'
import { providerKey } from '../../derive/provider-key.ts'
import { highCodes, isHighLevel, visitScale } from '../../derive/visit-levels.ts'
import { historyIndex } from '../../claim-line.ts'
import { isDenied } from '../../exposure.ts'
import {
  cannotTell,
  finding,
  notApplicable,
  pass,
  type FindingDraft,
  type Outcome,
} from '../../outcome.ts'
import { defineRule } from '../../rule.ts'

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
    const visits = levelledVisits(batch)
    const outcomes = new Array<Outcome | undefined>(lastIndex(visits) + 1)
    for (const cohort of cohortsOf(visits)) {
      const usual = usualLevels(cohort)
      for (const mix of cohort) judge(mix, usual, outcomes)
    }
    for (const { index } of visits) outcomes[index] ??= nobody
    return batch.lines.map(({ index }) => outcomes[index] ?? noLevel)
  },
})

function lastIndex(visits: readonly ClaimLine[]): number {
  return visits.reduce((last, { index }) => Math.max(last, index), -1)
}

function levelledVisits({ lines, services }: Batch): readonly ClaimLine[] {
  const levelled = services.list.map(
    ({ procedure, setting }) => visitScale(procedure) !== undefined && setting === 'professional',
  )
  return lines.filter(
    (line, position) =>
      levelled[services.ofLine[position] ?? 0] && line.index !== historyIndex && !isDenied(line),
  )
}

/** Providers of one specialty on one scale; where the file names no specialties, all providers. */
function cohortsOf(visits: readonly ClaimLine[]): Iterable<readonly LevelMix[]> {
  const byProvider = Map.groupBy(visits, providerKey)
  byProvider.delete(undefined)
  const mixes = Array.from(byProvider.values()).flatMap(mixesOf)
  return Map.groupBy(mixes, ({ scale, specialty }) => `${scale.name}|${specialty ?? ''}`).values()
}

function mixesOf(visitsOfProvider: readonly ClaimLine[]): LevelMix[] {
  const byScale = Map.groupBy(visitsOfProvider, ({ procedure }) => visitScale(procedure))
  return Array.from(byScale).flatMap(([scale, visits]) =>
    scale === undefined
      ? []
      : {
          scale,
          specialty: visits[0]?.specialty,
          visits,
          high: visits.filter((visit) => isHighLevel(visit, scale)),
        },
  )
}

function judge(
  mix: LevelMix,
  usual: UsualLevels | undefined,
  outcomes: (Outcome | undefined)[],
): void {
  const known = usual !== undefined && hasHabit(mix)
  for (const { index } of mix.visits) outcomes[index] = known ? pass : tooFew
  if (!known || !isLevelOutlier(mix, usual)) return
  const found = finding(draftOf(mix, usual))
  for (const { index } of mix.high) outcomes[index] = found
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
