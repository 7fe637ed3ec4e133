import type { AuditLedger } from './audit-ledger.ts'
import { buildFinding } from './build-finding.ts'
import { historyIndex, type ClaimLine } from './claim-line.ts'
import type { LineGroup } from './derive/groups.ts'
import {
  cannotTell,
  passUnder,
  type CannotTell,
  type Outcome,
  type TablesConsulted,
  type Verdict,
} from './outcome.ts'
import type { TableName } from './reference/table-data.ts'
import type { Attempt } from './rule-context.ts'
import type { DayContext, Rule, SpanContext } from './rule.ts'
import { draftsOf, isList, outcomeAt, withoutLinesOf } from './verdict-by-line.ts'

/** A rule that threw: a defect of ours, told apart from anything that claims can do. */
export interface RuleDefect {
  readonly ruleId: string
  readonly message: string
  readonly row: number
}

const failed = cannotTell('the rule failed on this line, which is a defect of the software')
const noDay = cannotTell('no date of service')
const noTables: TablesConsulted = { inForce: true, releases: [] }

/** Lines that are looked at together. */
export interface CountedLines {
  readonly lines: readonly ClaimLine[]
  /** How many of them are of the file: those of earlier uploads are looked at, but not counted. */
  readonly counted: number
}

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

  /**
   * Asks about one line: the commonest case, without a list made for it. True where the line
   * passes, which the caller writes down once for all rules.
   */
  judgeLine(line: ClaimLine, attempts: readonly Attempt[], check: DayCheck<ClaimLine>): boolean {
    const best = attempts[0]
    if (best === undefined || attempts.length > 1) {
      return this.judgeOnDay(line, lineAlone(line), attempts, check)
    }
    let verdict: Verdict
    try {
      verdict = check.check(line, best.context)
    } catch (error) {
      verdict = this.#defect(error, line)
    }
    return this.#tally(verdict, 1, best) ?? this.#settle([line], verdict, best)
  }

  /**
   * Asks about a group of lines of one day, with each of the readings of the tables. True where
   * all of them pass, which the caller writes down once for all rules.
   */
  judgeOnDay<Subject>(
    subject: Subject,
    group: CountedLines,
    attempts: readonly Attempt[],
    check: DayCheck<Subject>,
  ): boolean {
    const { lines } = group
    const best = attempts[0]
    const other = attempts[1]
    if (best === undefined) return this.#settle(lines, noDay, noTables)
    const verdict = this.#ask(subject, lines, best, check)
    if (other === undefined) {
      return this.#tally(verdict, group.counted, best) ?? this.#settle(lines, verdict, best)
    }
    const second = this.#ask(subject, lines, other, check)
    lines.forEach((line, index) => {
      const first = outcomeAt(verdict, index)
      const then = outcomeAt(second, index)
      const useSecond = first.kind !== 'finding' && then.kind === 'finding'
      this.count(line, useSecond ? then : first, useSecond ? other : best)
    })
    this.#record(verdict, best)
    this.#record(withoutLinesOf(second, verdict), other)
    return false
  }

  /**
   * Asks about lines of many days; the rule reads its tables by itself. True where all of them
   * pass, which the caller writes down once for all rules.
   */
  judgeSpan<Subject extends LineGroup>(
    subject: Subject,
    group: CountedLines,
    context: SpanContext<TableName, TableName>,
    check: SpanCheck<Subject>,
  ): boolean {
    let verdict: Verdict
    try {
      verdict = check.check(subject, context)
    } catch (error) {
      verdict = this.#defect(error, group.lines[0])
    }
    const tallied = this.#tally(verdict, group.counted, noTables)
    return tallied ?? this.#settle(group.lines, verdict, noTables)
  }

  /** Counts what the rule came to for one line. */
  count(line: ClaimLine, outcome: Outcome, consulted: TablesConsulted = noTables): void {
    if (line.index === historyIndex) return
    const settled = outcome.kind === 'pass' ? passUnder(consulted) : outcome
    switch (settled.kind) {
      case 'not-applicable':
        this.notApplicable++
        return
      case 'cannot-tell':
        this.#countReason(settled)
        this.#ledger.addUnchecked(line)
        return
      case 'pass':
      case 'finding':
        this.checked++
        this.#ledger.addChecked(line)
    }
  }

  /** Reasons are constants of the rules, so the last is mostly met again. */
  #countReason(outcome: CannotTell): void {
    if (outcome !== this.#lastReason) {
      this.#lastReason = outcome
      const known = this.couldNotCheck.get(outcome.because)
      this.#linesOfLastReason = known ?? { lines: 0 }
      if (!known) this.couldNotCheck.set(outcome.because, this.#linesOfLastReason)
    }
    this.#linesOfLastReason.lines++
  }

  #ask<Subject>(
    subject: Subject,
    lines: readonly ClaimLine[],
    attempt: Attempt,
    check: DayCheck<Subject>,
  ): Verdict {
    try {
      return check.check(subject, attempt.context)
    } catch (error) {
      return this.#defect(error, lines[0])
    }
  }

  #defect(error: unknown, line: ClaimLine | undefined): Outcome {
    const message = error instanceof Error ? error.message : String(error)
    this.defects.push({ ruleId: this.rule.id, message, row: line?.row ?? 0 })
    return failed
  }

  /**
   * Counts one verdict on so many lines: whether they pass. Undefined where it has to be counted
   * line by line.
   */
  #tally(verdict: Verdict, lines: number, { inForce }: TablesConsulted): boolean | undefined {
    if (isList(verdict)) return undefined
    if (verdict.kind === 'not-applicable') {
      this.notApplicable += lines
      return false
    }
    if (verdict.kind !== 'pass' || !inForce) return undefined
    this.checked += lines
    return true
  }

  /** Counts and records a verdict line by line; false, because nothing is left to write down. */
  #settle(lines: readonly ClaimLine[], verdict: Verdict, consulted: TablesConsulted): false {
    for (let index = 0; index < lines.length; index++) {
      const line = lines[index]
      if (line !== undefined) this.count(line, outcomeAt(verdict, index), consulted)
    }
    if (isList(verdict) || verdict.kind === 'finding') this.#record(verdict, consulted)
    return false
  }

  #record(verdict: Verdict, consulted: TablesConsulted): void {
    for (const draft of draftsOf(verdict)) {
      const finding = buildFinding(this.rule, draft, draft.consulted ?? consulted)
      for (const line of draft.lines) this.#ledger.record(line, finding)
    }
  }
}

/** A rule of a scope within one day. */
export interface DayCheck<Subject> {
  check(subject: Subject, context: DayContext<TableName, TableName>): Verdict
}

/** A rule of a scope over many days. */
export interface SpanCheck<Subject> {
  check(subject: Subject, context: SpanContext<TableName, TableName>): Verdict
}

function lineAlone(line: ClaimLine): CountedLines {
  return { lines: [line], counted: 1 }
}
