import type { AuditLedger } from './audit-ledger.ts'
import { buildFinding } from './build-finding.ts'
import { historyIndex, type ClaimLine } from './claim-line.ts'
import type { LineGroup } from './derive/groups.ts'
import {
  cannotTell,
  pass,
  passUnder,
  type CannotTell,
  type FindingDraft,
  type Outcome,
  type TablesConsulted,
  type Verdict,
} from './outcome.ts'
import type { TableName } from './reference/table-data.ts'
import type { Attempt } from './rule-context.ts'
import type { DayContext, Rule, SpanContext } from './rule.ts'

/** A rule that threw: a defect of ours, told apart from anything that claims can do. */
export interface RuleDefect {
  readonly ruleId: string
  readonly message: string
  readonly row: number
}

const failed = cannotTell('the rule failed on this line, which is a defect of the software')
const noDay = cannotTell('no date of service')
const noTables: TablesConsulted = { inForce: true, releases: [] }

/** One rule of a batch: what it came to so far, counted in lines. */
export class RuleRun {
  readonly rule: Rule
  readonly defects: RuleDefect[] = []
  checked = 0
  notApplicable = 0
  /** Lines by the reason why they could not be checked. */
  readonly couldNotCheck = new Map<string, { lines: number }>()
  readonly #ledger: AuditLedger
  readonly #hasHistory: boolean
  #lastReason: CannotTell | undefined
  #linesOfLastReason = { lines: 0 }

  /** @param hasHistory whether lines of earlier uploads stand among those looked at */
  constructor(rule: Rule, ledger: AuditLedger, hasHistory: boolean) {
    this.rule = rule
    this.#ledger = ledger
    this.#hasHistory = hasHistory
  }

  /** Asks about one line: the commonest case, without a list made for it. */
  judgeLine(line: ClaimLine, attempts: readonly Attempt[], check: DayCheck<ClaimLine>): void {
    const best = attempts[0]
    if (best === undefined || attempts.length > 1) {
      this.judgeOnDay(line, [line], attempts, check)
      return
    }
    let verdict: Verdict
    try {
      verdict = check.check(line, best.context)
    } catch (error) {
      verdict = this.#defect(error, line)
    }
    if (isList(verdict) || verdict.kind === 'finding') this.#settle([line], verdict, best)
    else this.count(line, verdict, best)
  }

  /** Asks about a group of lines of one day, with each of the readings of the tables. */
  judgeOnDay<Subject>(
    subject: Subject,
    lines: readonly ClaimLine[],
    attempts: readonly Attempt[],
    check: DayCheck<Subject>,
  ): void {
    const best = attempts[0]
    const other = attempts[1]
    if (best === undefined) {
      this.#settle(lines, noDay, noTables)
      return
    }
    const verdict = this.#ask(subject, lines, best, check)
    if (other === undefined) {
      this.#settle(lines, verdict, best)
      return
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
  }

  /** Asks about lines of many days; the rule reads its tables by itself. */
  judgeSpan<Subject extends LineGroup>(
    subject: Subject,
    context: SpanContext<TableName, TableName>,
    check: SpanCheck<Subject>,
  ): void {
    const { lines } = subject
    let verdict: Verdict
    try {
      verdict = check.check(subject, context)
    } catch (error) {
      verdict = this.#defect(error, lines[0])
    }
    this.#settle(lines, verdict, noTables)
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

  #settle(lines: readonly ClaimLine[], verdict: Verdict, consulted: TablesConsulted): void {
    if (!isList(verdict) && verdict.kind === 'not-applicable' && !this.#hasHistory) {
      this.notApplicable += lines.length
      return
    }
    for (let index = 0; index < lines.length; index++) {
      const line = lines[index]
      if (line !== undefined) this.count(line, outcomeAt(verdict, index), consulted)
    }
    if (isList(verdict) || verdict.kind === 'finding') this.#record(verdict, consulted)
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

/** The outcome for one line of a group; where a whole group passes or not, every line does. */
function outcomeAt(verdict: Verdict, index: number): Outcome {
  return isList(verdict) ? (verdict[index] ?? pass) : verdict
}

function draftsOf(verdict: Verdict): readonly FindingDraft[] {
  if (!isList(verdict)) return verdict.kind === 'finding' ? [verdict.draft] : none
  let drafts: Set<FindingDraft> | undefined
  for (const outcome of verdict) {
    if (outcome.kind === 'finding') (drafts ??= new Set()).add(outcome.draft)
  }
  return drafts ? Array.from(drafts) : none
}

const none: readonly FindingDraft[] = []

/** The findings of the second asking whose lines the first had not found already. */
function withoutLinesOf(second: Verdict, first: Verdict): Verdict {
  if (draftsOf(second).length === 0) return pass
  const found = new Set(draftsOf(first).flatMap((draft) => draft.lines))
  return draftsOf(second)
    .filter((draft) => !draft.lines.some((line) => found.has(line)))
    .map((draft) => ({ kind: 'finding', draft }))
}

function isList(verdict: Verdict): verdict is readonly Outcome[] {
  return Array.isArray(verdict)
}
