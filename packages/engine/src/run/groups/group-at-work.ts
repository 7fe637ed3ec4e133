import type { BilledService } from '../../batch/kinds/billed-services.ts'
import type { LineGroup } from '../../batch/line-groups.ts'
import type { ClaimLine } from '../../claim/claim-line.ts'
import type { NoFinding } from '../../rule/outcome.ts'
import type { FieldsOfFile } from '../../rule/rule.ts'
import type { GroupPlans } from './group-plans.ts'
import type { GroupQuestion } from './group-question.ts'
import type { GroupOfLines } from './outcomes-of-lines.ts'

/** The group that is being judged, the plans for it and the rule that is being asked. */
export class GroupAtWork<
  Group extends LineGroup,
  Context extends FieldsOfFile,
> implements GroupOfLines {
  lines: readonly ClaimLine[] = []
  /** The ranks of its lines: from `start` to before `end`. */
  start = 0
  end = 0
  /** Whether triage may have settled any line at all: a rule without triage is asked about all. */
  hasSettledLines = false
  /** By rank. */
  readonly #services: Int32Array
  #plans: GroupPlans<Group, Context> | undefined
  #triaged = -1
  #open: Uint8Array | undefined

  constructor(services: Int32Array) {
    this.#services = services
  }

  turnToGroup({ lines }: Group, start: number, end: number, plans: GroupPlans<Group, Context>) {
    this.lines = lines
    this.start = start
    this.end = end
    this.#plans = plans
  }

  /** From now on, what is open is what triage left to this rule. */
  turnToRule({ triaged, open }: GroupQuestion<Group, Context>): void {
    this.#open = open
    this.hasSettledLines = triaged !== undefined
    this.#triaged = triaged ?? -1
  }

  /** From now on, what is open is what triage left to the rule under the second reading of its tables. */
  turnToOther({ openToOther }: GroupQuestion<Group, Context>): void {
    this.#open = openToOther
  }

  serviceAt(position: number): BilledService {
    if (this.#plans === undefined) throw new RangeError('No group is being judged')
    return this.#plans.serviceOf(this.#services[this.start + position] ?? 0)
  }

  isOpenAt(position: number): boolean {
    return this.#open === undefined || this.#open[this.#services[this.start + position] ?? 0] === 1
  }

  /** What triage said of the line at a rank to the rule; undefined where it left the line open. */
  settledAt(rank: number): NoFinding | undefined {
    if (!this.hasSettledLines) return undefined
    return this.#plans?.ofService(this.#services[rank] ?? 0).answers[this.#triaged]
  }
}
