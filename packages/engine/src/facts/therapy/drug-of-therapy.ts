import type { ClaimLine } from '../../claim/claim-line.ts'
import type { DrugSpan } from '../drugs/drug-context.ts'
import { ingredientOfFill } from './ingredient-of-fill.ts'

/** Antibodies and receptors made by cells, of which each maker has a product and a name of its own. */
const biological = /(?:mab|cept)$/
/** The brand, or the name with the four letters of its maker; forms and marks behind it are left out. */
const product = /^[a-z]+(?:-[a-z]{4}(?![a-z]))?/

/**
 * What a patient takes one of: the ingredient, whoever makes it, but of a biological drug the product, because its
 * biosimilar is dispensed in its place and never beside it. Empty where no list knows the drug.
 */
export function drugOfTherapy(line: ClaimLine, span: DrugSpan): string {
  const ingredient = ingredientOfFill(line, span) ?? ''
  if (!biological.test(ingredient)) return ingredient
  const called = product.exec(line.drugName?.toLowerCase() ?? '')?.[0]
  return called === undefined ? ingredient : `${ingredient} ${called}`
}
