import type { AuditLedger } from './audit-ledger.ts'
import { historyIndex, type ClaimLine } from './claim-line.ts'
import type { Batch, Claim, Encounter, LineGroup, PatientHistory } from './derive/groups.ts'
import { providerKey } from './derive/provider-key.ts'
import { settingOf } from './derive/setting.ts'
import { DayReadings } from './day-readings.ts'
import type { Day } from './day.ts'
import { cannotTell, notApplicable, type Outcome } from './outcome.ts'
import type { TableName } from './reference/table-data.ts'
import type { Attempt, RuleTables } from './rule-context.ts'
import type { CountedLines, DayCheck, RuleRun, SpanCheck } from './rule-run.ts'
import type { SpanContext } from './rule.ts'

/** A rule at work, and the tables that it reads. */
export interface RuleAtWork {
  readonly run: RuleRun
  readonly tables: RuleTables
}

/** A rule that is asked with the tables of one day. */
interface DayRule<Subject> extends RuleAtWork {
  readonly rule: DayCheck<Subject>
}

/** A rule that reads the tables of many days by itself. */
interface SpanRule<Subject> {
  readonly run: RuleRun
  readonly context: SpanContext<TableName, TableName>
  readonly rule: SpanCheck<Subject>
}

const noAttempts: readonly Attempt[] = []
const noDay = cannotTell('no date of service')
const noClaim = cannotTell('no claim number')
const outOfScope = notApplicable('not among the lines that this rule looks at')

/**
 * Judges rules over the whole batch, scope by scope: all rules of a scope look at a subject while
 * it is at hand, because fetching lines from memory costs more than most rules do.
 *
 * @param onProgress told how many of the rules are done, in parts too
 */
export function runRules(
  rules: readonly RuleAtWork[],
  batch: Batch,
  ledger: AuditLedger,
  onProgress: (rulesDone: number) => void,
): void {
  const scopes = byScope(rules)
  let done = 0
  const walk = <Subject>(
    subjects: () => readonly Subject[],
    looking: readonly unknown[],
    visit: (subject: Subject) => void,
  ) => {
    if (looking.length === 0) return
    eachSubject(subjects(), visit, (share) => {
      onProgress(done + looking.length * share)
    })
    done += looking.length
  }
  walk(() => batch.lines, scopes.line, lineJudge(scopes.line, ledger))
  walk(() => batch.claims, scopes.claim, claimJudge(scopes.claim, ledger))
  walk(() => batch.encounters, scopes.encounter, encounterJudge(scopes.encounter, ledger))
  walk(() => batch.patients, scopes.patient, spanJudge(scopes.patient, ledger))
  walk(() => batch.providers, scopes.provider, spanJudge(scopes.provider, ledger))
  walk(() => [batch], scopes.batch, spanJudge(scopes.batch, ledger))
  countRest(batch, scopes.claim, ({ claimId }) => claimId !== undefined, noClaim)
  countRest(batch, scopes.encounter, (line) => line.serviceFromDay !== undefined, noDay)
  countRest(batch, scopes.provider, (line) => providerKey(line) !== undefined, outOfScope)
}

function byScope(rules: readonly RuleAtWork[]) {
  const scopes = {
    line: new Array<DayRule<ClaimLine>>(),
    claim: new Array<DayRule<Claim>>(),
    encounter: new Array<DayRule<Encounter>>(),
    patient: new Array<SpanRule<PatientHistory>>(),
    provider: new Array<SpanRule<Batch['providers'][number]>>(),
    batch: new Array<SpanRule<Batch>>(),
  }
  for (const { run, tables } of rules) {
    const { rule } = run
    const context = tables.spanContext()
    switch (rule.scope) {
      case 'line':
        scopes.line.push({ run, tables, rule })
        break
      case 'claim':
        scopes.claim.push({ run, tables, rule })
        break
      case 'encounter':
        scopes.encounter.push({ run, tables, rule })
        break
      case 'patient':
        scopes.patient.push({ run, context, rule })
        break
      case 'provider':
        scopes.provider.push({ run, context, rule })
        break
      case 'batch':
        scopes.batch.push({ run, context, rule })
    }
  }
  return scopes
}

function lineJudge(
  rules: readonly DayRule<ClaimLine>[],
  ledger: AuditLedger,
): (line: ClaimLine) => void {
  const readings = new DayReadings(rules)
  return (line) => {
    // What a rule says of an earlier upload's line alone was said with that upload.
    if (line.index === historyIndex) return
    const attempts = readings.on(tableDay(line), undefined)
    let passed = 0
    for (let at = 0; at < rules.length; at++) {
      const rule = rules[at]
      if (rule?.run.judgeLine(line, attempts[at] ?? noAttempts, rule.rule)) passed++
    }
    ledger.addChecked(line, passed)
  }
}

function claimJudge(rules: readonly DayRule<Claim>[], ledger: AuditLedger): (claim: Claim) => void {
  const readings = new DayReadings(rules)
  return (claim) => {
    judgeAll(rules, claim, readings.on(claim.day, undefined), ledger)
  }
}

function encounterJudge(
  rules: readonly DayRule<Encounter>[],
  ledger: AuditLedger,
): (encounter: Encounter) => void {
  const readings = new DayReadings(rules)
  return (encounter) => {
    judgeAll(rules, encounter, readings.on(encounter.day, encounter.setting), ledger)
  }
}

function judgeAll<Subject extends LineGroup>(
  rules: readonly DayRule<Subject>[],
  subject: Subject,
  attempts: readonly (readonly Attempt[])[],
  ledger: AuditLedger,
): void {
  const group = countedLines(subject)
  let passed = 0
  for (let at = 0; at < rules.length; at++) {
    const rule = rules[at]
    if (rule?.run.judgeOnDay(subject, group, attempts[at] ?? noAttempts, rule.rule)) passed++
  }
  writeDown(group, passed, ledger)
}

function spanJudge<Subject extends LineGroup>(
  rules: readonly SpanRule<Subject>[],
  ledger: AuditLedger,
): (subject: Subject) => void {
  return (subject) => {
    const group = countedLines(subject)
    let passed = 0
    for (const { run, context, rule } of rules) {
      if (run.judgeSpan(subject, group, context, rule)) passed++
    }
    writeDown(group, passed, ledger)
  }
}

function countedLines({ lines }: LineGroup): CountedLines {
  let counted = 0
  for (const { index } of lines) if (index !== historyIndex) counted++
  return { lines, counted }
}

/** That so many rules passed all lines of a group. */
function writeDown({ lines }: CountedLines, passed: number, ledger: AuditLedger): void {
  if (passed === 0) return
  for (const line of lines) if (line.index !== historyIndex) ledger.addChecked(line, passed)
}

/** Lines that no group of the scope holds. */
function countRest(
  batch: Batch,
  rules: readonly { readonly run: RuleRun }[],
  covered: (line: ClaimLine) => boolean,
  outcome: Outcome,
): void {
  if (rules.length === 0) return
  for (const line of batch.lines) {
    if (!covered(line)) for (const { run } of rules) run.count(line, outcome)
  }
}

const subjectsPerReport = 4096

function eachSubject<Subject>(
  subjects: readonly Subject[],
  visit: (subject: Subject) => void,
  onPart: (share: number) => void,
): void {
  let seen = 0
  for (const subject of subjects) {
    visit(subject)
    seen++
    if (seen % subjectsPerReport === 0) onPart(seen / subjects.length)
  }
  onPart(1)
}

/** The day on which tables are read for a line: inpatient stays by discharge, the rest by service. */
function tableDay(line: ClaimLine): Day | undefined {
  if (line.dischargeDay !== undefined && settingOf(line) === 'inpatient-facility')
    return line.dischargeDay
  return line.serviceFromDay
}
