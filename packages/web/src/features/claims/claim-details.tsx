import type { Claim } from '@plumbline/contract'
import { dollars } from '../../format/money.ts'

/** The codes of a line, and what a fill cost: as far as the line has them. */
export function ClaimDetails({ claim }: { readonly claim: Claim }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-3 text-small">
      {detailsOf(claim).map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-soft">{label}</dt>
          <dd className="code">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Only what the line has. */
function detailsOf(claim: Claim): readonly (readonly [string, string])[] {
  const all: readonly (readonly [string, string | number | null])[] = [
    ['CPT', claim.cptCode],
    ['ICD-10', claim.icd10Code],
    ['Modifier', claim.modifier],
    ['POS', claim.posCode],
    ['NDC', claim.ndcCode],
    ['Drug', claim.drugName],
    ['Qty', claim.quantityDispensed],
    ['Days', claim.daysSupply],
    ...amountDetails(claim),
  ]
  return all.flatMap(([label, value]) =>
    value === null || value === '' ? [] : [[label, String(value)] as const],
  )
}

/** What a fill cost: its file rarely has a charge. */
function amountDetails(claim: Claim): readonly (readonly [string, string | null])[] {
  if (claim.auditType === 'Medical') return []
  const amounts = [
    ['Paid', claim.paidAmount],
    ['Ingredient', claim.ingredientCost],
    ['Fee', claim.dispensingFee],
    ['Copay', claim.patientShare],
  ] as const
  return amounts.map(([label, amount]) => [label, amount === null ? null : dollars(amount)])
}
