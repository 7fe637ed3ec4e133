import type { ClaimLine } from '../../claim/claim-line.ts'
import { billingUnitOf } from '../../facts/drugs/billing-unit.ts'
import { profileOf } from '../../facts/drugs/drug-profile.ts'
import { hasRebate, rebateAtRisk, triageRebate } from '../../facts/drugs/rebate.ts'
import { cannotTell, finding, pass } from '../../rule/outcome.ts'
import { cells } from '../../findings/evidence.ts'
import { noRebate } from '../../rule/reasons.ts'
import { cite, defineLineRule } from '../../rule/rule.ts'
import { count, field, name, say, words } from '../../sentences/say.ts'

const noUnit = cannotTell('no unit of measure on the line')
const unknownUnit = cannotTell('the billing unit of the drug is not known')

/** A rebate claimed in another unit than the one in which the drug is priced. */
export const rebateUnitOfMeasure = defineLineRule({
  id: 'rebate-unit-of-measure',
  version: 2,
  title: 'Rebate claimed in the wrong unit',
  category: 'rebate',
  class: 'lead',
  basis: 'plan',
  auditTypes: ['medical', 'pharmacy'],
  sources: [
    cite('NCPDP Billing Unit Standard', 'each, millilitre and gram', 'drugPrices'),
    cite(
      'Form CMS-304, Reconciliation of State Invoice',
      'dispute code D, unit type or units per package',
    ),
  ],
  needs: { fields: [], optionalTables: ['drugPrices', 'drugProfiles', 'drugs'] },
  clearedBy: "The manufacturer's unit per package for the NDC, and the conversion that was used.",
  suggestedFix: 'Convert the quantity to the billing unit of the NDC and invoice again.',
  triage: triageRebate,
  judge(line, context, silent) {
    const rebate = hasRebate(line)
    if (rebate === undefined) return silent
    if (!rebate) return noRebate
    const unitField = unitFieldOf(line)
    const unit = unitField && line[unitField]
    if (unitField === undefined || unit === undefined) return noUnit
    const { drugPrices } = context.tables
    const priced = line.ndc === undefined ? undefined : drugPrices?.find(line.ndc)?.unit
    const usual = priced ?? profileOf(line, context)?.unitOfMeasure
    if (usual === undefined) return unknownUnit
    if (billingUnitOf(unit) === usual) return pass
    const units = line.rebateUnits ?? line.quantity
    const quantity = units === undefined ? words('a quantity') : count(units)
    const drug = line.drugName === undefined ? say`NDC ${field(line, 'ndc')}` : name(line.drugName)
    return finding({
      message: say`The rebate is claimed on ${quantity} ${field(line, unitField)}, but ${drug} is billed in ${words(usual)} (dispute code D).`,
      lines: [line],
      evidence: cells(line, unitField, line.rebateUnits === undefined ? 'quantity' : 'rebateUnits'),
      ...rebateAtRisk(line),
    })
  },
})

/** The unit of the invoice where the file has it, else that of the fill. */
function unitFieldOf(line: ClaimLine): 'rebateUnitOfMeasure' | 'unitOfMeasure' | undefined {
  if (line.rebateUnitOfMeasure !== undefined) return 'rebateUnitOfMeasure'
  return line.unitOfMeasure === undefined ? undefined : 'unitOfMeasure'
}
