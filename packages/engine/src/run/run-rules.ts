import { WholeBatch } from '../batch/build-batch.ts'
import type { Batch } from '../batch/groups.ts'
import type { GroupOrder } from '../batch/line-groups.ts'
import type { Outcome } from '../rule/outcome.ts'
import { noClaimNumber, noServiceDate } from '../rule/reasons.ts'
import type { Rule, RuleScope } from '../rule/rule.ts'
import type { AuditLedger } from './audit-ledger.ts'
import { claimJudge, encounterJudge, patientByPatient, spanJudge } from './groups/group-judges.ts'
import { LineJudge } from './lines/line-judge.ts'
import type { RuleAtWork } from './rule-at-work.ts'
import type { ScopeJudge } from './scope-judge.ts'

/**
 * Judges rules over the whole batch, scope by scope: all rules of a scope look at a subject while
 * it is in memory, because fetching lines costs more than most rules do.
 *
 * @param onProgress told how many of the rules are done, in parts too
 */
export function runRules(
  rules: readonly RuleAtWork[],
  batch: Batch,
  ledger: AuditLedger,
  onProgress: (rulesDone: number) => void,
): void {
  let done = 0
  const walk = (count: number, start: () => ScopeJudge) => {
    if (count === 0) return
    walkThrough(start(), (share) => {
      onProgress(done + count * share)
    })
    done += count
  }
  const lines = ofScope(rules, 'line')
  const claims = ofScope(rules, 'claim')
  const encounters = ofScope(rules, 'encounter')
  const patients = ofScope(rules, 'patient')
  const whole = ofScope(rules, 'batch')
  walk(lines.length, () => new LineJudge(lines, batch, ledger))
  walk(claims.length, () => claimJudge(claims, batch, ledger))
  walk(encounters.length + patients.length, () =>
    patientByPatient(
      patients.length > 0 ? spanJudge(patients, batch.patients, batch, ledger) : undefined,
      encounters.length > 0 ? encounterJudge(encounters, batch, ledger) : undefined,
      batch,
    ),
  )
  walk(whole.length, () => spanJudge(whole, new WholeBatch(batch), batch, ledger))
  if (claims.length > 0) countRest(batch, batch.claims, claims, noClaimNumber)
  if (encounters.length > 0) countRest(batch, batch.encounters, encounters, noServiceDate)
}

type RuleOfScope<Scope extends RuleScope> = Extract<Rule, { readonly scope: Scope }>

function ofScope<Scope extends RuleScope>(
  rules: readonly RuleAtWork[],
  scope: Scope,
): readonly RuleAtWork<RuleOfScope<Scope>>[] {
  return rules.filter((atWork) => isOfScope(atWork, scope))
}

function isOfScope<Scope extends RuleScope>(
  atWork: RuleAtWork,
  scope: Scope,
): atWork is RuleAtWork<RuleOfScope<Scope>> {
  return atWork.rule.scope === scope
}

/** Lines that no group of the scope holds. */
function countRest(
  { columns }: Batch,
  { order, starts }: GroupOrder,
  rules: readonly RuleAtWork[],
  outcome: Outcome,
): void {
  for (let rank = starts.at(-1) ?? 0; rank < order.length; rank++) {
    const index = columns.indexes.at(order[rank] ?? 0)
    for (const { run } of rules) run.count(index, outcome)
  }
}

const subjectsPerReport = 4096

function walkThrough(judge: ScopeJudge, onPart: (share: number) => void): void {
  const { count } = judge
  for (let subject = 0; subject < count; subject++) {
    judge.judge(subject)
    if ((subject + 1) % subjectsPerReport === 0) onPart((subject + 1) / count)
  }
  judge.finish()
  onPart(1)
}
