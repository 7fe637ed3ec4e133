import type { AuditLedger } from './audit-ledger.ts'
import type { ClaimLine } from './claim-line.ts'
import type { Batch, Claim, Encounter, PatientHistory } from './derive/groups.ts'
import { providerKey } from './derive/provider-key.ts'
import { cannotTell, notApplicable, type Outcome } from './outcome.ts'
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
        scopes.line.push({ run, tables, check: rule.check, byService: rule.byService, together: rule.together })
        break
      case 'claim':
        scopes.claim.push({ run, tables, check: rule.check, byService: rule.byService, together: rule.together })
        break
      case 'encounter':
        scopes.encounter.push({ run, tables, check: rule.check, byService: rule.byService, together: rule.together })
        break
      case 'patient':
        scopes.patient.push({ run, tables, check: rule.check, byService: rule.byService, together: rule.together })
        break
      case 'provider':
        scopes.provider.push({ run, tables, check: rule.check, byService: rule.byService, together: rule.together })
        break
      case 'batch':
        scopes.batch.push({ run, tables, check: rule.check, byService: rule.byService, together: rule.together })
    }
  }
  return scopes
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
