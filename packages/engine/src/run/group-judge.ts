import { askAll, noneAsked, type Asked } from './ask-rules.ts'
import type { AuditLedger } from './audit-ledger.ts'
import { historyIndex } from '../claim/claim-line.ts'
import type { Batch } from '../batch/groups.ts'
import type { LineGroup, LineGroups } from '../batch/line-groups.ts'
import { arranged } from '../batch/line-order.ts'
import type { Plan } from './rule-plan.ts'
import type { Plans } from './rule-plans.ts'

/**
 * Judges groups by the services of their lines; the lines are looked at where those leave a rule
 * open. What is known of lines is laid out in the order of the groups, and what they come to is
 * written down in the end, so that memory is read in order.
 */
export class GroupJudge<Subject extends LineGroup> {
  readonly #groups: LineGroups<Subject>
  /** The service and the index of each line, in the order of the groups. */
  readonly #services: Int32Array
  readonly #indexes: Int32Array
  readonly #passes: Uint16Array
  readonly #untold: Uint16Array

  constructor(groups: LineGroups<Subject>, { columns }: Batch) {
    this.#groups = groups
    this.#services = arranged(columns.services.ofLine, groups.order)
    this.#indexes = columns.indexes.inOrder(groups.order)
    this.#passes = new Uint16Array(groups.order.length)
    this.#untold = new Uint16Array(groups.order.length)
  }

  judge<Context>(group: number, plans: Plans<Subject, Context>): void {
    const start = this.#groups.starts[group] ?? 0
    const end = this.#groups.starts[group + 1] ?? 0
    const plan = plans.where(plans.openForAll(this.#services, start, end))
    const { passes, untold } = plan.questions.length > 0 ? this.#ask(group, plan) : noneAsked
    for (let rank = start; rank < end; rank++) {
      if (this.#indexes[rank] === historyIndex) continue
      const unasked = plan.ofService(this.#services[rank] ?? 0)
      unasked.lines++
      this.#passes[rank] = passes + unasked.passes
      this.#untold[rank] = untold + unasked.untold
    }
  }

  settle(ledger: AuditLedger): void {
    const judged = this.#groups.starts.at(-1) ?? 0
    for (let rank = 0; rank < judged; rank++) {
      const index = this.#indexes[rank] ?? historyIndex
      if (index !== historyIndex)
        ledger.add(index, this.#passes[rank] ?? 0, this.#untold[rank] ?? 0)
    }
  }

  #ask<Context>(group: number, plan: Plan<Subject, Context>): Asked {
    const subject = this.#groups.at(group)
    const { starts } = this.#groups
    const indexes = this.#indexes.subarray(starts[group], starts[group + 1])
    let counted = 0
    for (let at = 0; at < indexes.length; at++) if (indexes[at] !== historyIndex) counted++
    return askAll(plan.questions, subject, { lines: subject.lines, indexes, counted })
  }
}
