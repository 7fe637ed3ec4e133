import type { Outcome } from './outcome.ts'
import type { Attempt } from './rule-context.ts'
import type { RuleRun } from './rule-run.ts'
import type { Check } from './rule.ts'

/** A rule to be asked about a subject, with one or two readings of its tables, the best first. */
export interface Question<Subject, Context> {
  readonly run: RuleRun
  readonly check: Check<Subject, Context>
  readonly best: Attempt<Context>
  readonly other: Attempt<Context> | undefined
}

/** A rule that is not asked about lines of a service, and what it would answer. */
export interface Unasked {
  readonly run: RuleRun
  readonly outcome: Outcome
}

/** How a subject is judged: the rules to be asked about it, and what its lines are to the others. */
export class Plan<Subject, Context> {
  readonly questions: readonly Question<Subject, Context>[]
  readonly #unaskedOf: (service: number) => readonly Unasked[]
  readonly #tallies = new Map<number, ServiceTally>()

  /** @param unaskedOf the answers of the rules that are not asked, by the number of a service */
  constructor(
    questions: readonly Question<Subject, Context>[],
    unaskedOf: (service: number) => readonly Unasked[],
  ) {
    this.questions = questions
    this.#unaskedOf = unaskedOf
  }

  tallyOf(service: number): ServiceTally {
    let tally = this.#tallies.get(service)
    if (tally === undefined) {
      tally = new ServiceTally(this.#unaskedOf(service))
      this.#tallies.set(service, tally)
    }
    return tally
  }

  /** Tells the rules that were not asked; once, after the last subject. */
  settle(): void {
    for (const tally of this.#tallies.values()) tally.settle()
  }
}

/** Lines of one service under the rules that are not asked about them. */
export class ServiceTally {
  /** How many of those rules pass, and how many cannot tell. */
  readonly passes: number
  readonly untold: number
  /** Lines of the file so far. */
  lines = 0
  readonly #unasked: readonly Unasked[]

  constructor(unasked: readonly Unasked[]) {
    this.#unasked = unasked
    this.passes = unasked.filter(({ outcome }) => outcome.kind === 'pass').length
    this.untold = unasked.filter(({ outcome }) => outcome.kind === 'cannot-tell').length
  }

  settle(): void {
    for (const { run, outcome } of this.#unasked) run.countLines(outcome, this.lines)
  }
}
