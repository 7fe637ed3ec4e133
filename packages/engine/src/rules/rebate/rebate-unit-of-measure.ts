import { billingUnitOf } from '../../facts/drugs/billing-unit.ts'
import { profileOf } from '../../facts/drugs/drug-profile.ts'
import { hasRebate } from '../../facts/drugs/rebate.ts'
import { dollars } from '../../sentences/dollars.ts'
import { cannotTell, finding, notApplicable, pass } from '../../rule/outcome.ts'
import { defineRule } from '../../rule/rule.ts'

const noRebate = notApplicable('no rebate was claimed on the line')
const noRebateColumn = cannotTell('the file says nothing of rebates on this line')
const noUnit = cannotTell('no unit of measure on the line')
const unknownUnit = cannotTell('the billing unit of the drug is not known')

/** A rebate claimed in another unit than the one in which the drug is priced. */
export const rebateUnitOfMeasure = defineRule({
  id: 'rebate-unit-of-measure',
  version: 1,
  title: 'Rebate claimed in the wrong unit',
  category: 'rebate',
  class: 'lead',
  basis: 'plan',
  auditTypes: ['medical', 'pharmacy'],
  scope: 'line',
  sources: [
    {
      title: 'NCPDP Billing Unit Standard',
      section: 'each, millilitre and gram',
      table: 'drugPrices',
    },
    {
      title: 'Form CMS-304, Reconciliation of State Invoice',
      section: 'dispute code D, unit type or units per package',
    },
  ],
  needs: {
    fields: [],
    tables: [],
    optionalTables: ['drugPrices', 'drugProfiles', 'drugs'],
  },
  clearedBy: "The manufacturer's unit per package for the NDC, and the conversion that was used.",
  suggestedFix: 'Convert the quantity to the billing unit of the NDC and invoice again.',
  byService({ standing, setting }) {
    if (standing.namesDrug) return undefined
    return setting === 'pharmacy' ? noRebateColumn : noRebate
  },
  check(line, { tables }) {
    const rebate = hasRebate(line)
    if (rebate === undefined) return line.auditType === 'pharmacy' ? noRebateColumn : noRebate
    if (!rebate) return noRebate
    if (line.unitOfMeasure === undefined) return noUnit
    const priced = line.ndc === undefined ? undefined : tables.drugPrices?.find(line.ndc)?.unit
    const usual = priced ?? profileOf(line, tables.drugs, tables.drugProfiles)?.unitOfMeasure
    if (usual === undefined) return unknownUnit
    if (billingUnitOf(line.unitOfMeasure) === usual) return pass
    const cents = Math.max(0, line.rebateCents ?? 0)
    return finding({
      message: `The rebate is claimed on ${line.quantity ?? 'a quantity'} ${line.unitOfMeasure}, but ${line.drugName ?? `NDC ${line.ndc ?? ''}`} is billed in ${usual}.`,
      lines: [line],
      evidence: [
        { row: line.row, field: 'unitOfMeasure', value: line.unitOfMeasure },
        { row: line.row, field: 'quantity', value: String(line.quantity ?? '') },
      ],
      ...(cents > 0 && {
        atRisk: [{ line, cents }],
        arithmetic: `rebate of ${dollars(cents)} on row ${line.row}, at most what was paid`,
      }),
    })
  },
})
