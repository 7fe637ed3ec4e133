import type { Outcome, Settled } from '../rule/outcome.ts'
import type { TableName } from '../reference/table-data.ts'
import type { Attempt } from './rule-context.ts'
import type { Unasked } from './rule-plan.ts'
import { settledUnder, type RuleRun } from './rule-run.ts'
import type { TablesRead } from '../rule/rule.ts'

/** What a rule says of one kind of line by itself. */
type Answer<Kind> = (kind: Kind, tables: TablesRead<TableName, TableName>) => Settled | undefined

/** What one kind of line decides of each rule, in their order. */
export type Answers = readonly (Outcome | undefined)[]

/** So many lists of answers are looked through for one that is the same. */
const mostAlike = 32

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
  /** By the rules that they leave open. */
  readonly #shared = new Map<number, Answers[]>()

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
    return (this.#open[kind] = this.#openAfter(this.answersOf(kind)))
  }

  /** What a kind decides; the same list for all kinds that decide the same, or nearly all. */
  answersOf(kind: number): Answers {
    return (this.#answers[kind] ??= this.#share(
      this.#rules.map((rule) => this.#answer(rule, kind)),
    ))
  }

  /** What answers say to some of the rules, in their order. */
  decided(answers: Answers, rules: ReadonlySet<Rule>): Unasked[] {
    return this.#rules.flatMap((rule, at) => {
      const outcome = answers[at]
      return outcome !== undefined && rules.has(rule) ? [{ run: rule.run, outcome }] : []
    })
  }

  #openAfter(answers: Answers): number {
    let open = 0
    this.#rules.forEach(({ bit }, at) => {
      if (answers[at] === undefined) open |= bit
    })
    return open
  }

  #share(answers: Answers): Answers {
    const open = this.#openAfter(answers)
    let alike = this.#shared.get(open)
    if (!alike) this.#shared.set(open, (alike = []))
    const known = alike.find((other) => other.every((answer, at) => answer === answers[at]))
    if (known) return known
    if (alike.length < mostAlike) alike.push(answers)
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
