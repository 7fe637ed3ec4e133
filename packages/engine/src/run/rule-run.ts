import { historyIndex, type ClaimLine } from '../claim/claim-line.ts'
import {
  cannotTell,
  type CannotTell,
  type FindingDraft,
  type Outcome,
  type TablesConsulted,
} from '../rule/outcome.ts'
import type { Rule } from '../rule/rule.ts'
import { listedDrafts } from './listed-drafts.ts'
import type { AuditLedger } from './audit-ledger.ts'
import type { Citations } from './citations.ts'
import { buildFinding } from './build-finding.ts'
import { onLineOfFile } from './earlier-line-at-fault.ts'
import { takeBackOf } from './survivors.ts'

/** A rule that threw: a defect of ours, told apart from anything that claims can do. */
export interface RuleDefect {
  readonly ruleId: string
  readonly message: string
  readonly row: number
}

/** What lines come to of which a rule threw. */
export const failed = cannotTell('the rule failed on this line, which is a defect of the software')

/** One rule of an audit: what it came to so far, counted in lines. */
export class RuleRun {
  readonly rule: Rule
  readonly defects: RuleDefect[] = []
  checked = 0
  notApplicable = 0
  /** Lines by the reason why they could not be checked. */
  readonly couldNotCheck = new Map<string, { lines: number }>()
  readonly #ledger: AuditLedger
  readonly #citations: Citations
  #lastReason: CannotTell | undefined
  #linesOfLastReason = { lines: 0 }

  constructor(rule: Rule, ledger: AuditLedger, citations: Citations) {
    this.rule = rule
    this.#ledger = ledger
    this.#citations = citations
  }

  /** Takes note that the rule threw. */
  throws(error: unknown, line: ClaimLine | undefined): void {
    const message = error instanceof Error ? error.message : String(error)
    this.defects.push({ ruleId: this.rule.id, message, row: line?.row ?? 0 })
  }

  /** Counts what the rule came to for so many lines of the file; takes lines back where below 0. */
  countLines(outcome: Outcome, lines: number): void {
    if (lines === 0) return
    if (outcome.kind === 'not-applicable') this.notApplicable += lines
    else if (outcome.kind === 'cannot-tell') this.#countReason(outcome, lines)
    else this.checked += lines
  }

  /** Counts what the rule came to for the line of an index, in the ledger too. */
  count(index: number, outcome: Outcome): void {
    if (index === historyIndex) return
    this.countLines(outcome, 1)
    if (outcome.kind === 'not-applicable') return
    if (outcome.kind === 'cannot-tell') this.#ledger.add(index, 0, 1)
    else this.#ledger.add(index, 1, 0)
  }

  /** Writes a finding to the lines at fault. */
  record(whole: FindingDraft, consulted: TablesConsulted): void {
    for (const draft of listedDrafts(whole)) this.#recordOne(draft, consulted)
  }

  #recordOne(draft: FindingDraft, consulted: TablesConsulted): void {
    const completed = onLineOfFile(draft)
    if (completed) {
      this.#recordCompleted(completed, draft.lines, consulted)
      return
    }
    const finding = buildFinding(this.rule, draft, draft.consulted ?? consulted, this.#citations)
    for (const line of draft.lines) this.#ledger.record(line, finding)
    for (const { line, isPartOfClaim } of draft.atRisk ?? [])
      if (isPartOfClaim) this.#ledger.takePartOfClaim(line, finding)
    const takeBack = takeBackOf(this.rule, draft, finding)
    if (takeBack) this.#ledger.takeBack(takeBack)
  }

  /** Notices of a rule concern their own file alone. */
  #recordCompleted(
    draft: FindingDraft,
    earlier: readonly ClaimLine[],
    consulted: TablesConsulted,
  ): void {
    if (this.rule.class === 'notice') return
    const finding = buildFinding(this.rule, draft, draft.consulted ?? consulted, this.#citations)
    for (const line of draft.lines) this.#ledger.recordCompleted({ line, finding, earlier })
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
}
