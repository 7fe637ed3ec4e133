import type { AuditLedger } from './audit-ledger.ts'
import { type RuleTally } from './audit-ledger.ts'
import { buildFinding } from './build-finding.ts'
import type { ClaimLine } from './claim-line.ts'
import type { Day } from './day.ts'
import type { Batch, Claim, Encounter } from './derive/groups.ts'
import { providerKey } from './derive/provider-key.ts'
import { settingOf, type Setting } from './derive/setting.ts'
import { fieldLabels } from './field-labels.ts'
import {
  cannotTell,
  notApplicable,
  pass,
  passUnder,
  type FindingDraft,
  type Outcome,
  type TablesConsulted,
  type Verdict,
} from './outcome.ts'
import type { Rule } from './rule.ts'
import type { Attempt, RuleTables } from './rule-context.ts'
import { tableTitles } from './table-titles.ts'

/** A rule that threw: a defect of ours, told apart from anything that claims can do. */
export interface RuleDefect {
  readonly ruleId: string
  readonly message: string
  readonly row: number
}

export interface RuleRun {
  readonly tally: RuleTally
  readonly defects: readonly RuleDefect[]
}

const failed = cannotTell('the rule failed on this line, which is a defect of the software')
const noDay = cannotTell('no date of service')
const outOfScope = notApplicable('not among the lines that this rule looks at')
const noAttempts: readonly Attempt[] = []
const noTables: TablesConsulted = { inForce: true, releases: [] }

/** Judges one rule over the whole batch into the ledger. */
export function runRule(
  rule: Rule,
  batch: Batch,
  tables: RuleTables,
  has: Parameters<typeof missingField>[1],
  ledger: AuditLedger,
): RuleRun {
  const tally: RuleTally = { checked: 0, notApplicable: 0, couldNotCheck: new Map() }
  const run = new RuleRunner(rule, tables, ledger, tally)
  const blocked = missingField(rule, has) ?? missingTable(tables)
  if (blocked) for (const line of batch.lines) ledger.count(tally, line, blocked)
  else run.judge(batch)
  return { tally, defects: run.defects }
}

function missingField(
  rule: Rule,
  has: (field: Rule['needs']['fields'][number]) => boolean,
): Outcome | undefined {
  const field = rule.needs.fields.find((needed) => !has(needed))
  return field && cannotTell(`the file has no ${fieldLabels[field]}`)
}

function missingTable(tables: RuleTables): Outcome | undefined {
  const { missingTable: name } = tables
  return name && cannotTell(`table not imported: ${tableTitles[name]}`)
}

/** A rule asked about one subject with the tables of one reading. */
type DayCheck<Subject> = (subject: Subject, attempt: Attempt) => Verdict

class RuleRunner {
  readonly defects: RuleDefect[] = []
  readonly #rule: Rule
  readonly #tables: RuleTables
  readonly #ledger: AuditLedger
  readonly #tally: RuleTally

  constructor(rule: Rule, tables: RuleTables, ledger: AuditLedger, tally: RuleTally) {
    this.#rule = rule
    this.#tables = tables
    this.#ledger = ledger
    this.#tally = tally
  }

  judge(batch: Batch): void {
    const rule = this.#rule
    const span = this.#tables.spanContext()
    switch (rule.scope) {
      case 'line': {
        const check: DayCheck<ClaimLine> = (line, attempt) => rule.check(line, attempt.context)
        for (const line of batch.lines) this.#judgeLine(line, check)
        return
      }
      case 'claim': {
        const check: DayCheck<Claim> = (claim, attempt) => rule.check(claim, attempt.context)
        for (const claim of batch.claims) {
          this.#judgeOnDay(claim, claim.lines, claim.day, undefined, check)
        }
        this.#restOf(batch, (line) => line.claimId !== undefined, cannotTell('no claim number'))
        return
      }
      case 'encounter': {
        const check: DayCheck<Encounter> = (group, attempt) => rule.check(group, attempt.context)
        for (const group of batch.encounters) {
          this.#judgeOnDay(group, group.lines, group.day, group.setting, check)
        }
        this.#restOf(batch, (line) => line.serviceFromDay !== undefined, noDay)
        return
      }
      case 'patient':
        for (const patient of batch.patients) {
          this.#settle(
            patient.lines,
            this.#checked(patient.lines, () => rule.check(patient, span)),
            noTables,
          )
        }
        return
      case 'provider':
        for (const provider of batch.providers) {
          this.#settle(
            provider.lines,
            this.#checked(provider.lines, () => rule.check(provider, span)),
            noTables,
          )
        }
        this.#restOf(batch, (line) => providerKey(line) !== undefined, outOfScope)
        return
      case 'batch':
        this.#settle(
          batch.lines,
          this.#checked(batch.lines, () => rule.check(batch, span)),
          noTables,
        )
    }
  }

  /** The commonest case, without a list made for each line. */
  #judgeLine(line: ClaimLine, check: DayCheck<ClaimLine>): void {
    const day = tableDay(line)
    const attempts = this.#attemptsOn(day, undefined)
    const best = attempts[0]
    if (best === undefined || attempts.length > 1) {
      this.#judgeOnDay(line, [line], day, undefined, check)
      return
    }
    let verdict: Verdict
    try {
      verdict = check(line, best)
    } catch (error) {
      verdict = this.#defect(error, line)
    }
    if (isList(verdict) || verdict.kind === 'finding') this.#settle([line], verdict, best)
    else this.#count(line, verdict, best)
  }

  /** None where the rule cannot be asked without a day. */
  #attemptsOn(day: Day | undefined, setting: Setting | undefined): readonly Attempt[] {
    if (day === undefined && this.#rule.needs.tables.length > 0) return noAttempts
    return this.#tables.attemptsOn(day ?? 0, setting)
  }

  #judgeOnDay<Subject>(
    subject: Subject,
    lines: readonly ClaimLine[],
    day: Day | undefined,
    setting: Setting | undefined,
    check: DayCheck<Subject>,
  ): void {
    const [best, other] = this.#attemptsOn(day, setting)
    if (best === undefined) {
      this.#settle(lines, noDay, noTables)
      return
    }
    const verdict = this.#asked(check, subject, best, lines)
    const second = other && this.#asked(check, subject, other, lines)
    if (other === undefined || second === undefined || draftsOf(second).length === 0) {
      this.#settle(lines, verdict, best)
      return
    }
    lines.forEach((line, index) => {
      const first = outcomeAt(verdict, index)
      const then = outcomeAt(second, index)
      const useSecond = first.kind !== 'finding' && then.kind === 'finding'
      this.#count(line, useSecond ? then : first, useSecond ? other : best)
    })
    this.#record(verdict, best)
    this.#record(withoutLinesOf(second, verdict), other)
  }

  #asked<Subject>(
    check: DayCheck<Subject>,
    subject: Subject,
    attempt: Attempt,
    lines: readonly ClaimLine[],
  ): Verdict {
    try {
      return check(subject, attempt)
    } catch (error) {
      return this.#defect(error, lines[0])
    }
  }

  #checked(lines: readonly ClaimLine[], check: () => Verdict): Verdict {
    try {
      return check()
    } catch (error) {
      return this.#defect(error, lines[0])
    }
  }

  #defect(error: unknown, line: ClaimLine | undefined): Outcome {
    const message = error instanceof Error ? error.message : String(error)
    this.defects.push({ ruleId: this.#rule.id, message, row: line?.row ?? 0 })
    return failed
  }

  #settle(lines: readonly ClaimLine[], verdict: Verdict, consulted: TablesConsulted): void {
    for (let index = 0; index < lines.length; index++) {
      const line = lines[index]
      if (line !== undefined) this.#count(line, outcomeAt(verdict, index), consulted)
    }
    this.#record(verdict, consulted)
  }

  #count(line: ClaimLine, outcome: Outcome, consulted: TablesConsulted): void {
    const settled = outcome.kind === 'pass' ? passUnder(consulted) : outcome
    this.#ledger.count(this.#tally, line, settled)
  }

  #record(verdict: Verdict, consulted: TablesConsulted): void {
    for (const draft of draftsOf(verdict)) {
      const finding = buildFinding(this.#rule, draft, draft.consulted ?? consulted)
      for (const line of draft.lines) this.#ledger.record(line, finding)
    }
  }

  /** Lines that no group of the scope holds. */
  #restOf(batch: Batch, covered: (line: ClaimLine) => boolean, outcome: Outcome): void {
    for (const line of batch.lines) {
      if (!covered(line)) this.#ledger.count(this.#tally, line, outcome)
    }
  }
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
  const found = new Set(draftsOf(first).flatMap((draft) => draft.lines))
  return draftsOf(second)
    .filter((draft) => !draft.lines.some((line) => found.has(line)))
    .map((draft) => ({ kind: 'finding', draft }))
}

function isList(verdict: Verdict): verdict is readonly Outcome[] {
  return Array.isArray(verdict)
}

/** The day on which tables are read for a line: inpatient stays by discharge, the rest by service. */
function tableDay(line: ClaimLine): Day | undefined {
  if (line.dischargeDay !== undefined && settingOf(line) === 'inpatient-facility')
    return line.dischargeDay
  return line.serviceFromDay
}
