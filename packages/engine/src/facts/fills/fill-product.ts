import type { ClaimLine } from '../../claim/claim-line.ts'
import type { DrugContext } from '../drugs/drug-context.ts'
import { listedProductKey, unlistedProductKey } from '../drugs/drug-product.ts'
import { namedProductKey } from '../drugs/names/named-product.ts'

/** What the product of a fill is known by. */
export interface FillProduct {
  readonly key: string
  /**
   * Where the drug list does not tell, tablets and capsules go by their name too, because those of
   * another maker are the same medicine.
   */
  readonly nameKey: string | undefined
}

/** The product of a fill; undefined where the line has neither an NDC nor a drug name. */
export function fillProduct(line: ClaimLine, context: DrugContext): FillProduct | undefined {
  const listed = listedProductKey(line, context)
  if (listed !== undefined) return { key: listed, nameKey: undefined }
  const key = unlistedProductKey(line)
  if (key === undefined) return undefined
  const { drugName } = line
  return { key, nameKey: drugName === undefined ? undefined : namedProductKey(drugName, context) }
}
