import type { Batch } from '../batch/groups.ts'
import type { LineGroup, LineGroups } from '../batch/line-groups.ts'
import { arranged } from '../batch/line-order.ts'
import { historyIndex } from '../claim/claim-line.ts'
import { under, type GroupVerdict, type NoFinding, type Outcome } from '../rule/outcome.ts'
import type { AuditLedger } from './audit-ledger.ts'
import type { GroupPlans } from './group-plans.ts'
import type { GroupQuestion } from './group-question.ts'
import {
  draftsOf,
  outcomesOf,
  sameForAll,
  type GroupOfLines,
  type LineOutcomes,
} from './outcomes-of-lines.ts'
import { failed } from './rule-run.ts'

/**
 * Judges groups by the services of their lines; the lines are looked at where those leave a rule
 * open. What is known of lines is laid out in the order of the groups, and what they come to is
 * written down in the end, so that memory is read in order.
 */
export class GroupJudge<Group extends LineGroup> {
  readonly #groups: LineGroups<Group>
  /** The service and the index of each line, in the order of the groups. */
  readonly #services: Int32Array
  readonly #indexes: Int32Array
  /** How many rules passed each line, and how many could not tell. */
  readonly #passes: Uint16Array
  readonly #cannotTell: Uint16Array

  constructor(groups: LineGroups<Group>, { columns }: Batch) {
    this.#groups = groups
    this.#services = arranged(columns.services.ofLine, groups.order)
    this.#indexes = columns.indexes.inOrder(groups.order)
    this.#passes = new Uint16Array(groups.order.length)
    this.#cannotTell = new Uint16Array(groups.order.length)
  }

  judge<Context>(group: number, plans: GroupPlans<Group, Context>): void {
    const start = this.#groups.starts[group] ?? 0
    const end = this.#groups.starts[group + 1] ?? 0
    const { undated } = plans
    for (let rank = start; rank < end; rank++) {
      if (this.#indexes[rank] === historyIndex) continue
      const { settled } = plans.ofService(this.#services[rank] ?? 0)
      settled.lines++
      undated.lines++
      this.#passes[rank] = settled.passes
      this.#cannotTell[rank] = settled.cannotTell + undated.cannotTell
    }
    const questions = plans.questionsFor(this.#services, start, end)
    if (questions.length > 0) this.#askAll(group, questions, plans)
  }

  finish(ledger: AuditLedger): void {
    const judged = this.#groups.starts.at(-1) ?? 0
    for (let rank = 0; rank < judged; rank++) {
      const index = this.#indexes[rank] ?? historyIndex
      if (index !== historyIndex)
        ledger.add(index, this.#passes[rank] ?? 0, this.#cannotTell[rank] ?? 0)
    }
  }

  /** Asks rules about one group, one after another; one that throws is taken note of. */
  #askAll<Context>(
    group: number,
    questions: readonly GroupQuestion<Group, Context>[],
    plans: GroupPlans<Group, Context>,
  ): void {
    const subject = this.#groups.at(group)
    let at = 0
    while (at < questions.length) {
      try {
        for (; at < questions.length; at++) {
          const question = questions[at]
          if (question === undefined) continue
          const verdict = question.rule.judge(subject, question.best.context)
          const same = question.other ? undefined : sameForAll(verdict)
          if (same) this.#settle(group, question, plans, same)
          else this.#conclude(group, subject, question, plans, verdict)
        }
      } catch (error) {
        const question = questions[at]
        if (question) this.#fail(group, question, plans, error)
        at++
      }
    }
  }

  /** The rule threw: what lines pass alone is not known of them together. */
  #fail<Context>(
    group: number,
    question: GroupQuestion<Group, Context>,
    plans: GroupPlans<Group, Context>,
    error: unknown,
  ): void {
    question.run.throws(error, this.#groups.at(group).lines[0])
    const end = this.#groups.starts[group + 1] ?? 0
    for (let rank = this.#groups.starts[group] ?? 0; rank < end; rank++) {
      const alone = this.#answerAt(rank, question, plans)
      if (alone === undefined || alone.kind === 'pass') this.#count(rank, question, plans, failed)
    }
  }

  /** All lines that triage left open come to the same. */
  #settle<Context>(
    group: number,
    question: GroupQuestion<Group, Context>,
    plans: GroupPlans<Group, Context>,
    same: NoFinding,
  ): void {
    const outcome = under(question.best, same)
    const end = this.#groups.starts[group + 1] ?? 0
    let lines = 0
    for (let rank = this.#groups.starts[group] ?? 0; rank < end; rank++) {
      if (this.#indexes[rank] === historyIndex) continue
      if (this.#answerAt(rank, question, plans) !== undefined) continue
      lines++
      this.#add(rank, outcome, 1)
    }
    question.run.countLines(outcome, lines)
  }

  /** Lines come to different things; asks once more where the tables can be read otherwise. */
  #conclude<Context>(
    group: number,
    subject: Group,
    question: GroupQuestion<Group, Context>,
    plans: GroupPlans<Group, Context>,
    verdict: GroupVerdict,
  ): void {
    const { rule, run, best, other } = question
    const start = this.#groups.starts[group] ?? 0
    const lines: GroupOfLines = {
      lines: subject.lines,
      serviceAt: (position) => plans.serviceOf(this.#services[start + position] ?? 0),
      isOpenAt: (position) => this.#answerAt(start + position, question, plans) === undefined,
    }
    const first = outcomesOf(verdict, lines)
    const drafts = draftsOf(first)
    for (const draft of drafts) run.record(draft, best)
    let second: LineOutcomes = []
    if (other) {
      second = outcomesOf(rule.judge(subject, other.context), lines)
      const found = new Set(drafts.flatMap((draft) => draft.lines))
      for (const draft of draftsOf(second))
        if (!draft.lines.some((line) => found.has(line))) run.record(draft, other)
    }
    first.forEach((outcome, position) => {
      const then = second[position]
      const useSecond = outcome?.kind !== 'finding' && then?.kind === 'finding'
      this.#count(start + position, question, plans, useSecond ? then : outcome)
    })
  }

  /** Counts what a line comes to; what triage had said of it is taken back. */
  #count<Context>(
    rank: number,
    question: GroupQuestion<Group, Context>,
    plans: GroupPlans<Group, Context>,
    outcome: Outcome | undefined,
  ): void {
    if (outcome === undefined || this.#indexes[rank] === historyIndex) return
    const { run, best } = question
    const before = this.#answerAt(rank, question, plans)
    if (before) {
      this.#add(rank, before, -1)
      run.countLines(before, -1)
    }
    const after = under(best, outcome)
    this.#add(rank, after, 1)
    run.countLines(after, 1)
  }

  #add(rank: number, { kind }: Outcome, lines: 1 | -1): void {
    if (kind === 'not-applicable') return
    const counts = kind === 'cannot-tell' ? this.#cannotTell : this.#passes
    counts[rank] = (counts[rank] ?? 0) + lines
  }

  /** What triage said of the line at a rank to a rule; undefined where it left the line open. */
  #answerAt<Context>(
    rank: number,
    { triaged }: GroupQuestion<Group, Context>,
    plans: GroupPlans<Group, Context>,
  ): NoFinding | undefined {
    if (triaged === undefined) return undefined
    return plans.ofService(this.#services[rank] ?? 0).answers[triaged]
  }
}
