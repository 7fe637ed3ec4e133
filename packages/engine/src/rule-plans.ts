import type { BilledService } from './derive/billed-services.ts'
import { cannotTell, type Outcome } from './outcome.ts'
import type { Attempt } from './rule-context.ts'
import { Plan, Question, type Unasked } from './rule-plan.ts'
import { settledUnder, type RuleRun } from './rule-run.ts'
import type { Check, ServiceAnswer, TogetherQuestion } from './rule.ts'

/** A rule of one scope, ready to be asked. */
export interface ScopeRule<Subject, Context> {
  readonly run: RuleRun
  readonly check: Check<Subject, Context>
  readonly byService: ServiceAnswer | undefined
  readonly together: TogetherQuestion | undefined
}

/** A rule for subjects whose tables are read alike. */
interface ReadRule<Subject, Context> extends ScopeRule<Subject, Context> {
  readonly best: Attempt<Context> | undefined
  readonly other: Attempt<Context> | undefined
  /** Stands for the rule among those that services leave open; 0 where it is always asked, or never. */
  readonly bit: number
}

const noDay = cannotTell('no date of service')

/** The plans for subjects whose tables are read alike, by the rules that their services leave open. */
export class Plans<Subject, Context> {
  readonly #rules: readonly ReadRule<Subject, Context>[]
  readonly #attempts: readonly (readonly Attempt<Context>[])[]
  readonly #services: readonly BilledService[]
  /** By service; -1 until asked. */
  readonly #open: Int32Array
  /** The rules that look at services together, and what two services are to them. */
  readonly #together: readonly ReadRule<Subject, Context>[]
  readonly #allTogether: number
  readonly #openByPair = new Map<number, number>()
  readonly #plans = new Map<number, Plan<Subject, Context>>()
  readonly #ofService: (Plan<Subject, Context> | undefined)[] = []
  #lastOpen = -1
  #last: Plan<Subject, Context> | undefined

  /** @param attempts for each of the rules how its tables are read; none where it has no day */
  constructor(
    rules: readonly ScopeRule<Subject, Context>[],
    attempts: readonly (readonly Attempt<Context>[])[],
    services: readonly BilledService[],
  ) {
    this.#rules = readAlike(rules, attempts)
    this.#attempts = attempts
    this.#services = services
    this.#open = new Int32Array(services.length).fill(-1)
    this.#together = this.#rules.filter(({ bit, together }) => bit !== 0 && together)
    this.#allTogether = this.#together.reduce((bits, { bit }) => bits | bit, 0)
  }

  /** Whether these are the plans for such readings. */
  areFor(attempts: readonly (readonly Attempt<Context>[])[]): boolean {
    return this.#attempts.every((own, at) => own === attempts[at])
  }

  /** Which rules a service leaves open, as bits; those of several services are joined by `|`. */
  openFor(service: number): number {
    const known = this.#open[service] ?? 0
    if (known >= 0) return known
    let open = 0
    for (const rule of this.#rules) {
      if (rule.bit !== 0 && this.#answer(rule, service) === undefined) open |= rule.bit
    }
    return (this.#open[service] = open)
  }

  /**
   * Which rules the services of one subject leave open, each by itself and each beside the others.
   *
   * @param services numbers of services, of which those from `start` to before `end` are meant
   */
  openForAll(services: Int32Array, start: number, end: number): number {
    let open = 0
    for (let at = start; at < end; at++) open |= this.openFor(services[at] ?? 0)
    if (this.#allTogether === 0) return open
    if (end - start > mostCompared) return open | this.#allTogether
    for (let one = start + 1; one < end; one++) {
      for (let other = start; other < one; other++) {
        open |= this.#openForPair(services[one] ?? 0, services[other] ?? 0)
      }
    }
    return open
  }

  #openForPair(one: number, other: number): number {
    const pair =
      one < other ? one * this.#services.length + other : other * this.#services.length + one
    let open = this.#openByPair.get(pair)
    if (open === undefined) {
      open = 0
      for (const rule of this.#together) if (this.#concerns(rule, one, other)) open |= rule.bit
      this.#openByPair.set(pair, open)
    }
    return open
  }

  /** The plan for a single line of a service. */
  forService(service: number): Plan<Subject, Context> {
    return (this.#ofService[service] ??= this.where(this.openFor(service)))
  }

  /** The plan for subjects that leave those rules open. */
  where(open: number): Plan<Subject, Context> {
    if (open === this.#lastOpen && this.#last !== undefined) return this.#last
    let plan = this.#plans.get(open)
    if (plan === undefined) this.#plans.set(open, (plan = this.#make(open)))
    this.#lastOpen = open
    return (this.#last = plan)
  }

  /** Tells the rules that were not asked; once, after the last subject. */
  settle(): void {
    for (const plan of this.#plans.values()) plan.settle()
  }

  #make(open: number): Plan<Subject, Context> {
    const questions: Question<Subject, Context>[] = []
    const unasked: ReadRule<Subject, Context>[] = []
    for (const rule of this.#rules) {
      const { run, check, best, other, bit } = rule
      if (best === undefined || (bit !== 0 && (open & bit) === 0)) unasked.push(rule)
      else questions.push(new Question(run, check, best, other))
    }
    return new Plan(questions, (service) =>
      unasked.flatMap((rule): Unasked[] => {
        const outcome = this.#answer(rule, service)
        return outcome ? [{ run: rule.run, outcome }] : []
      }),
    )
  }

  #concerns(
    { best, other: second, together }: ReadRule<Subject, Context>,
    one: number,
    other: number,
  ): boolean {
    const first = this.#services[one]
    const then = this.#services[other]
    if (first === undefined || then === undefined || together === undefined) return true
    return [best, second].some((reading) => reading && together(first, then, reading.tables))
  }

  /** What the service alone decides, whichever way the tables are read; undefined where nothing. */
  #answer(
    { best, other, byService }: ReadRule<Subject, Context>,
    number: number,
  ): Outcome | undefined {
    const service = this.#services[number]
    if (best === undefined) return noDay
    if (service === undefined || byService === undefined) return undefined
    if (other !== undefined && byService(service, other.tables) === undefined) return undefined
    const answer = byService(service, best.tables)
    return answer && settledUnder(best, answer)
  }
}

/** Subjects of more lines are shown to every rule that looks at services together. */
const mostCompared = 16

/** Rules that a positive 32-bit number has no bit for are always asked. */
const bits = 31

function readAlike<Subject, Context>(
  rules: readonly ScopeRule<Subject, Context>[],
  attempts: readonly (readonly Attempt<Context>[])[],
): readonly ReadRule<Subject, Context>[] {
  let used = 0
  return rules.map((rule, at) => {
    const [best, other] = attempts[at] ?? []
    const hasBit = best !== undefined && rule.byService !== undefined && used < bits
    return { ...rule, best, other, bit: hasBit ? 1 << used++ : 0 }
  })
}
