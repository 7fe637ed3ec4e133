import { askAll } from './ask-rules.ts'
import type { AuditLedger } from './audit-ledger.ts'
import { historyIndex, type ClaimLine } from '../claim/claim-line.ts'
import type { Day } from '../claim/day.ts'
import type { Batch, Claim, Encounter, PatientHistory } from '../batch/groups.ts'
import type { LineGroup, LineGroups } from '../batch/line-groups.ts'
import { settingOf } from '../batch/setting.ts'
import { GroupJudge } from './group-judge.ts'
import type { TableName } from '../reference/table-data.ts'
import type { RuleTables } from './rule-context.ts'
import { RulePeriods, type DayRule } from './rule-periods.ts'
import { Plans, type ScopeRule } from './rule-plans.ts'
import type { SpanContext } from '../rule/rule.ts'

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
  const { diagnoses } = batch.columns
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

/** The day on which tables are read for a line: inpatient stays by discharge, the rest by service. */
function tableDay(line: ClaimLine): Day | undefined {
  if (line.dischargeDay !== undefined && settingOf(line) === 'inpatient-facility')
    return line.dischargeDay
  return line.serviceFromDay
}
