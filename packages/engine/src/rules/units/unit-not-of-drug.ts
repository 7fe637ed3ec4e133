import type { ClaimLine } from '../../claim/claim-line.ts'
import { billingUnitOf, type BillingUnit } from '../../facts/drugs/billing-unit.ts'
import { profileOf } from '../../facts/drugs/drug-profile.ts'
import { unitOfForm } from '../../facts/forms/unit-of-form.ts'
import { unitOfUse } from '../../facts/forms/unit-of-use.ts'
import { cells } from '../../findings/evidence.ts'
import type { Memories } from '../../memo/memories.ts'
import { cannotTell, finding, look, notApplicable, pass } from '../../rule/outcome.ts'
import { deniedOrPending } from '../../rule/reasons.ts'
import { cite, defineLineRule } from '../../rule/rule.ts'
import { count, field, name, say, words } from '../../sentences/say.ts'

const noUnit = cannotTell('no unit of measure on the line')
const otherUnit = cannotTell('the unit of measure is no billing unit of pharmacies')
const unknownUnit = cannotTell('the billing unit of the drug is not known')
const compound = notApplicable('a compound, which has a unit of its own')

/** A fill whose quantity is stated in another unit than its drug is billed in. */
export const unitNotOfDrug = defineLineRule({
  id: 'unit-not-of-drug',
  version: 3,
  title: 'Unit of measure that the drug is not billed in',
  category: 'units',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['pharmacy'],
  sources: [
    cite('NCPDP Billing Unit Standard', 'each, milliliter and gram', 'drugPrices'),
    cite(
      'NCPDP Telecommunication Standard D.0 (45 CFR 162.1102)',
      'field 600-28, unit of measure of the quantity dispensed',
    ),
  ],
  needs: { fields: ['unitOfMeasure'], optionalTables: ['drugPrices', 'drugProfiles', 'drugs'] },
  clearedBy: 'The dispensing record, with what the quantity counts.',
  suggestedFix: 'Ask what was counted; convert the quantity to the billing unit, and reprice.',
  triage: ({ standing }) => (standing.isDenied ? deniedOrPending : look),
  judge(line, context) {
    if (line.compoundCode === '2') return compound
    if (line.unitOfMeasure === undefined) return noUnit
    const stated = billingUnitOf(line.unitOfMeasure)
    if (stated === undefined) return otherUnit
    const priced =
      line.ndc === undefined ? undefined : context.tables.drugPrices?.find(line.ndc)?.unit
    const usual =
      priced ??
      profileOf(line, context)?.unitOfMeasure ??
      packageUnit(line, context.memories) ??
      unitOfForm(line.drugName ?? '')
    if (usual === undefined) return unknownUnit
    if (stated === usual) return pass
    const quantity = line.quantity === undefined ? words('a quantity in') : count(line.quantity)
    return finding({
      message: say`The fill states ${quantity} ${field(line, 'unitOfMeasure')}, but ${name(line.drugName ?? line.ndc)} is billed in ${words(usual)}.`,
      lines: [line],
      evidence: cells(line, 'unitOfMeasure', 'quantity'),
    })
  },
})

/** The unit of a product that comes in whole packages alone, by its name. */
function packageUnit(line: ClaimLine, memories: Memories): BillingUnit | undefined {
  return line.drugName === undefined ? undefined : unitOfUse(line.drugName, line, memories)?.unit
}
