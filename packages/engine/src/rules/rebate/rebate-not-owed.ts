import { isMedicaid } from '../../claim/medicaid.ts'
import type { ClaimField, ClaimLine } from '../../claim/claim-line.ts'
import type { DrugLabel } from '../../reference/drug-rows.ts'
import type { CodeTable } from '../../reference/look-up-tables.ts'
import { rebateCells, rebateWords } from '../../facts/drugs/rebate-evidence.ts'
import type { DrugContext } from '../../facts/drugs/drug-context.ts'
import { isGenericTablet } from '../../facts/market/brand-market.ts'
import { hasRebate, rebateAtRisk, triageRebate } from '../../facts/drugs/rebate.ts'
import { nonprescription } from '../../facts/payers/nonprescription.ts'
import { cannotTell, finding, notApplicable, pass } from '../../rule/outcome.ts'
import { noRebate } from '../../rule/reasons.ts'
import { cite, defineLineRule } from '../../rule/rule.ts'
import { say, words } from '../../sentences/say.ts'

const medicaid = notApplicable('Medicaid, whose rebates are owed on generics and for every payer')
const nothingTells = cannotTell(
  'the line says neither whether a brand was dispensed nor whether another payer paid first',
)

/** A rebate on what rebate contracts leave out: generics, nonprescription drugs, secondary claims. */
export const rebateNotOwed = defineLineRule({
  id: 'rebate-not-owed',
  version: 3,
  title: 'Rebate on a claim that contracts leave out',
  category: 'rebate',
  class: 'lead',
  basis: 'plan',
  auditTypes: ['pharmacy'],
  sources: [
    cite(
      'Form CMS-304, Reconciliation of State Invoice',
      'dispute codes of units that no rebate is due on',
    ),
    cite('CMS National Average Drug Acquisition Cost (NADAC)', 'OTC', 'drugLabels'),
  ],
  needs: { fields: [], optionalTables: ['drugLabels', 'drugs', 'drugProfiles'] },
  clearedBy: 'A rebate contract that names such claims.',
  suggestedFix: 'Compare the claim with the eligibility terms of the rebate contract.',
  triage: triageRebate,
  judge(line, context, silent) {
    const rebate = hasRebate(line)
    if (rebate === undefined) return silent
    if (!rebate) return noRebate
    if (isMedicaid(line)) return medicaid
    const reason = reasonOf(line, context.tables.drugLabels) ?? namedAsGeneric(line, context)
    if (reason === undefined) {
      const { brandGeneric, otherPayerPaidCents, otherCoverageCode } = line
      const tells = brandGeneric ?? otherPayerPaidCents ?? otherCoverageCode
      return tells === undefined ? nothingTells : pass
    }
    return finding({
      message: say`${rebateWords(line)} was claimed ${words(reason.says)}; rebate contracts usually leave such claims out.`,
      lines: [line],
      evidence: rebateCells(line, reason.field),
      ...rebateAtRisk(line),
    })
  },
})

/** Other coverage codes by which the claim is the second one: another payer paid, or the copay alone is billed. */
const second: ReadonlySet<string> = new Set(['2', '8'])

/** By its name alone, where the line does not say: generics go by the ingredient. */
function namedAsGeneric(line: ClaimLine, context: DrugContext) {
  if (line.brandGeneric !== undefined || !isGenericTablet(line, context)) return undefined
  return {
    says: 'on a drug that goes by its ingredient, as generics do',
    field: 'drugName',
  } as const
}

function reasonOf(
  line: ClaimLine,
  labels: CodeTable<DrugLabel> | undefined,
): { readonly says: string; readonly field: ClaimField } | undefined {
  if ((line.otherPayerPaidCents ?? 0) > 0) {
    return { says: 'though another payer paid first', field: 'otherPayerPaidCents' }
  }
  if (second.has(line.otherCoverageCode ?? '')) {
    return { says: 'though another payer paid first', field: 'otherCoverageCode' }
  }
  if (line.brandGeneric === 'generic') return { says: 'on a generic', field: 'brandGeneric' }
  const label = line.ndc === undefined ? undefined : labels?.find(line.ndc)
  return nonprescription(line, label) === undefined
    ? undefined
    : { says: 'on a nonprescription drug', field: 'ndc' }
}
