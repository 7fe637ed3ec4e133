import type { Claim } from '@plumbline/contract'
import { dollars } from '../../format/money.ts'

const known = [
  ['chargeAmount', ''],
  ['paidAmount', 'paid'],
  ['allowedAmount', 'allowed'],
  ['ingredientCost', 'ingredient cost'],
] as const

/** What a list shows as a line's amount: the charge; without one what is known, by its name. */
export function ClaimAmount({ claim }: { readonly claim: Pick<Claim, (typeof known)[number][0]> }) {
  for (const [field, name] of known) {
    const amount = claim[field]
    if (amount === null) continue
    return (
      <>
        {dollars(amount)}
        {name !== '' && <span className="block text-small text-soft">{name}</span>}
      </>
    )
  }
  return 'N/A'
}
