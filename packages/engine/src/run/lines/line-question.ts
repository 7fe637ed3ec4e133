import type { ClaimLine } from '../../claim/claim-line.ts'
import type { TableName } from '../../reference/table-data.ts'
import {
  pass,
  under,
  type FindingOutcome,
  type NoFinding,
  type Outcome,
} from '../../rule/outcome.ts'
import type { DayContext, LineRule } from '../../rule/rule.ts'
import type { Attempt } from '../tables/attempt.ts'
import { failed, type RuleRun } from '../rule-run.ts'

type Context = DayContext<TableName, TableName>

export type AnyLineRule = LineRule<TableName, TableName, unknown>

/** A rule about one line, with one or two readings of its tables, the best first. */
export class ReadLineRule {
  readonly rule: AnyLineRule
  readonly run: RuleRun
  readonly best: Attempt<Context>
  readonly other: Attempt<Context> | undefined
  /** The last plain outcome, and how many lines in a row came to it: told to the rule when it changes. */
  #last: NoFinding = pass
  #lastLines = 0

  constructor(
    rule: AnyLineRule,
    run: RuleRun,
    best: Attempt<Context>,
    other: Attempt<Context> | undefined,
  ) {
    this.rule = rule
    this.run = run
    this.best = best
    this.other = other
  }

  /** Counts a line that comes to what its rule said, without a finding; lines in a row do the same. */
  countPlain(outcome: NoFinding): void {
    if (outcome !== this.#last) {
      this.finish()
      this.#last = outcome
    }
    this.#lastLines++
  }

  /** Tells the rule of the lines that were counted last. */
  finish(): void {
    this.run.countLines(this.#last, this.#lastLines)
    this.#lastLines = 0
  }
}

/** What triage said under one reading of the tables: an answer, or what it hands to `judge`. */
export type Triaged = NoFinding | { readonly kind: 'look'; readonly found: unknown }

/** A rule to be asked about lines of one kind. */
export class LineQuestion {
  readonly read: ReadLineRule
  /** Whether an outcome is what it says: one reading, which is in force. */
  readonly isPlain: boolean
  readonly #judge: AnyLineRule['judge']
  readonly #settled: NoFinding | undefined
  readonly #context: Context
  readonly #found: unknown
  readonly #other: { readonly context: Context; readonly found: unknown } | undefined

  /** @param other what triage said under the second reading, where there is one */
  constructor(read: ReadLineRule, best: Triaged, other: Triaged | undefined) {
    this.read = read
    this.isPlain = read.other === undefined && read.best.inForce
    this.#judge = read.rule.judge
    this.#context = read.best.context
    if (best.kind === 'look') this.#found = best.found
    else this.#settled = best
    if (read.other && other?.kind === 'look')
      this.#other = { context: read.other.context, found: other.found }
  }

  ask(line: ClaimLine): Outcome {
    return this.#settled ?? this.#judge(line, this.#context, this.#found)
  }

  /** Writes down what a line comes to, asking once more where the tables can be read otherwise. */
  conclude(line: ClaimLine, first: Outcome): Outcome {
    const { run, best, other } = this.read
    const second =
      first.kind !== 'finding' && this.#other
        ? this.#judge(line, this.#other.context, this.#other.found)
        : undefined
    const found = foundBy(first) ?? foundBy(second)
    if (found) run.record(found.draft, found === first ? best : (other ?? best))
    const outcome = found ?? under(best, first)
    run.countLines(outcome, 1)
    return outcome
  }

  /** Takes note that the rule threw, which leaves the line unchecked. */
  fail(line: ClaimLine, error: unknown): void {
    this.read.run.throws(error, line)
    this.read.run.countLines(failed, 1)
  }
}

function foundBy(outcome: Outcome | undefined): FindingOutcome | undefined {
  return outcome?.kind === 'finding' ? outcome : undefined
}
