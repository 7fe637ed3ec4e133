import { isPlaceholderNdc, readNdc } from '../../codes/ndc.ts'
import type { ClaimLine } from '../../claim/claim-line.ts'
import { drugContextOn, type DrugSpan } from '../drugs/drug-context.ts'
import { fillProduct } from './fill-product.ts'

/**
 * The NDC of a fill as far as it names a drug: fillers do not, and rounded by a spreadsheet, the NDCs
 * of two drugs may read alike.
 */
export function tellingNdc(line: ClaimLine): string | undefined {
  const ndc = line.ndc ?? line.ndcAsBilled
  if (ndc === undefined || isPlaceholderNdc(ndc)) return undefined
  return line.ndc === undefined && readNdc(ndc).kind === 'rounded' ? undefined : ndc
}

/**
 * How the drugs of two fills are one: by the same NDC, or by ingredient, strength and form, of another
 * maker or in another package; undefined where they are two, or it cannot be told.
 */
export function sameDrug(
  one: ClaimLine,
  two: ClaimLine,
  span: DrugSpan,
): 'ndc' | 'product' | undefined {
  const ndc = tellingNdc(one)
  if (ndc === undefined || ndc !== tellingNdc(two)) return sameProduct(one, two, span)
  return 'ndc'
}

function sameProduct(one: ClaimLine, two: ClaimLine, span: DrugSpan): 'product' | undefined {
  const { serviceFromDay: day } = two
  const context = day === undefined ? undefined : drugContextOn(day, span)
  const first = context && fillProduct(one, context)
  const second = context && fillProduct(two, context)
  if (first === undefined || second === undefined) return undefined
  const named = first.nameKey !== undefined && first.nameKey === second.nameKey
  return first.key === second.key || named ? 'product' : undefined
}
