import type { ClaimLine } from '../../claim/claim-line.ts'
import type { CodeTable } from '../../reference/look-up-tables.ts'
import type { DrgFacts } from '../../reference/drg-rows.ts'

/** A DRG that differs from another in the severity alone. */
export interface MilderDrg {
  readonly drg: string
  readonly facts: DrgFacts
}

/** An MS-DRG in three digits; undefined for none, and for others, whose fourth digit is a severity. */
export function msDrg({ drg }: Pick<ClaimLine, 'drg'>): string | undefined {
  return drg === undefined ? undefined : /^0?(\d{3})$/.exec(drg)?.[1]
}

/** What a DRG asks of the secondary diagnoses, where it is the only way in, by its title; undefined for others. */
export function severityNeeded({ title }: DrgFacts): 'MCC' | 'CC' | undefined {
  const needed = titleWithSeverity.exec(title)?.groups?.['needed']
  return needed === undefined ? undefined : needed === 'MCC' ? 'MCC' : 'CC'
}

/**
 * The DRG of the same family for a stay with another severity: the groups of a family follow each other.
 * Undefined where the list does not have it.
 *
 * @param hasCc whether a diagnosis of the stay is a complication or comorbidity, but no major one
 */
export function milderDrg(
  drg: string,
  { title }: DrgFacts,
  hasCc: boolean,
  drgs: CodeTable<DrgFacts>,
): MilderDrg | undefined {
  const family = titleWithSeverity.exec(title)?.groups?.['family'] ?? ''
  const wanted = hasCc ? ['WITH CC', 'WITHOUT MCC'] : ['WITHOUT CC/MCC', 'WITHOUT MCC']
  for (const step of [1, 2]) {
    const next = String(Number(drg) + step).padStart(3, '0')
    const facts = drgs.find(next)
    if (facts && wanted.some((severity) => facts.title === `${family} ${severity}`)) {
      return { drg: next, facts }
    }
  }
  return undefined
}

const titleWithSeverity = /^(?<family>.+) WITH (?<needed>MCC|CC|CC\/MCC)$/
