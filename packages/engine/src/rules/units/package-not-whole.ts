import { fillName } from '../../facts/drugs/names/fill-name.ts'
import { filledContainer } from '../../facts/forms/filled-container.ts'
import {
  isInPackageUnit,
  isWholePackages,
  mayBeUnitOfUse,
  unitOfUse,
} from '../../facts/forms/unit-of-use.ts'
import { maySplitFill } from '../../facts/fills/partial-fill.ts'
import { cells, drugField } from '../../findings/evidence.ts'
import { cannotTell, finding, lookAt, notApplicable, pass } from '../../rule/outcome.ts'
import { deniedOrPending } from '../../rule/reasons.ts'
import { cite, defineLineRule } from '../../rule/rule.ts'
import { count, list, name, say, words } from '../../sentences/say.ts'

const noName = cannotTell('no drug name, which would tell the package')
const noQuantity = cannotTell('no quantity on the line')
const otherUnit = cannotTell('quantity is in another unit than the package')
const noUnit = cannotTell('no unit of measure, which would tell milliliters from pieces')
const anySize = notApplicable('a product that is not known to be dispensed in whole packages alone')
const part = notApplicable('one part of a fill, or a fill of a long-term care facility')

/** A quantity that no number of whole pens, inhalers or bottles makes. */
export const packageNotWhole = defineLineRule({
  id: 'package-not-whole',
  version: 6,
  title: 'Quantity is no number of whole packages',
  category: 'units',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['pharmacy'],
  sources: [
    cite('FDA labels of the drugs', 'section 16, how supplied; dispense in the original container'),
    cite('NCPDP Billing Unit Standard', 'each, milliliter and gram: what a package counts as'),
  ],
  needs: { fields: ['quantity'], optionalTables: ['drugs'] },
  clearedBy: 'The dispensing record and the invoice of the package.',
  suggestedFix: 'Check whether packages were counted instead of milliliters or grams, and reprice.',
  triageDrug(drug, context) {
    if (drug.service.standing.isDenied) return deniedOrPending
    const drugName = fillName(drug, context)
    if (drugName === undefined) return noName
    const isListed = mayBeUnitOfUse(drugName, context.memories)
    const container = isListed ? undefined : filledContainer(drugName)
    return isListed || container !== undefined ? lookAt({ drugName, container }) : anySize
  },
  judge(line, context, { drugName, container }) {
    const { quantity } = line
    const product = container ?? unitOfUse(drugName, line, context.memories)
    if (product === undefined) return anySize
    if (quantity === undefined || quantity <= 0) return noQuantity
    if (maySplitFill(line)) return part
    if (!isInPackageUnit(line, product)) return otherUnit
    if (container !== undefined && line.unitOfMeasure === undefined) return noUnit
    if (isWholePackages(quantity, product)) return pass
    const sizes = list(
      product.sizes.map((size) => count(size)),
      ', ',
      ' or ',
    )
    return finding({
      message: say`${count(quantity)} ${words(product.unit)} of ${name(drugName)} are no number of whole ${words(product.called)}, which hold ${sizes} ${words(product.unit)}.`,
      lines: [line],
      evidence: cells(line, drugField(line), 'quantity', ...unitField(line.unitOfMeasure)),
    })
  },
})

function unitField(unit: string | undefined): readonly 'unitOfMeasure'[] {
  return unit === undefined ? [] : ['unitOfMeasure']
}
