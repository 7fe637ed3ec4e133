import type { AuditLedger } from './audit-ledger.ts'
import { historyIndex, type ClaimLine } from './claim-line.ts'
import type { Day } from './day.ts'
import type { Batch, Claim, Encounter, PatientHistory } from './derive/groups.ts'
import type { LineGroup, LineGroups } from './derive/line-groups.ts'
import { settingOf } from './derive/setting.ts'
import { pass } from './outcome.ts'
import type { TableName } from './reference/table-data.ts'
import type { RuleTables } from './rule-context.ts'
import { RulePeriods, type DayRule } from './rule-periods.ts'
import type { Plan, Question } from './rule-plan.ts'
import { Plans, type ScopeRule } from './rule-plans.ts'
import type { CountedLines } from './rule-run.ts'
import type { SpanContext } from './rule.ts'

/** A rule over many days. */
export interface SpanRule<Subject> extends ScopeRule<Subject, SpanContext<TableName, TableName>> {
  readonly tables: RuleTables
}

/** The rules of one scope: shown one subject after another, then told that there are no more. */
export interface ScopeJudge {
  judge(subject: number): void
  settle(): void
}

/** Rules about one line. */
export function lineJudge(
  rules: readonly DayRule<ClaimLine>[],
  { lines, services }: Batch,
  ledger: AuditLedger,
): ScopeJudge {
  const periods = new RulePeriods(rules, services.list)
  return {
    judge(position) {
      const line = lines[position]
      // What a rule says of an earlier upload's line alone was said with that upload.
      if (line === undefined || line.index === historyIndex) return
      const service = services.ofLine[position] ?? 0
      const plan = periods.on(tableDay(line), undefined).forService(service)
      const { passes, untold } = askAll(plan.questions, line, { lines: [line], counted: 1 })
      plan.tallyOf(service).write(line.index, passes, untold, ledger)
    },
    settle() {
      periods.settle()
    },
  }
}

/** Rules about one claim. */
export function claimJudge(
  rules: readonly DayRule<Claim>[],
  batch: Batch,
  ledger: AuditLedger,
): ScopeJudge {
  const { claims } = batch
  const periods = new RulePeriods(rules, batch.services.list)
  const judge = new GroupJudge(claims, batch, ledger)
  return {
    judge(claim) {
      judge.judge(claim, periods.on(claims.at(claim).day, undefined))
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
  ledger: AuditLedger,
): ScopeJudge {
  const ofPatient = spanJudge(rules.patient, batch.patients, batch, ledger)
  if (rules.encounter.length === 0) return ofPatient
  const ofEncounter = encounterJudge(rules.encounter, batch, ledger)
  const { encounters, columns } = batch
  let next = 0
  const patientOf = (encounter: number) =>
    columns.patients.ofLine[encounters.order[encounters.starts[encounter] ?? 0] ?? 0]
  return {
    judge(patient) {
      ofPatient.judge(patient)
      for (; next < encounters.count && patientOf(next) === patient; next++) ofEncounter.judge(next)
    },
    settle() {
      ofEncounter.settle()
      ofPatient.settle()
    },
  }
}

function encounterJudge(
  rules: readonly DayRule<Encounter>[],
  batch: Batch,
  ledger: AuditLedger,
): ScopeJudge {
  const { encounters, columns, services } = batch
  const periods = new RulePeriods(rules, services.list)
  const judge = new GroupJudge(encounters, batch, ledger)
  return {
    judge(encounter) {
      const first = encounters.order[encounters.starts[encounter] ?? 0] ?? 0
      const setting = services.list[services.ofLine[first] ?? 0]?.setting
      judge.judge(encounter, periods.on(columns.days.of(first), setting))
    },
    settle() {
      periods.settle()
    },
  }
}

/** Rules about lines of many days. */
export function spanJudge<Subject extends LineGroup>(
  rules: readonly SpanRule<Subject>[],
  groups: LineGroups<Subject>,
  batch: Batch,
  ledger: AuditLedger,
): ScopeJudge {
  const attempts = rules.map(({ tables }) => [tables.spanAttempt()])
  const plans = new Plans(rules, attempts, batch.services.list)
  const judge = new GroupJudge(groups, batch, ledger)
  return {
    judge(subject) {
      judge.judge(subject, plans)
    },
    settle() {
      plans.settle()
    },
  }
}

/** Judges groups by the services of their lines; the lines are looked at where those leave a rule open. */
class GroupJudge<Subject extends LineGroup> {
  readonly #groups: LineGroups<Subject>
  readonly #serviceOf: Int32Array
  readonly #indexOf: Int32Array
  readonly #ledger: AuditLedger
  /** The services of the group at hand. */
  readonly #billed: number[] = []

  constructor(groups: LineGroups<Subject>, { columns }: Batch, ledger: AuditLedger) {
    this.#groups = groups
    this.#serviceOf = columns.services.ofLine
    this.#indexOf = columns.indexes
    this.#ledger = ledger
  }

  judge<Context>(group: number, plans: Plans<Subject, Context>): void {
    const { order, starts } = this.#groups
    const start = starts[group] ?? 0
    const end = starts[group + 1] ?? 0
    const billed = this.#billed
    billed.length = 0
    for (let rank = start; rank < end; rank++) {
      billed.push(this.#serviceOf[order[rank] ?? 0] ?? 0)
    }
    const plan = plans.where(plans.openForAll(billed))
    const { passes, untold } = plan.questions.length > 0 ? this.#ask(group, plan) : noneAsked
    for (let rank = start; rank < end; rank++) {
      const index = this.#indexOf[order[rank] ?? 0] ?? historyIndex
      if (index === historyIndex) continue
      plan.tallyOf(billed[rank - start] ?? 0).write(index, passes, untold, this.#ledger)
    }
  }

  #ask<Context>(group: number, plan: Plan<Subject, Context>): Asked {
    const subject = this.#groups.at(group)
    const { lines } = subject
    let counted = 0
    for (const line of lines) if (line.index !== historyIndex) counted++
    return askAll(plan.questions, subject, { lines, counted })
  }
}

/** How many rules passed all lines of a subject, and how many could tell of none. */
interface Asked {
  readonly passes: number
  readonly untold: number
}

const noneAsked: Asked = { passes: 0, untold: 0 }

function askAll<Subject, Context>(
  questions: readonly Question<Subject, Context>[],
  subject: Subject,
  group: CountedLines,
): Asked {
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
