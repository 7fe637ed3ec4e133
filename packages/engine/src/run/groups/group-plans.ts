import { numbered, type BilledService } from '../../batch/kinds/billed-services.ts'
import type { LineGroup } from '../../batch/line-groups.ts'
import { look, under, type NoFinding } from '../../rule/outcome.ts'
import { noServiceDate } from '../../rule/reasons.ts'
import type { FieldsOfFile } from '../../rule/rule.ts'
import type { GroupQuestion, GroupRuleRead } from './group-question.ts'
import { OpenBeside } from './open-beside.ts'
import { RuleSets } from './rule-sets.ts'
import { SettledByAnswers, SettledLines } from '../settled-lines.ts'

/** What triage says of the lines of one service. */
interface ServicePlan {
  /** By the rules with triage, what each says; undefined where it leaves the line open. */
  readonly answers: readonly (NoFinding | undefined)[]
  readonly settled: SettledLines
  /** The set of rules that it leaves open. */
  readonly open: number
}

/** How groups are judged whose tables are read alike. */
export class GroupPlans<Group extends LineGroup, Context extends FieldsOfFile> {
  /** Rules that need a day where there is none. */
  readonly undated: SettledLines
  readonly #services: readonly BilledService[]
  readonly #always: readonly GroupQuestion<Group, Context>[]
  readonly #triaged: readonly GroupQuestion<Group, Context>[]
  readonly #settled: SettledByAnswers
  readonly #ofService: (ServicePlan | undefined)[] = []
  readonly #sets = new RuleSets()
  readonly #questions: (readonly GroupQuestion<Group, Context>[] | undefined)[] = []
  readonly #beside: OpenBeside

  constructor(rules: readonly GroupRuleRead<Group, Context>[], services: readonly BilledService[]) {
    this.#services = services
    const undated = rules.filter(({ attempts }) => attempts.length === 0)
    this.undated = new SettledLines(undated.map(({ run }) => ({ run, outcome: noServiceDate })))
    const dated = rules.flatMap(({ rule, run, attempts: [best, other] }) =>
      best ? [{ rule, judge: rule.judge, run, best, other }] : [],
    )
    this.#always = dated
      .filter(({ rule }) => rule.triage === undefined)
      .map((read) => ({
        ...read,
        triaged: undefined,
        open: undefined,
        openToOther: undefined,
      }))
    this.#triaged = dated
      .filter(({ rule }) => rule.triage !== undefined)
      .map((read, triaged) => ({
        ...read,
        triaged,
        open: new Uint8Array(services.length),
        openToOther: new Uint8Array(services.length),
      }))
    this.#settled = new SettledByAnswers(this.#triaged.map(({ run }) => run))
    this.#beside = new OpenBeside(this.#triaged, this.#sets, services)
  }

  /** Throws `RangeError` for a number that no service has. */
  ofService(service: number): ServicePlan {
    return (this.#ofService[service] ??= this.#planFor(service))
  }

  serviceOf(service: number): BilledService {
    return numbered(this.#services, service)
  }

  /** The set of rules that leave nothing open. */
  get noneOpen(): number {
    return this.#sets.empty
  }

  /** The rules of two sets. */
  join(one: number, other: number): number {
    return this.#sets.union(one, other)
  }

  /**
   * The rules to be asked about a group: those that its services leave open, each by itself and each
   * beside the others, and those without triage.
   *
   * @param alone the set of rules that its services leave open, each by itself
   * @param services numbers of services, of which those from `start` to before `end` are meant
   */
  questionsFor(
    alone: number,
    services: Int32Array,
    start: number,
    end: number,
  ): readonly GroupQuestion<Group, Context>[] {
    const open = this.#beside.add(alone, services, start, end)
    return (this.#questions[open] ??= this.#questionsOf(open))
  }

  /** Tells the rules what they were not asked about; once, after the last group. */
  finish(): void {
    this.undated.finish()
    this.#settled.finish()
  }

  #questionsOf(set: number): readonly GroupQuestion<Group, Context>[] {
    const open = this.#sets.membersOf(set).flatMap((at) => this.#triaged.slice(at, at + 1))
    return [...this.#always, ...open]
  }

  #planFor(number: number): ServicePlan {
    const service = this.serviceOf(number)
    const open: number[] = []
    const answers = this.#triaged.map((question, at) => {
      const { rule, best, other } = question
      const first = rule.triage?.(service, best.tables, best.context) ?? look
      const second = other && rule.triage?.(service, other.tables, other.context)
      if (first.kind === 'look' || second?.kind === 'look') open.push(at)
      if (second?.kind === 'look' && question.openToOther) question.openToOther[number] = 1
      if (first.kind !== 'look') return under(best, first)
      if (question.open) question.open[number] = 1
      return undefined
    })
    return { answers, settled: this.#settled.of(answers), open: this.#sets.of(open) }
  }
}
