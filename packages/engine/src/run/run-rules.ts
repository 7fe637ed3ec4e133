import type { AuditLedger } from './audit-ledger.ts'
import type { ClaimLine } from '../claim/claim-line.ts'
import {
  WholeBatch,
  type Batch,
  type Claim,
  type Encounter,
  type PatientHistory,
  type ProviderLines,
} from '../batch/groups.ts'
import type { GroupOrder } from '../batch/line-groups.ts'
import { cannotTell, notApplicable, type Outcome } from '../rule/outcome.ts'
import type { RuleTables } from './rule-context.ts'
import type { DayRule } from './rule-periods.ts'
import type { RuleRun } from './rule-run.ts'
import {
  claimJudge,
  lineJudge,
  patientJudge,
  spanJudge,
  type ScopeJudge,
  type SpanRule,
} from './scope-judges.ts'

/** A rule at work, and the tables that it reads. */
export interface RuleAtWork {
  readonly run: RuleRun
  readonly tables: RuleTables
}

const noDay = cannotTell('no date of service')
const noClaim = cannotTell('no claim number')
const outOfScope = notApplicable('not among the lines that this rule looks at')

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
  let done = 0
  const walk = (looking: readonly unknown[], start: () => Walk) => {
    if (looking.length === 0) return
    walkThrough(start(), (share) => {
      onProgress(done + looking.length * share)
    })
    done += looking.length
  }
  walk(scopes.line, () => ({
    count: batch.lines.length,
    judge: lineJudge(scopes.line, batch, ledger),
  }))
  walk(scopes.claim, () => ({
    count: batch.claims.count,
    judge: claimJudge(scopes.claim, batch, ledger),
  }))
  walk([...scopes.encounter, ...scopes.patient], () => ({
    count: batch.patients.count,
    judge: patientJudge(scopes, batch, ledger),
  }))
  walk(scopes.provider, () => ({
    count: batch.providers.count,
    judge: spanJudge(scopes.provider, batch.providers, batch, ledger),
  }))
  walk(scopes.batch, () => ({
    count: 1,
    judge: spanJudge(scopes.batch, new WholeBatch(batch), batch, ledger),
  }))
  if (scopes.claim.length > 0) countRest(batch, batch.claims, scopes.claim, noClaim)
  if (scopes.encounter.length > 0) countRest(batch, batch.encounters, scopes.encounter, noDay)
  if (scopes.provider.length > 0) countRest(batch, batch.providers, scopes.provider, outOfScope)
}

function byScope(rules: readonly RuleAtWork[]) {
  const scopes = {
    line: new Array<DayRule<ClaimLine>>(),
    claim: new Array<DayRule<Claim>>(),
    encounter: new Array<DayRule<Encounter>>(),
    patient: new Array<SpanRule<PatientHistory>>(),
    provider: new Array<SpanRule<ProviderLines>>(),
    batch: new Array<SpanRule<Batch>>(),
  }
  for (const { run, tables } of rules) {
    const { rule } = run
    switch (rule.scope) {
      case 'line':
        scopes.line.push({
          run,
          tables,
          check: rule.check,
          byService: rule.byService,
          together: rule.together,
          byDiagnoses: rule.byDiagnoses,
        })
        break
      case 'claim':
        scopes.claim.push({
          run,
          tables,
          check: rule.check,
          byService: rule.byService,
          together: rule.together,
        })
        break
      case 'encounter':
        scopes.encounter.push({
          run,
          tables,
          check: rule.check,
          byService: rule.byService,
          together: rule.together,
        })
        break
      case 'patient':
        scopes.patient.push({
          run,
          tables,
          check: rule.check,
          byService: rule.byService,
          together: rule.together,
        })
        break
      case 'provider':
        scopes.provider.push({
          run,
          tables,
          check: rule.check,
          byService: rule.byService,
          together: rule.together,
        })
        break
      case 'batch':
        scopes.batch.push({
          run,
          tables,
          check: rule.check,
          byService: rule.byService,
          together: rule.together,
        })
    }
  }
  return scopes
}

/** Lines that no group of the scope holds. */
function countRest(
  { columns }: Batch,
  { order, starts }: GroupOrder,
  rules: readonly { readonly run: RuleRun }[],
  outcome: Outcome,
): void {
  for (let rank = starts.at(-1) ?? 0; rank < order.length; rank++) {
    const index = columns.indexes.at(order[rank] ?? 0)
    for (const { run } of rules) run.count(index, outcome)
  }
}

/** All subjects of a scope, and who judges them. */
interface Walk {
  readonly count: number
  readonly judge: ScopeJudge
}

const subjectsPerReport = 4096

function walkThrough({ count, judge }: Walk, onPart: (share: number) => void): void {
  for (let subject = 0; subject < count; subject++) {
    judge.judge(subject)
    if ((subject + 1) % subjectsPerReport === 0) onPart((subject + 1) / count)
  }
  judge.settle()
  onPart(1)
}
