import type { ClaimLine } from '../../claim/claim-line.ts'
import type { DrugFacts, DrugProfile } from '../../reference/drug-rows.ts'
import type { CodeTable } from '../../reference/look-up-tables.ts'
import { drugFactsOf } from '../drugs/drug-facts.ts'
import { profileOf, profileOfName } from '../drugs/drug-profile.ts'

/** Whether the file says that Medicare Part D pays: by that name, or as a PDP or MA-PD plan. */
export function isPartD({ planType, payer }: ClaimLine): boolean {
  return namesPartD(planType) || namesPartD(payer)
}

function namesPartD(text: string | undefined): boolean {
  return (
    text !== undefined && /\bpart[ -]?d\b|\bmed(?:icare)?[ -]d\b|\bpdp\b|\bma-?pd\b/i.test(text)
  )
}

/**
 * The profile that says whether Part D may pay: of the brand or name first, because a brand may be
 * for an excluded use while its ingredient is not (Viagra and sildenafil), else of the ingredient.
 */
export function coverageProfile(
  line: ClaimLine,
  drugs: CodeTable<DrugFacts> | undefined,
  profiles: CodeTable<DrugProfile>,
): DrugProfile | undefined {
  const brand = drugFactsOf(line, drugs)?.brandName ?? line.drugName
  const named = brand === undefined ? undefined : profileOfName(brand, profiles)
  return named ?? profileOf(line, drugs, profiles)
}
