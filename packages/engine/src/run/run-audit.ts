import type { AuditSummary, ClaimVerdict, RuleCoverage } from '../result/audit-document.ts'
import { AuditLedger } from './audit-ledger.ts'
import { summarize } from '../result/audit-summary.ts'
import type { ClaimField, ClaimLine } from '../claim/claim-line.ts'
import type { Day } from '../claim/day.ts'
import { resolveClaimChains, type ResolvedChains } from '../chains/claim-chain.ts'
import { buildBatch } from '../batch/build-batch.ts'
import type { LineColumns } from '../batch/line-columns.ts'
import type { Finding } from '../result/finding.ts'
import { Memories } from '../memo/memories.ts'
import type { ReferenceTables } from '../reference/dated-table.ts'
import type { Rule } from '../rule/rule.ts'
import { Citations } from './citations.ts'
import { RuleTables } from './tables/rule-tables.ts'
import { fieldPresence } from './field-presence.ts'
import { hardlyChecked, lineVerdicts } from './line-verdicts.ts'
import { blockedBy } from './blocked-rules.ts'
import { earlierClaimsChanged } from '../chains/earlier-claims.ts'
import { coverageOf } from './rule-coverage.ts'
import { RuleRun, type RuleDefect } from './rule-run.ts'
import type { RuleAtWork } from './rule-at-work.ts'
import { runRules } from './run-rules.ts'
import { TableReadings } from './tables/table-readings.ts'

export interface AuditInput {
  /** Lines of the file; `index` counts them from 0. */
  readonly lines: readonly ClaimLine[]
  /** Of these lines, where they were filled while the lines were read; they save reading them again. */
  readonly columns?: LineColumns
  /** Names of the fields that lines state, where whoever read them knows: others are not looked for. */
  readonly fields?: ReadonlySet<string>
  /** Lines of earlier uploads (`index` is `historyIndex`): context for cross-claim rules. */
  readonly history?: readonly ClaimLine[]
  readonly rules: readonly Rule[]
  readonly tables: ReferenceTables
  /** The day on which the audit is made. */
  readonly auditDay: Day
  /** Called every few thousand lines with the rules done, in parts too. */
  readonly onProgress?: (rulesDone: number, rulesInAll: number) => void
}

export interface AuditResult {
  /** By the index of a line; undefined for lines without any. */
  readonly findingsByLine: readonly (readonly Finding[] | undefined)[]
  /** One a line, in the file's order; written when first asked for. */
  readonly claims: readonly ClaimVerdict[]
  readonly coverage: readonly RuleCoverage[]
  readonly summary: AuditSummary
  /** Claims of earlier uploads that this file takes back, in whole or in part, or replaces. */
  readonly earlierClaimsChanged: number
  /** Rules that threw: defects of ours. */
  readonly defects: readonly RuleDefect[]
}

/**
 * Audits lines of one type. Pure: the same input gives the same answer. Throws `RangeError` where
 * a line's `index` is not its position, because outcomes are kept by it.
 */
export function runAudit(input: AuditInput): AuditResult {
  const { lines, rules, auditDay } = input
  requirePositions(lines)
  const chains = resolveClaimChains(input.history ? [...input.history, ...lines] : lines)
  const ledger = new AuditLedger(lines.length)
  const type = lines[0]?.auditType
  const applicable = rules.filter((rule) => type !== undefined && rule.auditTypes.includes(type))
  const batch = buildBatch(
    chains.final,
    applicable.some(looksAtEncounters),
    chains.final === lines ? input.columns : undefined,
  )
  const has = fieldPresence(
    lines,
    applicable.flatMap(({ needs }) => needs.fields),
    input.fields,
  )
  const mayHave = (field: ClaimField) => input.fields?.has(field) ?? true
  const citations = new Citations()
  const runs = applicable.map((rule) => new RuleRun(rule, ledger, citations))
  const readings = new TableReadings(input.tables)
  const memories = new Memories(chains.final)
  const supersededCount = countSuperseded(lines, chains)
  const atWork = runs.flatMap((run): RuleAtWork[] => {
    const tables = new RuleTables(run.rule, readings, { has, mayHave, auditDay, memories })
    const blocked = blockedBy(run.rule, has, tables)
    if (blocked) run.countLines(blocked, lines.length - supersededCount)
    return blocked ? [] : [{ rule: run.rule, run, tables }]
  })
  const blockedCount = runs.length - atWork.length
  ledger.uncheckedRules.fill(blockedCount)
  runRules(atWork, batch, ledger, (rulesDone) => {
    input.onProgress?.(blockedCount + rulesDone, runs.length)
  })
  ledger.settleCompleted()
  ledger.settleTakeBacks()
  if (mayStateClaims(mayHave)) ledger.settleClaims(chains.final)
  ledger.sortFindings(applicable.map(({ id }) => id))
  return resultOf(lines, chains, ledger, runs)
}

/** Made apart, so that the result holds on to nothing that only the audit remembers. */
function resultOf(
  lines: readonly ClaimLine[],
  chains: ResolvedChains,
  ledger: AuditLedger,
  runs: readonly RuleRun[],
): AuditResult {
  const { findingsByLine } = ledger
  const supersededCount = countSuperseded(lines, chains)
  let claims: readonly ClaimVerdict[] | undefined
  return {
    findingsByLine,
    get claims() {
      return (claims ??= lineVerdicts(lines, chains, ledger))
    },
    coverage: runs.map((run) => coverageOf(run, supersededCount)),
    summary: {
      ...summarize(lines, findingsByLine),
      hardlyChecked: hardlyChecked(lines, chains, ledger),
    },
    earlierClaimsChanged: earlierClaimsChanged(chains.superseded),
    defects: runs.flatMap((run) => run.defects),
  }
}

/** Whether amounts of whole claims are stated, which their lines may not exceed together. */
function mayStateClaims(mayHave: (field: ClaimField) => boolean): boolean {
  return mayHave('claimPaidCents') || mayHave('claimAllowedCents') || mayHave('claimChargeCents')
}

/** Whether encounters or lists of diagnoses are needed to ask the rule. */
function looksAtEncounters(rule: Rule): boolean {
  return rule.scope === 'encounter' || (rule.scope === 'line' && 'triageDiagnoses' in rule)
}

function requirePositions(lines: readonly ClaimLine[]): void {
  lines.forEach((line, position) => {
    if (line.index !== position) {
      throw new RangeError(`Line at position ${position} says it is at ${line.index}`)
    }
  })
}

function countSuperseded(lines: readonly ClaimLine[], { superseded }: ResolvedChains): number {
  return superseded.size === 0 ? 0 : lines.filter((line) => superseded.has(line)).length
}
