import type { ResolvedChains } from '../chains/claim-chain.ts'
import type { ClaimLine } from '../claim/claim-line.ts'
import type { ClaimVerdict } from '../result/audit-document.ts'
import { AdviceGiven, errorFlagOf, verdictOn } from '../result/claim-verdict.ts'
import { CleanSummaries, cleanVerdict, isHardlyChecked } from '../result/clean-verdict.ts'
import { markedReversed, supersededVerdict } from '../result/not-audited.ts'
import type { AuditLedger } from './audit-ledger.ts'

/** What the audit says of each line, in the file's order. */
export function lineVerdicts(
  lines: readonly ClaimLine[],
  chains: ResolvedChains,
  ledger: AuditLedger,
): ClaimVerdict[] {
  const { superseded } = chains
  const summaries = new CleanSummaries()
  const given = new AdviceGiven()
  return lines.map((line, index) => {
    const replaced = superseded.size === 0 ? undefined : superseded.get(line)
    if (replaced) return supersededVerdict(line, replaced.as, replaced.byRow)
    const findings = ledger.findingsByLine[index]
    if (findings && errorFlagOf(findings) !== 'Clean') return verdictOn(line, findings, given)
    if (line.claimStatus === 'reversed') return cleanVerdict(line, markedReversed, findings)
    const checked = ledger.checkedRules[index] ?? 0
    const summary = summaries.of(checked, ledger.uncheckedRules[index] ?? 0)
    return cleanVerdict(line, summary, findings)
  })
}

/** Lines that are called clean because almost nothing could be checked. */
export function hardlyChecked(
  lines: readonly ClaimLine[],
  { superseded }: ResolvedChains,
  { findingsByLine, checkedRules, uncheckedRules }: AuditLedger,
): number {
  let count = 0
  for (let index = 0; index < lines.length; index++) {
    if (!isHardlyChecked(checkedRules[index] ?? 0, uncheckedRules[index] ?? 0)) continue
    const line = lines[index]
    if (line && findingsByLine[index] === undefined && !superseded.has(line)) count++
  }
  return count
}
