import { day } from '../../claim/day.ts'
import type { ClaimLine } from '../../claim/claim-line.ts'
import type { DrugProfile } from '../../reference/drug-rows.ts'
import type { DrugContext } from '../drugs/drug-context.ts'
import { drugFactsOf } from '../drugs/drug-facts.ts'
import { profileOf, profileOfName } from '../drugs/drug-profile.ts'

/**
 * Whether the file says that Medicare Part D pays: by that name, as a PDP or MA-PD plan, or as Medicare of a
 * fill, whose drugs no other part pays by the claim of a pharmacy but the few of Part B.
 */
export function isPartD({ planType, payer, auditType }: ClaimLine): boolean {
  if (namesPartD(planType) || namesPartD(payer)) return true
  return auditType === 'pharmacy' && (isMedicareAlone(planType) || isMedicareAlone(payer))
}

function isMedicareAlone(text: string | undefined): boolean {
  return text !== undefined && /^medicare$/i.test(text.trim())
}

function namesPartD(text: string | undefined): boolean {
  return (
    text !== undefined &&
    /\bpart[ -]?d\b|\bmed(?:icare)?[ -]?d\b|\bpdp\b|\bma-?pd\b|\begwp\b/i.test(text)
  )
}

/**
 * The profile that says whether Part D may pay: of the brand or name first, because a brand may be
 * for an excluded use while its ingredient is not (Viagra and sildenafil), else of the ingredient.
 */
export function coverageProfile(line: ClaimLine, context: DrugContext): DrugProfile | undefined {
  const brand = drugFactsOf(line, context)?.brandName ?? line.drugName
  const named = brand === undefined ? undefined : profileOfName(brand, context)
  return named ?? profileOf(line, context)
}

/** From then on Part D plans must refuse a claim without the prescriber's NPI. */
const refusedFrom = day('2016-01-01')

/** Whether Part D had to refuse a fill that names no prescriber. */
export function isRefusedByPartD({ auditType, planType, serviceFromDay }: ClaimLine): boolean {
  if (auditType !== 'pharmacy' || !/part d/i.test(planType ?? '')) return false
  return (serviceFromDay ?? refusedFrom) >= refusedFrom
}
