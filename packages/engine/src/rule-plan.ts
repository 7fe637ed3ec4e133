import { pass, type Outcome } from './outcome.ts'
import type { Attempt } from './rule-context.ts'
import type { RuleRun } from './rule-run.ts'
import type { Check } from './rule.ts'

/** A rule to be asked about a subject, with one or two readings of its tables, the best first. */
export class Question<Subject, Context> {
  readonly run: RuleRun
  readonly check: Check<Subject, Context>
  readonly best: Attempt<Context>
  readonly other: Attempt<Context> | undefined
  /** The context of the best reading. */
  readonly context: Context
  /** Whether a pass is a pass: one reading, which is in force. */
  readonly isPlain: boolean
  /** Lines that passed plainly, which is the commonest case by far; told to the rule in the end. */
  passedLines = 0

  constructor(
    run: RuleRun,
    check: Check<Subject, Context>,
    best: Attempt<Context>,
    other: Attempt<Context> | undefined,
  ) {
    this.run = run
    this.check = check
    this.best = best
    this.other = other
    this.context = best.context
    this.isPlain = other === undefined && best.inForce
  }
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
  /** By the number of a service; services with the same answers share one. */
  readonly #tallies: (ServiceTally | undefined)[] = []
  readonly #known: ServiceTally[] = []

  /** @param unaskedOf the answers of the rules that are not asked, by the number of a service */
  constructor(
    questions: readonly Question<Subject, Context>[],
    unaskedOf: (service: number) => readonly Unasked[],
  ) {
    this.questions = questions
    this.#unaskedOf = unaskedOf
  }

  tallyOf(service: number): ServiceTally {
    return (this.#tallies[service] ??= this.#tallyOfAnswers(this.#unaskedOf(service)))
  }

  #tallyOfAnswers(unasked: readonly Unasked[]): ServiceTally {
    const known = this.#known.find((tally) => tally.isOf(unasked))
    if (known) return known
    const tally = new ServiceTally(unasked)
    this.#known.push(tally)
    return tally
  }

  /** Tells the rules that were not asked; once, after the last subject. */
  settle(): void {
    for (const tally of this.#known) tally.settle()
    for (const { run, passedLines } of this.questions) run.countLines(pass, passedLines)
  }
}

/** Lines of services that have the same answers, under the rules that are not asked about them. */
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

  /** Whether these are the answers; of a plan's rules, in their order. */
  isOf(unasked: readonly Unasked[]): boolean {
    return (
      unasked.length === this.#unasked.length &&
      unasked.every(({ outcome }, at) => outcome === this.#unasked[at]?.outcome)
    )
  }

  settle(): void {
    for (const { run, outcome } of this.#unasked) run.countLines(outcome, this.lines)
  }
}
