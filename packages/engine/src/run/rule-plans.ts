import type { BilledService } from '../batch/billed-services.ts'
import type { NamedDiagnoses } from '../batch/named-diagnoses.ts'
import { cannotTell } from '../rule/outcome.ts'
import { PairAnswers } from './pair-answers.ts'
import { Facet } from './rule-facet.ts'
import type { Attempt } from './rule-context.ts'
import { Plan, Question, type Unasked } from './rule-plan.ts'
import type { RuleRun } from './rule-run.ts'
import type { Check, DiagnosesAnswer, ServiceAnswer, TogetherQuestion } from '../rule/rule.ts'

/** A rule of one scope, ready to be asked. */
export interface ScopeRule<Subject, Context> {
  readonly run: RuleRun
  readonly check: Check<Subject, Context>
  readonly byService: ServiceAnswer | undefined
  readonly together: TogetherQuestion | undefined
  /** Rules about one line alone have any. */
  readonly byDiagnoses?: DiagnosesAnswer | undefined
}

/** What the lines of a batch bill and name, as numbered lists. */
export interface KindsOfLines {
  readonly services: readonly BilledService[]
  /** Left out where lines are judged together. */
  readonly diagnoses?: readonly NamedDiagnoses[]
}

/** A rule for subjects whose tables are read alike. */
interface ReadRule<Subject, Context> extends ScopeRule<Subject, Context> {
  readonly best: Attempt<Context> | undefined
  readonly other: Attempt<Context> | undefined
  /** Stands for the rule among those that are left open; 0 where it is always asked, or never. */
  readonly bit: number
}

const noDay = cannotTell('no date of service')

/**
 * The plans for subjects whose tables are read alike, by the rules that what they bill and name
 * leaves open.
 */
export class Plans<Subject, Context> {
  readonly #rules: readonly ReadRule<Subject, Context>[]
  readonly #attempts: readonly (readonly Attempt<Context>[])[]
  readonly #services: Facet<BilledService, ReadRule<Subject, Context>>
  readonly #diagnoses: Facet<NamedDiagnoses, ReadRule<Subject, Context>>
  /** The rules that look at services together, and what two services are to them. */
  readonly #together: readonly ReadRule<Subject, Context>[]
  readonly #allTogether: number
  readonly #openByPair: PairAnswers
  readonly #plans = new Map<number, Plan<Subject, Context>>()
  #lastOpen = -1
  #last: Plan<Subject, Context> | undefined

  /** @param attempts for each of the rules how its tables are read; none where it has no day */
  constructor(
    rules: readonly ScopeRule<Subject, Context>[],
    attempts: readonly (readonly Attempt<Context>[])[],
    kinds: KindsOfLines,
  ) {
    this.#rules = readAlike(rules, attempts)
    this.#attempts = attempts
    this.#services = new Facet(kinds.services, this.#rules, ({ byService }) => byService)
    this.#diagnoses = new Facet(
      kinds.diagnoses ?? [],
      this.#rules,
      ({ byDiagnoses }) => byDiagnoses,
    )
    this.#openByPair = new PairAnswers(kinds.services.length)
    this.#together = this.#rules.filter(({ bit, together }) => bit !== 0 && together)
    this.#allTogether = this.#together.reduce((bits, { bit }) => bits | bit, 0)
  }

  /** Whether these are the plans for such readings. */
  areFor(attempts: readonly (readonly Attempt<Context>[])[]): boolean {
    return this.#attempts.every((own, at) => own === attempts[at])
  }

  /**
   * Which rules the services of one subject leave open, each by itself and each beside the others.
   *
   * @param services numbers of services, of which those from `start` to before `end` are meant
   */
  openForAll(services: Int32Array, start: number, end: number): number {
    let open = 0
    for (let at = start; at < end; at++) open |= this.#services.openFor(services[at] ?? 0)
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
    let open = this.#openByPair.get(one, other)
    if (open === undefined) {
      open = 0
      for (const rule of this.#together) if (this.#concerns(rule, one, other)) open |= rule.bit
      this.#openByPair.set(one, other, open)
    }
    return open
  }

  /** The plan for a single line of a service and a list of diagnoses. */
  forLine(service: number, diagnoses: number): Plan<Subject, Context> {
    return this.where(this.#services.openFor(service) | this.#diagnoses.openFor(diagnoses))
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
    const undated = unasked
      .filter(({ best }) => best === undefined)
      .map(({ run }): Unasked => ({ run, outcome: noDay }))
    const decided = new Set(unasked)
    return new Plan(
      questions,
      {
        answersOf: (service) => this.#services.answersOf(service),
        unasked: (answers) => [...undated, ...this.#services.decided(answers, decided)],
      },
      {
        answersOf: (list) => this.#diagnoses.answersOf(list),
        unasked: (answers) => this.#diagnoses.decided(answers, decided),
      },
    )
  }

  #concerns(
    { best, other: second, together }: ReadRule<Subject, Context>,
    one: number,
    other: number,
  ): boolean {
    const first = this.#services.kinds[one]
    const then = this.#services.kinds[other]
    if (first === undefined || then === undefined || together === undefined) return true
    return [best, second].some((reading) => reading && together(first, then, reading.tables))
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
    const decides = rule.byService ?? rule.byDiagnoses
    const hasBit = best !== undefined && decides !== undefined && used < bits
    return { ...rule, best, other, bit: hasBit ? 1 << used++ : 0 }
  })
}
