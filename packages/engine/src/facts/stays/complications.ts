import type { ClaimLine } from '../../claim/claim-line.ts'
import { sharesAtRisk, type AtRisk } from '../../findings/line-at-risk.ts'
import type { CodeTable } from '../../reference/look-up-tables.ts'
import type {
  ComplicationExclusion,
  DrgFacts,
  ExcludingPrincipals,
} from '../../reference/drg-rows.ts'
import { say, words } from '../../sentences/say.ts'
import type { MilderDrg } from './drg-family.ts'

/** The lists by which a principal diagnosis cancels complications, where they are imported. */
export interface ExclusionTables {
  readonly complicationExclusions?: CodeTable<ComplicationExclusion>
  readonly excludingPrincipals?: CodeTable<ExcludingPrincipals>
}

/** Whether the principal diagnosis cancels what another one would add. */
export function isCancelled(
  code: string,
  principal: string | undefined,
  { complicationExclusions, excludingPrincipals }: ExclusionTables,
): boolean {
  const group = complicationExclusions?.find(code)?.group
  if (group === undefined || principal === undefined) return false
  return excludingPrincipals?.find(group)?.principals.includes(principal) ?? false
}

/** Of what was paid by the DRG the part of its weight that the milder one lacks. */
export function differenceAtRisk(
  stay: readonly ClaimLine[],
  { weight = 0 }: DrgFacts,
  { drg, facts }: MilderDrg,
): AtRisk {
  if (weight <= 0 || facts.weight === undefined || facts.weight >= weight) return {}
  const weights = say`DRG ${words(drg)} weighs ${words(String(facts.weight))}, the billed one ${words(String(weight))}`
  return sharesAtRisk(stay, 1 - facts.weight / weight, weights)
}
