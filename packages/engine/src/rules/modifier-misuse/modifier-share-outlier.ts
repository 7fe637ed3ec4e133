import { providerKey } from '../../batch/provider-key.ts'
import type { ClaimLine } from '../../claim/claim-line.ts'
import { Habits, habitsOf, type Habit } from '../../facts/modifiers/modifier-habits.ts'
import { codeEvidence } from '../../facts/ncci/pair-evidence.ts'
import {
  deviationsOver,
  hasHabit,
  isLevelOutlier,
  minimumProviders,
  minimumVisits,
  shareOf,
  usualLevels,
  type UsualLevels,
} from '../../facts/visits/levels/level-outliers.ts'
import {
  cannotTell,
  eachOpenLine,
  finding,
  look,
  notApplicable,
  pass,
  type FindingOutcome,
} from '../../rule/outcome.ts'
import { cite, defineGroupRule } from '../../rule/rule.ts'
import { count, decimal, name, percent, say, words } from '../../sentences/say.ts'

const notCompared = notApplicable('neither a visit, a procedure nor a drug test of a practitioner')
const noProvider = cannotTell('no provider on the line')
const noSpecialty = cannotTell('no specialty on the line, by which practitioners are compared')
const tooFew = cannotTell(
  `fewer than ${minimumVisits} such services of the provider, or fewer than ${minimumProviders} providers of the specialty with as many`,
)

/** Enough evidence to see the pattern; every row is named by the finding. */
const shownLines = 10

/** Practitioners who set a modifier, or bill the largest drug test, far more often than others of their specialty. */
export const modifierShareOutlier = defineGroupRule({
  id: 'modifier-share-outlier',
  version: 1,
  title: 'Modifier set far more often than peers do',
  category: 'modifier-misuse',
  class: 'outlier',
  basis: 'statistical',
  auditTypes: ['medical'],
  scope: 'batch',
  sources: [
    cite('NCCI Policy Manual for Medicare Services', 'chapter I, E: modifiers 25, 59 and X'),
    cite('Iglewicz and Hoaglin, How to Detect and Handle Outliers', 'modified z-score'),
  ],
  needs: { fields: ['procedureCode', 'modifiers'] },
  clearedBy: 'A sample of records that shows separate services behind the modifier.',
  suggestedFix: 'Ask the provider for a sample of records; change no line without them.',
  triage(service) {
    if (habitsOf(service).length === 0) return notCompared
    return service.standing.namesProvider ? look : noProvider
  },
  judge(batch) {
    const habits = new Habits(batch)
    const compared = comparedHabits(habits.toArray())
    const found = new Map<ClaimLine, FindingOutcome>()
    for (const [habit, usual] of compared) {
      if (!isLevelOutlier(habit, usual)) continue
      const outcome = flag(habit, usual)
      for (const line of habit.high) if (!found.has(line)) found.set(line, outcome)
    }
    return eachOpenLine((line) => {
      if (line.specialty === undefined) return noSpecialty
      const isCompared = habits.of(line).some((habit) => compared.has(habit))
      return found.get(line) ?? (isCompared ? pass : tooFew)
    })
  },
})

/** The habits that are held against those of others, each with what is usual in its kind and specialty. */
function comparedHabits(habits: readonly Habit[]): ReadonlyMap<Habit, UsualLevels> {
  const compared = new Map<Habit, UsualLevels>()
  for (const ofKind of Map.groupBy(habits, ({ kind }) => kind).values()) {
    for (const alike of Map.groupBy(ofKind, ({ specialty }) => specialty ?? '').values()) {
      const usual = usualLevels(alike)
      if (usual === undefined || alike[0]?.specialty === undefined) continue
      for (const habit of alike) if (hasHabit(habit)) compared.set(habit, usual)
    }
  }
  return compared
}

/** No dollars: which of the services stand alone is not known without the records. */
function flag(habit: Habit, usual: UsualLevels): FindingOutcome {
  const { kind, specialty, visits, high } = habit
  const [first] = high
  return finding({
    message: say`Provider ${name(first && providerKey(first))} billed ${count(high.length)} of ${count(visits)} ${words(kind.among)} with ${words(kind.mark)} (${percent(shareOf(habit))}); the middle of ${count(usual.providers)} providers of specialty ${name(specialty)} in the file is ${percent(usual.share)}, ${decimal(deviationsOver(habit, usual), 1)} deviations lower.`,
    lines: high,
    evidence: codeEvidence(high.slice(0, shownLines)),
  })
}
