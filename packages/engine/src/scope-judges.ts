import type { AuditLedger } from './audit-ledger.ts'
import { historyIndex, type ClaimLine } from './claim-line.ts'
import type { Day } from './day.ts'
import type { Batch, Claim, Encounter, PatientHistory } from './derive/groups.ts'
import type { LineGroup, LineGroups } from './derive/line-groups.ts'
import { arranged } from './derive/line-order.ts'
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
  batch: Batch,
  ledger: AuditLedger,
): ScopeJudge {
  const { lines, services } = batch
  const diagnoses = rules.some(({ byDiagnoses }) => byDiagnoses) ? batch.diagnoses : undefined
  const kinds = { services: services.list, ...(diagnoses && { diagnoses: diagnoses.list }) }
  const periods = new RulePeriods(rules, kinds)
  const indexes = new Int32Array(1)
  const alone: ClaimLine[] = []
  const group = { lines: alone, indexes, counted: 1 }
  return {
    judge(position) {
      const line = lines[position]
      // What a rule says of an earlier upload's line alone was said with that upload.
      if (line === undefined || line.index === historyIndex) return
      const service = services.ofLine[position] ?? 0
      const named = diagnoses?.ofLine[position] ?? 0
      const plan = periods.on(tableDay(line), undefined).forLine(service, named)
      indexes[0] = line.index
      alone[0] = line
      const { passes, untold } = askAll(plan.questions, line, group)
      const billed = plan.ofService(service)
      const told = plan.ofDiagnoses(named)
      billed.lines++
      told.lines++
      ledger.add(
        line.index,
        passes + billed.passes + told.passes,
        untold + billed.untold + told.untold,
      )
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
  const periods = new RulePeriods(rules, { services: batch.services.list })
  const judge = new GroupJudge(claims, batch)
  return {
    judge(claim) {
      judge.judge(claim, periods.on(claims.at(claim).day, undefined))
    },
    settle() {
      judge.settle(ledger)
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
  if (rules.encounter.length === 0) return spanJudge(rules.patient, batch.patients, batch, ledger)
  const ofEncounter = encounterJudge(rules.encounter, batch, ledger)
  if (rules.patient.length === 0) return eachEncounter(ofEncounter, batch)
  const ofPatient = spanJudge(rules.patient, batch.patients, batch, ledger)
  const theirs = eachEncounter(ofEncounter, batch)
  return {
    judge(patient) {
      ofPatient.judge(patient)
      theirs.judge(patient)
    },
    settle() {
      theirs.settle()
      ofPatient.settle()
    },
  }
}

/** The encounters of each patient. */
function eachEncounter(ofEncounter: ScopeJudge, { encounters }: Batch): ScopeJudge {
  return {
    judge(patient) {
      const end = encounters.firstOf(patient + 1)
      for (let next = encounters.firstOf(patient); next < end; next++) ofEncounter.judge(next)
    },
    settle() {
      ofEncounter.settle()
    },
  }
}

function encounterJudge(
  rules: readonly DayRule<Encounter>[],
  batch: Batch,
  ledger: AuditLedger,
): ScopeJudge {
  const { encounters } = batch
  const periods = new RulePeriods(rules, { services: batch.services.list })
  const judge = new GroupJudge(encounters, batch)
  return {
    judge(encounter) {
      const plans = periods.on(encounters.dayOf(encounter), encounters.settingOf(encounter))
      judge.judge(encounter, plans)
    },
    settle() {
      judge.settle(ledger)
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
  const plans = new Plans(rules, attempts, { services: batch.services.list })
  const judge = new GroupJudge(groups, batch)
  return {
    judge(subject) {
      judge.judge(subject, plans)
    },
    settle() {
      judge.settle(ledger)
      plans.settle()
    },
  }
}

/**
 * Judges groups by the services of their lines; the lines are looked at where those leave a rule
 * open. What is known of lines is laid out in the order of the groups, and what they come to is
 * written down in the end, so that memory is read in order.
 */
class GroupJudge<Subject extends LineGroup> {
  readonly #groups: LineGroups<Subject>
  /** The service and the index of each line, in the order of the groups. */
  readonly #services: Int32Array
  readonly #indexes: Int32Array
  readonly #passes: Uint16Array
  readonly #untold: Uint16Array

  constructor(groups: LineGroups<Subject>, { columns }: Batch) {
    this.#groups = groups
    this.#services = arranged(columns.services.ofLine, groups.order)
    this.#indexes = columns.indexes.inOrder(groups.order)
    this.#passes = new Uint16Array(groups.order.length)
    this.#untold = new Uint16Array(groups.order.length)
  }

  judge<Context>(group: number, plans: Plans<Subject, Context>): void {
    const start = this.#groups.starts[group] ?? 0
    const end = this.#groups.starts[group + 1] ?? 0
    const plan = plans.where(plans.openForAll(this.#services, start, end))
    const { passes, untold } = plan.questions.length > 0 ? this.#ask(group, plan) : noneAsked
    for (let rank = start; rank < end; rank++) {
      if (this.#indexes[rank] === historyIndex) continue
      const unasked = plan.ofService(this.#services[rank] ?? 0)
      unasked.lines++
      this.#passes[rank] = passes + unasked.passes
      this.#untold[rank] = untold + unasked.untold
    }
  }

  settle(ledger: AuditLedger): void {
    const judged = this.#groups.starts.at(-1) ?? 0
    for (let rank = 0; rank < judged; rank++) {
      const index = this.#indexes[rank] ?? historyIndex
      if (index !== historyIndex)
        ledger.add(index, this.#passes[rank] ?? 0, this.#untold[rank] ?? 0)
    }
  }

  #ask<Context>(group: number, plan: Plan<Subject, Context>): Asked {
    const subject = this.#groups.at(group)
    const { starts } = this.#groups
    const indexes = this.#indexes.subarray(starts[group], starts[group + 1])
    let counted = 0
    for (let at = 0; at < indexes.length; at++) if (indexes[at] !== historyIndex) counted++
    return askAll(plan.questions, subject, { lines: subject.lines, indexes, counted })
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
