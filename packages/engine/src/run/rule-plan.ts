import { pass, type Outcome } from '../rule/outcome.ts'
import type { Attempt } from './rule-context.ts'
import type { Answers } from './rule-facet.ts'
import type { RuleRun } from './rule-run.ts'
import type { Check } from '../rule/rule.ts'

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
  readonly #services: Tallies
  readonly #diagnoses: Tallies

  /**
   * @param byService what services decide, by their number
   * @param byDiagnoses the same of lists of diagnoses
   */
  constructor(
    questions: readonly Question<Subject, Context>[],
    byService: Deciding,
    byDiagnoses: Deciding,
  ) {
    this.questions = questions
    this.#services = new Tallies(byService)
    this.#diagnoses = new Tallies(byDiagnoses)
  }

  ofService(service: number): Tally {
    return this.#services.of(service)
  }

  ofDiagnoses(list: number): Tally {
    return this.#diagnoses.of(list)
  }

  /** Tells the rules that were not asked; once, after the last subject. */
  settle(): void {
    this.#services.settle()
    this.#diagnoses.settle()
    for (const { run, passedLines } of this.questions) run.countLines(pass, passedLines)
  }
}

/** What kinds of lines decide, and which rules are not asked because of it. */
interface Deciding {
  answersOf(kind: number): Answers
  unasked(answers: Answers): readonly Unasked[]
}

/** What lines are to the rules that are not asked about them, by the number of their kind. */
class Tallies {
  readonly #deciding: Deciding
  readonly #ofKind: (Tally | undefined)[] = []
  /** Kinds with the same answers share one. */
  readonly #ofAnswers = new Map<Answers, Tally>()

  constructor(deciding: Deciding) {
    this.#deciding = deciding
  }

  of(kind: number): Tally {
    return (this.#ofKind[kind] ??= this.#shared(this.#deciding.answersOf(kind)))
  }

  #shared(answers: Answers): Tally {
    let tally = this.#ofAnswers.get(answers)
    if (!tally) {
      tally = new Tally(this.#deciding.unasked(answers))
      this.#ofAnswers.set(answers, tally)
    }
    return tally
  }

  settle(): void {
    for (const tally of this.#ofAnswers.values()) tally.settle()
  }
}

/** Lines of kinds that have the same answers, under the rules that are not asked about them. */
class Tally {
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
