import type { Batch } from '../../batch/groups.ts'
import type { LineGroup, LineGroups } from '../../batch/line-groups.ts'
import { arranged } from '../../batch/order/line-order.ts'
import { historyIndex } from '../../claim/claim-line.ts'
import type { GroupVerdict, Outcome } from '../../rule/outcome.ts'
import type { FieldsOfFile } from '../../rule/rule.ts'
import type { AuditLedger } from '../audit-ledger.ts'
import { GroupAtWork } from './group-at-work.ts'
import { GroupCounts } from './group-counts.ts'
import type { GroupPlans } from './group-plans.ts'
import type { GroupQuestion } from './group-question.ts'
import { draftsOf, mayOverride, sameForAll, spreadOutcomes } from './outcomes-of-lines.ts'
import { failed } from '../rule-run.ts'

/**
 * Judges groups by the services of their lines; the lines are looked at where those leave a rule
 * open. What is known of lines is laid out in the order of the groups, and what they come to is
 * written down in the end, so that memory is read in order.
 */
export class GroupJudge<Group extends LineGroup, Context extends FieldsOfFile> {
  readonly #groups: LineGroups<Group>
  /** The service and the index of each line, in the order of the groups. */
  readonly #services: Int32Array
  readonly #indexes: Int32Array
  readonly #counts: GroupCounts<Group, Context>
  readonly #atWork: GroupAtWork<Group, Context>
  /** What the lines of a group come to under one rule, and under a second reading of its tables. */
  readonly #first: (Outcome | undefined)[] = []
  readonly #second: (Outcome | undefined)[] = []

  constructor(groups: LineGroups<Group>, { columns }: Batch) {
    this.#groups = groups
    this.#services = arranged(columns.services.ofLine, groups.order)
    this.#indexes = columns.indexes.inOrder(groups.order)
    this.#atWork = new GroupAtWork(this.#services)
    this.#counts = new GroupCounts(this.#indexes, this.#atWork)
  }

  judge(group: number, plans: GroupPlans<Group, Context>): void {
    const start = this.#groups.starts[group] ?? 0
    const end = this.#groups.starts[group + 1] ?? 0
    const { undated } = plans
    let open = plans.noneOpen
    let lines = 0
    for (let rank = start; rank < end; rank++) {
      const plan = plans.ofService(this.#services[rank] ?? 0)
      if (plan.open !== open) open = plans.join(open, plan.open)
      if (this.#indexes[rank] === historyIndex) continue
      lines++
      this.#counts.start(rank, plan.settled, undated)
    }
    undated.lines += lines
    const questions = plans.questionsFor(open, this.#services, start, end)
    if (questions.length === 0) return
    const subject = this.#groups.at(group)
    this.#atWork.turnToGroup(subject, start, end, plans)
    this.#askAll(subject, questions)
  }

  finish(ledger: AuditLedger): void {
    this.#counts.finish(this.#groups.starts.at(-1) ?? 0, ledger)
  }

  /** Asks rules about one group, one after another; one that throws is taken note of. */
  #askAll(group: Group, questions: readonly GroupQuestion<Group, Context>[]): void {
    const atWork = this.#atWork
    let at = 0
    while (at < questions.length) {
      try {
        for (; at < questions.length; at++) {
          const question = questions[at]
          if (question === undefined) continue
          atWork.turnToRule(question)
          const verdict = question.judge(group, question.best.context)
          const same = question.other ? undefined : sameForAll(verdict)
          if (same) this.#counts.settle(question, same)
          else this.#conclude(group, question, verdict)
        }
      } catch (error) {
        const question = questions[at]
        if (question) this.#fail(question, error)
        at++
      }
    }
  }

  /** The rule threw: what lines pass alone is not known of them together. */
  #fail(question: GroupQuestion<Group, Context>, error: unknown): void {
    const atWork = this.#atWork
    question.run.throws(error, atWork.lines[0])
    for (let rank = atWork.start; rank < atWork.end; rank++) {
      const alone = atWork.settledAt(rank)
      if (alone === undefined || alone.kind === 'pass')
        this.#counts.count(rank, question, alone, failed)
    }
  }

  /**
   * Lines come to different things; asks once more where the tables can be read otherwise. Nothing is
   * written down before the rule was asked for all.
   */
  #conclude(group: Group, question: GroupQuestion<Group, Context>, verdict: GroupVerdict): void {
    const atWork = this.#atWork
    const { judge, run, best, other } = question
    const first = this.#first
    const second = this.#second
    const count = atWork.lines.length
    const finds = spreadOutcomes(verdict, atWork, first)
    let mayFind = false
    if (other) {
      atWork.turnToOther(question)
      mayFind = spreadOutcomes(judge(group, other.context), atWork, second)
    }
    const drafts = finds ? draftsOf(first, count) : []
    for (const draft of drafts) run.record(draft, best)
    if (other && mayFind) {
      const found = new Set(drafts.flatMap((draft) => draft.lines))
      for (const draft of draftsOf(second, count))
        if (!draft.lines.some((line) => found.has(line))) run.record(draft, other)
      for (let at = 0; at < count; at++)
        if (first[at]?.kind !== 'finding' && second[at]?.kind === 'finding') first[at] = second[at]
    }
    const overrides = other !== undefined || mayOverride(verdict)
    this.#counts.countAll(question, first, overrides)
  }
}
