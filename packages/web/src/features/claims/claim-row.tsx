import type { Claim } from '@plumbline/contract'
import { memo, useId, useState } from 'react'
import { Button } from '../../components/button.tsx'
import { StatusMark } from '../../components/status-mark.tsx'
import { counted, dollars } from '../../format/money.ts'
import { FindingDetails } from './finding-details.tsx'

/** One line; its findings open below it. The next page's line may take its place. */
export const ClaimRow = memo(function ClaimRow({ claim }: { readonly claim: Claim }) {
  const [opened, setOpened] = useState<string>()
  const open = opened === claim.id
  const id = useId()
  const count = claim.findings.length
  return (
    <tbody className="border-b border-hair align-top max-desktop:block">
      <tr className="max-desktop:grid max-desktop:grid-cols-2 max-desktop:py-3 max-desktop:*:py-1 desktop:*:py-3 desktop:*:not-last:pr-4">
        <th scope="row" className="font-normal">
          <span className="code">{claim.claimId ?? `CLAIM-${claim.id}`}</span>
          <span className="block text-small text-soft">row {counted(claim.row)}</span>
        </th>
        <td className="max-desktop:order-1 max-desktop:col-span-2">
          <dl className="grid grid-cols-[auto_1fr] gap-x-3 text-small">
            {detailsOf(claim).map(([label, value]) => (
              <div key={label} className="contents">
                <dt className="text-soft">{label}</dt>
                <dd className="code">{value}</dd>
              </div>
            ))}
          </dl>
        </td>
        <td className="text-right">
          {claim.chargeAmount === null ? 'N/A' : dollars(claim.chargeAmount)}
        </td>
        <td className="max-desktop:order-2 max-desktop:col-span-2">
          <StatusMark status={claim.errorFlag} />
        </td>
        <td className="max-desktop:order-3 max-desktop:col-span-2">
          {claim.auditSummary || 'Audit pending...'}
          {count > 0 && (
            <p className="mt-1 -ml-5">
              <Button
                look="quiet"
                aria-expanded={open}
                aria-controls={id}
                onClick={() => {
                  setOpened(open ? undefined : claim.id)
                }}
              >
                {open
                  ? 'Hide findings'
                  : `Show ${count === 1 ? 'the finding' : `${count} findings`}`}
              </Button>
            </p>
          )}
        </td>
        <td className="max-desktop:order-4 max-desktop:col-span-2 max-desktop:text-soft">
          {claim.suggestedFix || '-'}
        </td>
      </tr>
      {open && (
        <tr id={id} className="max-desktop:block">
          <td colSpan={6} className="pb-5 max-desktop:block">
            {claim.findings.map((finding) => (
              <FindingDetails
                key={`${finding.ruleId} ${finding.rows.join(' ')}`}
                finding={finding}
              />
            ))}
          </td>
        </tr>
      )}
    </tbody>
  )
})

/** Only what the line has. */
export function detailsOf(claim: Claim): readonly (readonly [string, string])[] {
  const all: readonly (readonly [string, string | number | null])[] = [
    ['CPT', claim.cptCode],
    ['ICD-10', claim.icd10Code],
    ['Modifier', claim.modifier],
    ['POS', claim.posCode],
    ['NDC', claim.ndcCode],
    ['Drug', claim.drugName],
    ['Qty', claim.quantityDispensed],
    ['Days', claim.daysSupply],
  ]
  return all.flatMap(([label, value]) =>
    value === null || value === '' ? [] : [[label, String(value)] as const],
  )
}
