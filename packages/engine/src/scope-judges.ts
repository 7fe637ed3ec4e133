import type { AuditLedger } from './audit-ledger.ts'
import { historyIndex, type ClaimLine } from './claim-line.ts'
import type { Day } from './day.ts'
import type { BilledServices } from './derive/billed-services.ts'
import type { Batch, Claim, Encounter, LineGroup, PatientHistory } from './derive/groups.ts'
import { settingOf } from './derive/setting.ts'
import { pass } from './outcome.ts'
import type { TableName } from './reference/table-data.ts'
import type { RuleTables } from './rule-context.ts'
import { RulePeriods, type DayRule } from './rule-periods.ts'
import type { Question } from './rule-plan.ts'
import { Plans, type ScopeRule } from './rule-plans.ts'
import type { CountedLines } from './rule-run.ts'
import type { SpanContext } from './rule.ts'

/** A rule over many days. */
export interface SpanRule<Subject> extends ScopeRule<Subject, SpanContext<TableName, TableName>> {
  readonly tables: RuleTables
}

/** What all scopes of a batch share. */
export interface Judging {
  readonly services: BilledServices
  readonly ledger: AuditLedger
}

/** The rules of one scope: shown one subject after another, then told that there are no more. */
export interface ScopeJudge<Subject> {
  judge(subject: Subject): void
  settle(): void
}

/** Rules about one line. */
export function lineJudge(
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

/** Rules about one claim. */
export function claimJudge(rules: readonly DayRule<Claim>[], judging: Judging): ScopeJudge<Claim> {
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

/** Each patient, then the patient's encounters: their lines are fetched from memory once for both. */
export function patientJudge(
  rules: {
    readonly encounter: readonly DayRule<Encounter>[]
    readonly patient: readonly SpanRule<PatientHistory>[]
  },
  batch: Batch,
  judging: Judging,
): ScopeJudge<PatientHistory> {
  const ofEncounter = encounterJudge(rules.encounter, judging)
  const ofPatient = spanJudge(rules.patient, judging)
  const encounters = rules.encounter.length > 0 ? batch.encounters : []
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

/** Rules about lines of many days. */
export function spanJudge<Subject extends LineGroup>(
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
  let counted = 0
  const billed = lines.map((line) => {
    if (line.index !== historyIndex) counted++
    return services.of(line)
  })
  const plan = plans.where(plans.openForAll(billed))
  const { passes, untold } = askAll(plan.questions, subject, { lines, counted })
  lines.forEach((line, at) => {
    if (line.index !== historyIndex) {
      plan.tallyOf(billed[at] ?? 0).write(line, passes, untold, ledger)
    }
  })
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

/** The day on which tables are read for a line: inpatient stays by discharge, the rest by service. */
function tableDay(line: ClaimLine): Day | undefined {
  if (line.dischargeDay !== undefined && settingOf(line) === 'inpatient-facility')
    return line.dischargeDay
  return line.serviceFromDay
}
