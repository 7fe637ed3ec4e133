import type { Claim } from '@plumbline/contract'
import { memo, useId, useState } from 'react'
import { claimColumns, type FindingsToggle } from './claim-columns.tsx'
import { FindingDetails } from './finding-details.tsx'

/** One line; its findings open below it. The next page's line may take its place. */
export const ClaimRow = memo(function ClaimRow({ claim }: { readonly claim: Claim }) {
  const [opened, setOpened] = useState<string>()
  const id = useId()
  const toggle: FindingsToggle = {
    open: opened === claim.id,
    controls: id,
    press: () => {
      setOpened(toggle.open ? undefined : claim.id)
    },
  }
  return (
    <tbody className="border-b border-hair align-top max-desktop:block">
      <tr className="max-desktop:grid max-desktop:grid-cols-2 max-desktop:py-3 max-desktop:*:py-1 desktop:*:py-3 desktop:*:not-last:pr-4">
        {claimColumns.map(({ heading, namesRow, numeric, card, cell }) => {
          const Cell = namesRow ? 'th' : 'td'
          return (
            <Cell
              key={heading}
              scope={namesRow ? 'row' : undefined}
              className={`font-normal ${numeric ? 'text-right' : ''} ${card}`}
            >
              {cell(claim, toggle)}
            </Cell>
          )
        })}
      </tr>
      {toggle.open && (
        <tr id={id} className="max-desktop:block">
          <td colSpan={claimColumns.length} className="pb-5 max-desktop:block">
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
