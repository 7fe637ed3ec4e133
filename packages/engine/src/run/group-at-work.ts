import type { BilledService } from '../batch/billed-services.ts'
import type { LineGroup } from '../batch/line-groups.ts'
import type { ClaimLine } from '../claim/claim-line.ts'
import type { NoFinding } from '../rule/outcome.ts'
import type { GroupPlans } from './group-plans.ts'
import type { GroupQuestion } from './group-question.ts'
import type { GroupOfLines } from './outcomes-of-lines.ts'

/** A group, the plans for it and the rule that is being asked about it. */
export class GroupAtWork<Group extends LineGroup, Context> implements GroupOfLines {
  readonly group: Group
  readonly lines: readonly ClaimLine[]
  /** The ranks of its lines: from `start` to before `end`. */
  readonly start: number
  readonly end: number
  readonly #plans: GroupPlans<Group, Context>
  /** By rank. */
  readonly #services: Int32Array
  #triaged: number | undefined

  constructor(
    group: Group,
    [start, end]: readonly [number, number],
    plans: GroupPlans<Group, Context>,
    services: Int32Array,
  ) {
    this.group = group
    this.lines = group.lines
    this.start = start
    this.end = end
    this.#plans = plans
    this.#services = services
  }

  /** From now on, what is open is what triage left to this rule. */
  turnTo({ triaged }: GroupQuestion<Group, Context>): void {
    this.#triaged = triaged
  }

  get hasSettledLines(): boolean {
    return this.#triaged !== undefined
  }

  serviceAt(position: number): BilledService {
    return this.#plans.serviceOf(this.#services[this.start + position] ?? 0)
  }

  isOpenAt(position: number): boolean {
    return this.#triaged === undefined || this.settledAt(this.start + position) === undefined
  }

  /** What triage said of the line at a rank to the rule; undefined where it left the line open. */
  settledAt(rank: number): NoFinding | undefined {
    if (this.#triaged === undefined) return undefined
    return this.#plans.ofService(this.#services[rank] ?? 0).answers[this.#triaged]
  }
}
