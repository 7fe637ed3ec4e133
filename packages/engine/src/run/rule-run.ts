import type { AuditLedger } from './audit-ledger.ts'
import { buildFinding } from './build-finding.ts'
import { historyIndex, type ClaimLine } from '../claim/claim-line.ts'
import {
  cannotTell,
  pass,
  passUnder,
  type CannotTell,
  type NotApplicable,
  type Outcome,
  type Pass,
  type TablesConsulted,
  type Verdict,
} from '../rule/outcome.ts'
import type { Question } from './rule-plan.ts'
import type { Rule } from '../rule/rule.ts'
import { draftsOf, isList, outcomeAt, withoutLinesOf } from './verdict-by-line.ts'

/** A rule that threw: a defect of ours, told apart from anything that claims can do. */
export interface RuleDefect {
  readonly ruleId: string
  readonly message: string
  readonly row: number
}

const failed = cannotTell('the rule failed on this line, which is a defect of the software')

/** Lines that are looked at together. */
export interface CountedLines {
  readonly lines: readonly ClaimLine[]
  /** The index of each of them, so that the lines need not be read again to be counted. */
  readonly indexes: Int32Array
  /** How many of them are of the file: those of earlier uploads are looked at, but not counted. */
  readonly counted: number
}

/**
 * What is left to write down for each line of a group: that the rule passed them all, that it could
 * tell of none, or nothing.
 */
export type Tally = 'passed' | 'untold' | 'done'

/** One rule of a batch: what it came to so far, counted in lines. */
export class RuleRun {
  readonly rule: Rule
  readonly defects: RuleDefect[] = []
  checked = 0
  notApplicable = 0
  /** Lines by the reason why they could not be checked. */
  readonly couldNotCheck = new Map<string, { lines: number }>()
  readonly #ledger: AuditLedger
  #lastReason: CannotTell | undefined
  #linesOfLastReason = { lines: 0 }

  constructor(rule: Rule, ledger: AuditLedger) {
    this.rule = rule
    this.#ledger = ledger
  }

  /** Takes the answer about a subject; asks once more where the tables can be read otherwise. */
  take<Subject, Context>(
    verdict: Verdict,
    { best, other, check }: Question<Subject, Context>,
    subject: Subject,
    group: CountedLines,
  ): Tally {
    if (other === undefined) return this.#tally(verdict, group, best)
    const second = check(subject, other.context)
    if (!mayFind(second)) return this.#tally(verdict, group, best)
    this.#record(verdict, best)
    this.#record(withoutLinesOf(second, verdict), other)
    group.indexes.forEach((index, at) => {
      const first = outcomeAt(verdict, at)
      const then = outcomeAt(second, at)
      const useSecond = first.kind !== 'finding' && then.kind === 'finding'
      this.count(index, useSecond ? then : settledUnder(best, first))
    })
    return 'done'
  }

  /** Takes note that the rule threw, which leaves the subject unchecked. */
  failedWith(error: unknown, group: CountedLines): Tally {
    const message = error instanceof Error ? error.message : String(error)
    this.defects.push({ ruleId: this.rule.id, message, row: group.lines[0]?.row ?? 0 })
    return this.#tally(failed, group, { inForce: true, releases: [] })
  }

  /** Counts what the rule came to for so many lines of the file that had no finding. */
  countLines(outcome: Outcome, lines: number): void {
    if (lines === 0) return
    if (outcome.kind === 'not-applicable') this.notApplicable += lines
    else if (outcome.kind === 'cannot-tell') this.#countReason(outcome, lines)
    else this.checked += lines
  }

  /** Counts what the rule came to for the line of an index. */
  count(index: number, outcome: Outcome): void {
    if (index === historyIndex) return
    this.countLines(outcome, 1)
    if (outcome.kind === 'not-applicable') return
    if (outcome.kind === 'cannot-tell') this.#ledger.add(index, 0, 1)
    else this.#ledger.add(index, 1, 0)
  }

  /** Reasons are constants of the rules, so the last is mostly met again. */
  #countReason(outcome: CannotTell, lines: number): void {
    if (outcome !== this.#lastReason) {
      this.#lastReason = outcome
      const known = this.couldNotCheck.get(outcome.because)
      this.#linesOfLastReason = known ?? { lines: 0 }
      if (!known) this.couldNotCheck.set(outcome.because, this.#linesOfLastReason)
    }
    this.#linesOfLastReason.lines += lines
  }

  #tally(verdict: Verdict, { indexes, counted }: CountedLines, consulted: TablesConsulted): Tally {
    if (mayFind(verdict)) {
      this.#record(verdict, consulted)
      for (let at = 0; at < indexes.length; at++) {
        this.#countAt(indexes[at] ?? historyIndex, outcomeAt(verdict, at), consulted)
      }
      return 'done'
    }
    const outcome = settledUnder(consulted, verdict)
    this.countLines(outcome, counted)
    if (outcome.kind === 'not-applicable') return 'done'
    return outcome.kind === 'pass' ? 'passed' : 'untold'
  }

  /** Lists are long where a rule looks at the whole file, so the commonest answers come first. */
  #countAt(index: number, outcome: Outcome, consulted: TablesConsulted): void {
    if (index === historyIndex) return
    if (outcome.kind === 'not-applicable') this.notApplicable++
    else if (outcome === pass && consulted.inForce) {
      this.checked++
      this.#ledger.addChecked(index)
    } else this.count(index, settledUnder(consulted, outcome))
  }

  #record(verdict: Verdict, consulted: TablesConsulted): void {
    for (const draft of draftsOf(verdict)) {
      const finding = buildFinding(this.rule, draft, draft.consulted ?? consulted)
      for (const line of draft.lines) this.#ledger.record(line, finding)
    }
  }
}

/** Whether a verdict finds something, or speaks of each line by itself. */
function mayFind(verdict: Verdict): verdict is Exclude<Verdict, Pass | NotApplicable | CannotTell> {
  return isList(verdict) || verdict.kind === 'finding'
}

/** What an outcome comes to under the tables that were read: see `passUnder`. */
export function settledUnder(consulted: TablesConsulted, outcome: Outcome): Outcome {
  return outcome.kind === 'pass' ? passUnder(consulted) : outcome
}
