import type { AuditLedger } from './audit-ledger.ts'
import { historyIndex, type ClaimLine } from './claim-line.ts'
import type { BilledServices } from './derive/billed-services.ts'
import type { Batch, Claim, Encounter, LineGroup, PatientHistory } from './derive/groups.ts'
import { providerKey } from './derive/provider-key.ts'
import { settingOf } from './derive/setting.ts'
import type { Day } from './day.ts'
import { cannotTell, notApplicable, pass, type Outcome } from './outcome.ts'
import type { TableName } from './reference/table-data.ts'
import type { RuleTables } from './rule-context.ts'
import type { Question } from './rule-plan.ts'
import { RulePeriods, type DayRule } from './rule-periods.ts'
import { Plans, type ScopeRule } from './rule-plans.ts'
import type { CountedLines, RuleRun } from './rule-run.ts'
import type { SpanContext } from './rule.ts'

/** A rule at work, and the tables that it reads. */
export interface RuleAtWork {
  readonly run: RuleRun
  readonly tables: RuleTables
}

/** A rule over many days. */
interface SpanRule<Subject> extends ScopeRule<Subject, SpanContext<TableName, TableName>> {
  readonly tables: RuleTables
}

const noDay = cannotTell('no date of service')
const noClaim = cannotTell('no claim number')
const outOfScope = notApplicable('not among the lines that this rule looks at')

/** What all scopes of a batch share. */
interface Judging {
  readonly services: BilledServices
  readonly ledger: AuditLedger
}

/** The rules of one scope: shown one subject after another, then told that there are no more. */
interface ScopeJudge<Subject> {
  judge(subject: Subject): void
  settle(): void
}

/**
 * Judges rules over the whole batch, scope by scope: all rules of a scope look at a subject while
 * it is at hand, because fetching lines from memory costs more than most rules do, and those whose
 * services it does not bill are not asked at all.
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
  const judging = { services: batch.services, ledger }
  let done = 0
  const walk = <Subject>(
    subjects: () => readonly Subject[],
    looking: readonly unknown[],
    judge: ScopeJudge<Subject>,
  ) => {
    if (looking.length === 0) return
    eachSubject(subjects(), judge, (share) => {
      onProgress(done + looking.length * share)
    })
    done += looking.length
  }
  walk(() => batch.lines, scopes.line, lineJudge(scopes.line, judging))
  walk(() => batch.claims, scopes.claim, claimJudge(scopes.claim, judging))
  walk(
    () => batch.patients,
    [...scopes.encounter, ...scopes.patient],
    patientJudge(scopes, batch, judging),
  )
  walk(() => batch.providers, scopes.provider, spanJudge(scopes.provider, judging))
  walk(() => [batch], scopes.batch, spanJudge(scopes.batch, judging))
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
    switch (rule.scope) {
      case 'line':
        scopes.line.push({ run, tables, check: rule.check, byService: rule.byService })
        break
      case 'claim':
        scopes.claim.push({ run, tables, check: rule.check, byService: rule.byService })
        break
      case 'encounter':
        scopes.encounter.push({ run, tables, check: rule.check, byService: rule.byService })
        break
      case 'patient':
        scopes.patient.push({ run, tables, check: rule.check, byService: rule.byService })
        break
      case 'provider':
        scopes.provider.push({ run, tables, check: rule.check, byService: rule.byService })
        break
      case 'batch':
        scopes.batch.push({ run, tables, check: rule.check, byService: rule.byService })
    }
  }
  return scopes
}

function lineJudge(
  rules: readonly DayRule<ClaimLine>[],
  { services, ledger }: Judging,
): ScopeJudge<ClaimLine> {
  const periods = new RulePeriods(rules, services.list)
  return {
    judge(line) {
      // What a rule says of an earlier upload's line alone was said with that upload.
      if (line.index === historyIndex) return
      const service = services.of(line)
      const plan = periods.on(tableDay(line), undefined).forService(service)
      const { passes, untold } = askAll(plan.questions, line, { lines: [line], counted: 1 })
      plan.tallyOf(service).write(line, passes, untold, ledger)
    },
    settle() {
      periods.settle()
    },
  }
}

function claimJudge(rules: readonly DayRule<Claim>[], judging: Judging): ScopeJudge<Claim> {
  const periods = new RulePeriods(rules, judging.services.list)
  return {
    judge(claim) {
      judgeTogether(periods.on(claim.day, undefined), claim, claim.lines, judging)
    },
    settle() {
      periods.settle()
    },
  }
}

/** The encounters of each patient, then the patient: their lines are fetched once for both. */
function patientJudge(
  { encounter, patient }: Pick<ReturnType<typeof byScope>, 'encounter' | 'patient'>,
  batch: Batch,
  judging: Judging,
): ScopeJudge<PatientHistory> {
  const ofEncounter = encounterJudge(encounter, judging)
  const ofPatient = spanJudge(patient, judging)
  const encounters = encounter.length > 0 ? batch.encounters : []
  let next = 0
  return {
    judge(subject) {
      ofPatient.judge(subject)
      for (let at = encounters[next]; at?.patient === subject; at = encounters[++next]) {
        ofEncounter.judge(at)
      }
    },
    settle() {
      ofEncounter.settle()
      ofPatient.settle()
    },
  }
}

function encounterJudge(
  rules: readonly DayRule<Encounter>[],
  judging: Judging,
): ScopeJudge<Encounter> {
  const periods = new RulePeriods(rules, judging.services.list)
  return {
    judge(encounter) {
      const plans = periods.on(encounter.day, encounter.setting)
      judgeTogether(plans, encounter, encounter.lines, judging)
    },
    settle() {
      periods.settle()
    },
  }
}

function spanJudge<Subject extends LineGroup>(
  rules: readonly SpanRule<Subject>[],
  judging: Judging,
): ScopeJudge<Subject> {
  const attempts = rules.map(({ tables }) => [tables.spanAttempt()])
  const plans = new Plans(rules, attempts, judging.services.list)
  return {
    judge(subject) {
      judgeTogether(plans, subject, subject.lines, judging)
    },
    settle() {
      plans.settle()
    },
  }
}

function judgeTogether<Subject, Context>(
  plans: Plans<Subject, Context>,
  subject: Subject,
  lines: readonly ClaimLine[],
  { services, ledger }: Judging,
): void {
  let open = 0
  let counted = 0
  for (const line of lines) {
    open |= plans.openFor(services.of(line))
    if (line.index !== historyIndex) counted++
  }
  const plan = plans.where(open)
  const { passes, untold } = askAll(plan.questions, subject, { lines, counted })
  for (const line of lines) {
    if (line.index !== historyIndex) {
      plan.tallyOf(services.of(line)).write(line, passes, untold, ledger)
    }
  }
}

/** How many of the rules pass all lines of a subject, and how many can tell of none. */
function askAll<Subject, Context>(
  questions: readonly Question<Subject, Context>[],
  subject: Subject,
  group: CountedLines,
): { passes: number; untold: number } {
  let passes = 0
  let untold = 0
  let at = 0
  while (at < questions.length) {
    try {
      for (; at < questions.length; at++) {
        const question = questions[at]
        if (question === undefined) continue
        const verdict = question.check(subject, question.context)
        if (verdict === pass && question.isPlain) {
          question.passedLines += group.counted
          passes++
        } else {
          const tally = question.run.take(verdict, question, subject, group)
          if (tally === 'passed') passes++
          else if (tally === 'untold') untold++
        }
      }
    } catch (error) {
      if (questions[at]?.run.failedWith(error, group) === 'untold') untold++
      at++
    }
  }
  return { passes, untold }
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
  judge: ScopeJudge<Subject>,
  onPart: (share: number) => void,
): void {
  let seen = 0
  for (const subject of subjects) {
    judge.judge(subject)
    seen++
    if (seen % subjectsPerReport === 0) onPart(seen / subjects.length)
  }
  judge.settle()
  onPart(1)
}

/** The day on which tables are read for a line: inpatient stays by discharge, the rest by service. */
function tableDay(line: ClaimLine): Day | undefined {
  if (line.dischargeDay !== undefined && settingOf(line) === 'inpatient-facility')
    return line.dischargeDay
  return line.serviceFromDay
}
