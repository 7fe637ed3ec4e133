import { historyIndex, type ClaimLine } from '../claim/claim-line.ts'
import { strongerFirst } from '../result/class-strength.ts'
import type { Finding } from '../result/finding.ts'
import type { FindingDraft } from '../rule/outcome.ts'
import type { Rule } from '../rule/rule.ts'
import { row, say, words } from '../sentences/say.ts'
import { sentenceText } from '../sentences/sentence-text.ts'
import { trimmed } from './trimmed.ts'

/** A finding that takes lines back because others stand. */
export interface TakeBack {
  readonly finding: Finding
  readonly rule: Rule
  /** Lines of the file whose money it takes, in whole or in part. */
  readonly takes: readonly ClaimLine[]
  /** Lines that show it and keep their money: the first of a duplicate, column 1 of a pair. */
  readonly reliesOn: readonly ClaimLine[]
}

/** What a finding takes back because of which lines; undefined where its lines stand for themselves. */
export function takeBackOf(
  rule: Rule,
  { lines, related = [], atRisk = [] }: FindingDraft,
  finding: Finding,
): TakeBack | undefined {
  const isOfClaim = atRisk.some(({ isPartOfClaim }) => isPartOfClaim)
  if (finding.class === 'notice' || (finding.amountAtRiskCents === 0 && !isOfClaim))
    return undefined
  const taken = new Set<ClaimLine>()
  for (const { line, cents, isPartOfClaim } of atRisk)
    if ((isPartOfClaim ?? cents > 0) && line.index !== historyIndex) taken.add(line)
  const reliesOn = [...related, ...lines].filter((line) => !taken.has(line))
  if (taken.size === 0 || reliesOn.length === 0) return undefined
  return { finding, rule, takes: Array.from(taken), reliesOn: trimmed(reliesOn) }
}

/**
 * Of lines that are billed once too often one stands, whichever rules look at them: a finding that
 * takes a line back for the sake of another, which is itself taken back for the sake of the first,
 * gives way to the stronger one, and of equals to the one that takes less, then to the one that does
 * not merely pick. Answers the
 * findings that give way, as notices without dollars.
 */
export function findingsGivingWay(takeBacks: readonly TakeBack[]): ReadonlyMap<Finding, Finding> {
  const givingWay = new Map<Finding, Finding>()
  const disputed = disputedAmong(takeBacks)
  if (disputed.length < 2) return givingWay
  const standing = new StandingLines()
  for (const takeBack of disputed.toSorted(byStrength)) {
    const rival = standing.take(takeBack)
    if (rival) givingWay.set(takeBack.finding, withdrawn(takeBack.finding, rival))
  }
  return givingWay
}

/** Those that take a line on which another relies, or rely on one that another takes. */
function disputedAmong(takeBacks: readonly TakeBack[]): readonly TakeBack[] {
  const taken = new Set(takeBacks.flatMap(({ takes }) => takes))
  return takeBacks.some(({ reliesOn }) => reliesOn.some((line) => taken.has(line))) ? takeBacks : []
}

function byStrength(one: TakeBack, other: TakeBack): number {
  return (
    strongerFirst(one.finding.class, other.finding.class) ||
    one.finding.amountAtRiskCents - other.finding.amountAtRiskCents ||
    Number(one.rule.picksSurvivor ?? false) - Number(other.rule.picksSurvivor ?? false)
  )
}

/** Which line is taken back instead, and by what. */
interface Rival {
  readonly finding: Finding
  readonly line: ClaimLine
}

/** Which lines are taken back so far, each for the sake of one that stands. */
class StandingLines {
  readonly #taken = new Map<ClaimLine, { finding: Finding; standsFor: ClaimLine }>()

  /** Takes lines back if one on which the finding relies stands beside them; else answers what it clashes with. */
  take({ finding, takes, reliesOn }: TakeBack): Rival | undefined {
    for (const line of reliesOn) {
      const standsFor = this.#survivorOf(line)
      if (takes.includes(standsFor)) continue
      for (const taken of takes)
        if (!this.#taken.has(taken)) this.#taken.set(taken, { finding, standsFor })
      return undefined
    }
    const [line] = reliesOn
    const rival = line && this.#taken.get(line)
    return line && rival && { finding: rival.finding, line }
  }

  /** The line that stands where this one is taken back; later look-ups find it in one step. */
  #survivorOf(line: ClaimLine): ClaimLine {
    const passed: { standsFor: ClaimLine }[] = []
    let survivor = line
    for (let entry = this.#taken.get(survivor); entry; entry = this.#taken.get(survivor)) {
      passed.push(entry)
      survivor = entry.standsFor
    }
    for (const entry of passed) entry.standsFor = survivor
    return survivor
  }
}

function withdrawn(finding: Finding, { finding: rival, line }: Rival): Finding {
  const parts = say`${finding.parts} Of these lines ${row(line)} is taken back (${words(rival.title)}), so nothing is claimed on this one.`
  return {
    ...finding,
    class: 'notice',
    message: sentenceText(parts),
    parts,
    amountAtRiskCents: 0,
    atRisk: [],
    arithmetic: '',
  }
}
