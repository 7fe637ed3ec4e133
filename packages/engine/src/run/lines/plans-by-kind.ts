import type { TableName } from '../../reference/table-data.ts'
import { under, type NoFinding } from '../../rule/outcome.ts'
import type { DayContext } from '../../rule/rule.ts'
import { LineQuestion, type ReadLineRule, type Triaged } from './line-question.ts'
import { SettledByAnswers, type SettledLines } from '../settled-lines.ts'

type Context = DayContext<TableName, TableName>

/** How lines of one kind are judged: what is left to ask, and what triage settled. */
export interface KindPlan {
  readonly questions: readonly LineQuestion[]
  readonly settled: SettledLines
}

type Triage<Kind> = (read: ReadLineRule, kind: Kind, context: Context) => Triaged

/** The plans for one side of lines: what they bill, which diagnoses they name, or which drug. */
export class PlansByKind<Kind> {
  readonly #kinds: readonly Kind[]
  readonly #rules: readonly ReadLineRule[]
  readonly #always: readonly LineQuestion[]
  readonly #triage: Triage<Kind>
  readonly #settled: SettledByAnswers
  readonly #plans: (KindPlan | undefined)[] = []

  /**
   * @param rules those that this side decides
   * @param always questions asked about every line besides
   */
  constructor(
    kinds: readonly Kind[],
    rules: readonly ReadLineRule[],
    always: readonly LineQuestion[],
    triage: Triage<Kind>,
  ) {
    this.#kinds = kinds
    this.#rules = rules
    this.#always = always
    this.#triage = triage
    this.#settled = new SettledByAnswers(rules.map(({ run }) => run))
  }

  of(number: number): KindPlan {
    return (this.#plans[number] ??= this.#make(number))
  }

  finish(): void {
    this.#settled.finish()
  }

  /** Throws `RangeError` for a number that no kind has, if a rule asks about kinds. */
  #make(number: number): KindPlan {
    const kind = this.#kinds[number]
    const questions: LineQuestion[] = []
    const settled = this.#rules.map((read): NoFinding | undefined => {
      if (kind === undefined) throw new RangeError(`No kind of line has the number ${number}`)
      const best = this.#triage(read, kind, read.best.context)
      const other = read.other && this.#triage(read, kind, read.other.context)
      if (best.kind !== 'look' && other?.kind !== 'look') return under(read.best, best)
      questions.push(new LineQuestion(read, best, other))
      return undefined
    })
    return {
      questions: questions.length === 0 ? this.#always : [...this.#always, ...questions],
      settled: this.#settled.of(settled),
    }
  }
}
