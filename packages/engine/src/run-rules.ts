import type { ClaimLine } from './claim-line.ts'
import type { Batch, Claim, Encounter, LineGroup } from './derive/groups.ts'
import { providerKey } from './derive/provider-key.ts'
import { settingOf } from './derive/setting.ts'
import { DayReadings } from './day-readings.ts'
import type { Day } from './day.ts'
import { cannotTell, notApplicable, type Outcome } from './outcome.ts'
import type { TableName } from './reference/table-data.ts'
import type { Attempt, RuleTables } from './rule-context.ts'
import type { DayCheck, RuleRun, SpanCheck } from './rule-run.ts'
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
  walk(() => batch.lines, scopes.line, lineJudge(scopes.line))
  walk(() => batch.claims, scopes.claim, claimJudge(scopes.claim))
  walk(() => batch.encounters, scopes.encounter, encounterJudge(scopes.encounter))
  walk(() => batch.patients, scopes.patient, spanJudge(scopes.patient))
  walk(() => batch.providers, scopes.provider, spanJudge(scopes.provider))
  walk(() => [batch], scopes.batch, spanJudge(scopes.batch))
  countRest(batch, scopes.claim, ({ claimId }) => claimId !== undefined, noClaim)
  countRest(batch, scopes.encounter, (line) => line.serviceFromDay !== undefined, noDay)
  countRest(batch, scopes.provider, (line) => providerKey(line) !== undefined, outOfScope)
}

function byScope(rules: readonly RuleAtWork[]) {
  const scopes = {
    line: new Array<DayRule<ClaimLine>>(),
    claim: new Array<DayRule<Claim>>(),
    encounter: new Array<DayRule<Encounter>>(),
    patient: new Array<SpanRule<Batch['patients'][number]>>(),
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

function lineJudge(rules: readonly DayRule<ClaimLine>[]): (line: ClaimLine) => void {
  const readings = new DayReadings(rules)
  return (line) => {
    const attempts = readings.on(tableDay(line), undefined)
    for (let at = 0; at < rules.length; at++) {
      const rule = rules[at]
      rule?.run.judgeLine(line, attempts[at] ?? noAttempts, rule.rule)
    }
  }
}

function claimJudge(rules: readonly DayRule<Claim>[]): (claim: Claim) => void {
  const readings = new DayReadings(rules)
  return (claim) => {
    const attempts = readings.on(claim.day, undefined)
    judgeAll(rules, claim, claim.lines, attempts)
  }
}

function encounterJudge(rules: readonly DayRule<Encounter>[]): (encounter: Encounter) => void {
  const readings = new DayReadings(rules)
  return (encounter) => {
    const attempts = readings.on(encounter.day, encounter.setting)
    judgeAll(rules, encounter, encounter.lines, attempts)
  }
}

function judgeAll<Subject>(
  rules: readonly DayRule<Subject>[],
  subject: Subject,
  lines: readonly ClaimLine[],
  attempts: readonly (readonly Attempt[])[],
): void {
  for (let at = 0; at < rules.length; at++) {
    const rule = rules[at]
    rule?.run.judgeOnDay(subject, lines, attempts[at] ?? noAttempts, rule.rule)
  }
}

function spanJudge<Subject extends LineGroup>(
  rules: readonly SpanRule<Subject>[],
): (subject: Subject) => void {
  return (subject) => {
    for (const { run, context, rule } of rules) run.judgeSpan(subject, context, rule)
  }
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
