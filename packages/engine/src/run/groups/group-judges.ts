import type { Batch, Claim, Encounter } from '../../batch/groups.ts'
import type { LineGroup, LineGroups } from '../../batch/line-groups.ts'
import { isMedicaid as isMedicaids } from '../../claim/medicaid.ts'
import type { TableName } from '../../reference/table-data.ts'
import type { DayContext, SpanContext } from '../../rule/rule.ts'
import type { AuditLedger } from '../audit-ledger.ts'
import { GroupJudge } from './group-judge.ts'
import { GroupPlans } from './group-plans.ts'
import type { AnyGroupRule } from './group-question.ts'
import { Periods } from '../periods.ts'
import type { RuleAtWork } from '../rule-at-work.ts'
import type { ScopeJudge } from '../scope-judge.ts'

type OfDay = DayContext<TableName, TableName>
type OverDays = SpanContext<TableName, TableName>

/** A group rule in an audit. */
export type GroupRuleAtWork<Group, Context> = RuleAtWork & {
  readonly rule: AnyGroupRule<Group, Context>
}

/** Rules about one claim. */
export function claimJudge(
  rules: readonly GroupRuleAtWork<Claim, OfDay>[],
  batch: Batch,
  ledger: AuditLedger,
): ScopeJudge {
  const { claims } = batch
  const periods = periodsOf(rules, batch)
  const judge = new GroupJudge(claims, batch)
  return {
    count: claims.count,
    judge(claim) {
      judge.judge(claim, periods.on(claims.dayOf(claim), undefined))
    },
    finish() {
      judge.finish(ledger)
      periods.finish()
    },
  }
}

/** Rules about one encounter. */
export function encounterJudge(
  rules: readonly GroupRuleAtWork<Encounter, OfDay>[],
  batch: Batch,
  ledger: AuditLedger,
): ScopeJudge {
  const { encounters } = batch
  const periods = periodsOf(rules, batch)
  const judge = new GroupJudge(encounters, batch)
  const mayBeMedicaids = rules.some(({ tables }) => tables.hasMedicaids)
  return {
    count: encounters.count,
    judge(encounter) {
      const isMedicaid = mayBeMedicaids && encounters.at(encounter).lines.every(isMedicaids)
      const setting = encounters.settingOf(encounter)
      judge.judge(encounter, periods.on(encounters.dayOf(encounter), setting, isMedicaid))
    },
    finish() {
      judge.finish(ledger)
      periods.finish()
    },
  }
}

/** Rules about lines of many days. */
export function spanJudge<Group extends LineGroup>(
  rules: readonly GroupRuleAtWork<Group, OverDays>[],
  groups: LineGroups<Group>,
  batch: Batch,
  ledger: AuditLedger,
): ScopeJudge {
  const read = rules.map(({ rule, run, tables }) => ({
    rule,
    run,
    attempts: [tables.spanAttempt()],
  }))
  const plans = new GroupPlans(read, batch.services.list)
  const judge = new GroupJudge(groups, batch)
  return {
    count: groups.count,
    judge(group) {
      judge.judge(group, plans)
    },
    finish() {
      judge.finish(ledger)
      plans.finish()
    },
  }
}

/**
 * Each patient, then the patient's encounters: their lines are fetched from memory once for both.
 *
 * @param ofPatient undefined where no rule looks at patients
 */
export function patientByPatient(
  ofPatient: ScopeJudge | undefined,
  ofEncounter: ScopeJudge | undefined,
  batch: Batch,
): ScopeJudge {
  return {
    count: batch.patients.count,
    judge(patient) {
      ofPatient?.judge(patient)
      if (!ofEncounter) return
      const { encounters } = batch
      const end = encounters.firstOf(patient + 1)
      for (let next = encounters.firstOf(patient); next < end; next++) ofEncounter.judge(next)
    },
    finish() {
      ofEncounter?.finish()
      ofPatient?.finish()
    },
  }
}

function periodsOf<Group extends LineGroup>(
  rules: readonly GroupRuleAtWork<Group, OfDay>[],
  { services }: Batch,
): Periods<GroupPlans<Group, OfDay>> {
  return new Periods(
    rules,
    (attempts) =>
      new GroupPlans(
        rules.map(({ rule, run }, at) => ({ rule, run, attempts: attempts[at] ?? [] })),
        services.list,
      ),
  )
}
