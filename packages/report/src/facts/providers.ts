import type { ClaimLine } from '@plumbline/engine'
import type { AuditedLine } from './audited-line.ts'
import { providerOf } from './provider.ts'

/** Lines of one provider. */
export interface ProviderFacts {
  readonly provider: string
  /** The specialty on the provider's first line that states one. */
  specialty: string | undefined
  lines: number
  flagged: number
  needsReview: number
  paidCents: number
  atRiskCents: number
}

/** Below this many lines a provider's rates say too little to be shown. */
export const leastProviderLines = 20

/**
 * Lines by provider, costliest first; lines that name nobody are left out.
 *
 * @param found those of the lines that carry a finding
 */
export function providersOf(
  lines: readonly ClaimLine[],
  found: readonly AuditedLine[],
): readonly ProviderFacts[] {
  const providers = new Map<string, ProviderFacts>()
  for (const line of lines) {
    const provider = providerOf(line)
    if (provider === undefined) continue
    let facts = providers.get(provider)
    if (!facts) {
      facts = empty(provider)
      providers.set(provider, facts)
    }
    addLine(facts, line)
  }
  for (const audited of found) {
    const facts = providers.get(providerOf(audited.line) ?? '')
    if (facts) addVerdict(facts, audited)
  }
  return Array.from(providers.values()).sort(
    (a, b) => b.atRiskCents - a.atRiskCents || b.flagged - a.flagged,
  )
}

function empty(provider: string): ProviderFacts {
  const none = { lines: 0, flagged: 0, needsReview: 0, paidCents: 0, atRiskCents: 0 }
  return { provider, specialty: undefined, ...none }
}

function addLine(facts: ProviderFacts, line: ClaimLine): void {
  facts.specialty ??= line.specialty
  facts.lines++
  facts.paidCents += line.paidCents ?? 0
}

function addVerdict(facts: ProviderFacts, { verdict, savings }: AuditedLine): void {
  if (verdict.errorFlag === 'Flagged') facts.flagged++
  if (verdict.errorFlag === 'Needs Review') facts.needsReview++
  facts.atRiskCents += savings?.cents ?? 0
}
