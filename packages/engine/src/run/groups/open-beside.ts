import { numbered, type BilledService } from '../../batch/kinds/billed-services.ts'
import type { TableName } from '../../reference/table-data.ts'
import type { TablesRead } from '../../rule/rule.ts'
import { PairAnswers } from './pair-answers.ts'
import type { RuleSets } from './rule-sets.ts'

type Tables = TablesRead<TableName, TableName>

interface Reading {
  readonly tables: Tables
}

/** What is needed of a rule to know whether two services call for a look at them. */
interface PairRule {
  readonly rule: {
    triagePair?(one: BilledService, other: BilledService, tables: Tables): boolean
  }
  readonly best: Reading
  readonly other: Reading | undefined
}

/** Which rules the services of a group leave open beside each other, though each settles its lines. */
export class OpenBeside {
  readonly #rules: readonly PairRule[]
  readonly #sets: RuleSets
  readonly #services: readonly BilledService[]
  /** The rules that look at pairs of services, and the sets of them that known pairs call for. */
  readonly #ofPairs: readonly number[]
  readonly #allOfPairs: number
  readonly #known: PairAnswers

  /** @param rules by the numbers that `sets` have of them */
  constructor(rules: readonly PairRule[], sets: RuleSets, services: readonly BilledService[]) {
    this.#rules = rules
    this.#sets = sets
    this.#services = services
    this.#ofPairs = rules.flatMap(({ rule }, at) => (rule.triagePair === undefined ? [] : [at]))
    this.#allOfPairs = sets.of(this.#ofPairs)
    this.#known = new PairAnswers(services.length)
  }

  /**
   * Adds those rules to a set.
   *
   * @param services numbers of services, of which those from `start` to before `end` are meant
   */
  add(alone: number, services: Int32Array, start: number, end: number): number {
    let open = alone
    if (this.#ofPairs.length === 0) return open
    if (end - start > mostCompared) return this.#sets.union(open, this.#allOfPairs)
    for (let one = start + 1; one < end; one++) {
      for (let other = start; other < one; other++) {
        const concerned = this.#concernedBy(services[one] ?? 0, services[other] ?? 0)
        if (concerned !== this.#sets.empty) open = this.#sets.union(open, concerned)
      }
    }
    return open
  }

  #concernedBy(one: number, other: number): number {
    return this.#known.get(one, other) ?? this.#findOut(one, other)
  }

  /** Apart from asking what is known: a call that makes closures makes room for them in any case. */
  #findOut(one: number, other: number): number {
    const first = numbered(this.#services, one)
    const second = numbered(this.#services, other)
    const set = this.#sets.of(this.#ofPairs.filter((at) => this.#concerns(at, first, second)))
    this.#known.set(one, other, set)
    return set
  }

  #concerns(at: number, one: BilledService, other: BilledService): boolean {
    const question = this.#rules[at]
    if (!question) return false
    const { rule, best, other: second } = question
    return [best, second].some(
      (reading) => reading && rule.triagePair?.(one, other, reading.tables),
    )
  }
}

/** Groups of more lines are shown to every rule that looks at pairs. */
const mostCompared = 16
