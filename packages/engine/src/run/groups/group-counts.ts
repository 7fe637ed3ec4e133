import type { LineGroup } from '../../batch/line-groups.ts'
import { historyIndex } from '../../claim/claim-line.ts'
import { pass, under, type NoFinding, type Outcome } from '../../rule/outcome.ts'
import type { FieldsOfFile } from '../../rule/rule.ts'
import type { AuditLedger } from '../audit-ledger.ts'
import type { GroupAtWork } from './group-at-work.ts'
import type { GroupQuestion } from './group-question.ts'
import type { LineOutcomes } from './outcomes-of-lines.ts'
import type { SettledLines } from '../settled-lines.ts'

/**
 * What the lines of groups come to, in the order of the groups: told to the rules as it comes, and to
 * the ledger in the end.
 */
export class GroupCounts<Group extends LineGroup, Context extends FieldsOfFile> {
  /** The index of each line. */
  readonly #indexes: Int32Array
  readonly #atWork: GroupAtWork<Group, Context>
  /** How many rules passed each line, and how many could not tell. */
  readonly #passes: Uint16Array
  readonly #cannotTell: Uint16Array

  constructor(indexes: Int32Array, atWork: GroupAtWork<Group, Context>) {
    this.#indexes = indexes
    this.#atWork = atWork
    this.#passes = new Uint16Array(indexes.length)
    this.#cannotTell = new Uint16Array(indexes.length)
  }

  /** Begins a line with what triage settled. */
  start(rank: number, settled: SettledLines, undated: SettledLines): void {
    settled.lines++
    this.#passes[rank] = settled.passes
    this.#cannotTell[rank] = settled.cannotTell + undated.cannotTell
  }

  /** All lines that triage left open come to the same. */
  settle(question: GroupQuestion<Group, Context>, same: NoFinding): void {
    const atWork = this.#atWork
    const outcome = under(question.best, same)
    const counts = this.#of(outcome)
    let lines = 0
    for (let rank = atWork.start; rank < atWork.end; rank++) {
      if (this.#indexes[rank] === historyIndex || !atWork.isOpenAt(rank - atWork.start)) continue
      lines++
      if (counts) counts[rank] = (counts[rank] ?? 0) + 1
    }
    question.run.countLines(outcome, lines)
  }

  /**
   * Counts what the lines of a group come to; lines in a row mostly come to the same.
   *
   * @param outcomes one a line; undefined where it is what triage said
   * @param overrides whether lines that triage settled may have come to something else
   */
  countAll(
    question: GroupQuestion<Group, Context>,
    outcomes: LineOutcomes,
    overrides: boolean,
  ): void {
    const { start, end, hasSettledLines } = this.#atWork
    const { run, best } = question
    let last: Outcome = pass
    let after: Outcome = under(best, last)
    let counts = this.#of(after)
    let lines = 0
    for (let rank = start; rank < end; rank++) {
      const outcome = outcomes[rank - start]
      if (outcome === undefined || this.#indexes[rank] === historyIndex) continue
      const alone = overrides && hasSettledLines ? this.#atWork.settledAt(rank) : undefined
      if (alone) {
        this.count(rank, question, alone, outcome)
        continue
      }
      if (outcome !== last) {
        run.countLines(after, lines)
        last = outcome
        after = under(best, last)
        counts = this.#of(after)
        lines = 0
      }
      if (counts) counts[rank] = (counts[rank] ?? 0) + 1
      lines++
    }
    run.countLines(after, lines)
  }

  /** Counts what a line comes to; what triage had said of it alone is taken back. */
  count(
    rank: number,
    { run, best }: GroupQuestion<Group, Context>,
    alone: NoFinding | undefined,
    outcome: Outcome,
  ): void {
    if (this.#indexes[rank] === historyIndex) return
    if (alone) {
      const before = this.#of(alone)
      if (before) before[rank] = (before[rank] ?? 0) - 1
      run.countLines(alone, -1)
    }
    const after = under(best, outcome)
    const counts = this.#of(after)
    if (counts) counts[rank] = (counts[rank] ?? 0) + 1
    run.countLines(after, 1)
  }

  /** Where lines of an outcome are counted; nowhere where the rule does not apply to them. */
  #of({ kind }: Outcome): Uint16Array | undefined {
    if (kind === 'not-applicable') return undefined
    return kind === 'cannot-tell' ? this.#cannotTell : this.#passes
  }

  /** @param judged how many lines stand in groups */
  finish(judged: number, ledger: AuditLedger): void {
    for (let rank = 0; rank < judged; rank++) {
      const index = this.#indexes[rank] ?? historyIndex
      if (index !== historyIndex)
        ledger.add(index, this.#passes[rank] ?? 0, this.#cannotTell[rank] ?? 0)
    }
  }
}
