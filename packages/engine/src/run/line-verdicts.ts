import type { ResolvedChains } from '../chains/claim-chain.ts'
import type { ClaimLine } from '../claim/claim-line.ts'
import type { ClaimVerdict } from '../result/audit-document.ts'
import {
  CleanSummaries,
  cleanVerdict,
  supersededVerdict,
  verdictOn,
} from '../result/claim-verdict.ts'
import type { AuditLedger } from './audit-ledger.ts'

/** What the audit says of each line, in the file's order. */
export function lineVerdicts(
  lines: readonly ClaimLine[],
  chains: ResolvedChains,
  ledger: AuditLedger,
): ClaimVerdict[] {
  const { superseded } = chains
  const summaries = new CleanSummaries()
  return lines.map((line, index) => {
    const replaced = superseded.size === 0 ? undefined : superseded.get(line)
    if (replaced) return supersededVerdict(line, replaced.as, replaced.byRow)
    const findings = ledger.findingsByLine[index]
    if (findings) return verdictOn(line, findings)
    const checked = ledger.checkedRules[index] ?? 0
    return cleanVerdict(line, summaries.of(checked, ledger.uncheckedRules[index] ?? 0))
  })
}
