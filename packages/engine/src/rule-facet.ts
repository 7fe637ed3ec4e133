import type { Outcome, Settled } from './outcome.ts'
import type { TableName } from './reference/table-data.ts'
import type { Attempt } from './rule-context.ts'
import type { Unasked } from './rule-plan.ts'
import { settledUnder, type RuleRun } from './rule-run.ts'
import type { TablesRead } from './rule.ts'

/** What a rule says of one kind of line by itself. */
type Answer<Kind> = (kind: Kind, tables: TablesRead<TableName, TableName>) => Settled | undefined

/** What one kind of line decides of each rule, in their order. */
type Answers = readonly (Outcome | undefined)[]

/** So many lists of answers are looked through for one that is the same. */
const mostShared = 256

/** A rule whose tables are read, and the bit that stands for it where it is left open. */
interface FacetRule {
  readonly run: RuleRun
  readonly best: Attempt<unknown> | undefined
  readonly other: Attempt<unknown> | undefined
  readonly bit: number
}

/** One side of lines that decides some rules by itself: what they bill, or which diagnoses they name. */
export class Facet<Kind, Rule extends FacetRule> {
  readonly kinds: readonly Kind[]
  readonly #answerOf: (rule: Rule) => Answer<Kind> | undefined
  readonly #rules: readonly Rule[]
  /** By kind, the rules that it leaves open; -1 until asked. */
  readonly #open: Int32Array
  readonly #allOpen: number
  /** By kind, what it decides of each of the rules; kinds with the same answers share a list. */
  readonly #answers: (Answers | undefined)[] = []
  readonly #known: Answers[] = []

  /** @param answerOf what decides a rule from this side; undefined where another side does, or none */
  constructor(
    kinds: readonly Kind[],
    rules: readonly Rule[],
    answerOf: (rule: Rule) => Answer<Kind> | undefined,
  ) {
    this.kinds = kinds
    this.#answerOf = answerOf
    this.#rules = rules.filter((rule) => rule.bit !== 0 && answerOf(rule) !== undefined)
    this.#open = new Int32Array(kinds.length).fill(-1)
    this.#allOpen = this.#rules.reduce((bits, { bit }) => bits | bit, 0)
  }

  /**
   * Which rules a kind leaves open, as bits; those of several kinds are joined by `|`. All of them where
   * there is no such kind.
   */
  openFor(kind: number): number {
    const known = this.#open[kind] ?? this.#allOpen
    if (known >= 0) return known
    const answers = this.#answersOf(kind)
    const open = this.#rules.reduce(
      (bits, { bit }, at) => (answers[at] === undefined ? bits | bit : bits),
      0,
    )
    return (this.#open[kind] = open)
  }

  /** What a kind decides of some of the rules, in their order. */
  decided(kind: number, rules: ReadonlySet<Rule>): Unasked[] {
    const answers = this.#answersOf(kind)
    return this.#rules.flatMap((rule, at) => {
      const outcome = answers[at]
      return outcome !== undefined && rules.has(rule) ? [{ run: rule.run, outcome }] : []
    })
  }

  #answersOf(kind: number): Answers {
    return (this.#answers[kind] ??= this.#shared(
      this.#rules.map((rule) => this.#answer(rule, kind)),
    ))
  }

  #shared(answers: Answers): Answers {
    const known = this.#known.find((other) => other.every((answer, at) => answer === answers[at]))
    if (known) return known
    if (this.#known.length < mostShared) this.#known.push(answers)
    return answers
  }

  /** What the kind alone decides, whichever way the tables are read; undefined where nothing. */
  #answer(rule: Rule, number: number): Outcome | undefined {
    const { best, other } = rule
    const kind = this.kinds[number]
    const answerOf = this.#answerOf(rule)
    if (best === undefined || kind === undefined || answerOf === undefined) return undefined
    if (other !== undefined && answerOf(kind, other.tables) === undefined) return undefined
    const answer = answerOf(kind, best.tables)
    return answer && settledUnder(best, answer)
  }
}
