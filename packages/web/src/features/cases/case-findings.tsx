import type { FindingItem } from '@plumbline/contract'
import { Link } from 'react-router'
import { WideTable, type WideColumn } from '../../components/wide-table.tsx'
import { dayOf } from '../../format/dates.ts'
import { dollars, dollarsOr } from '../../format/money.ts'
import { findingAddress } from '../../shell/findings-address.ts'

const columns: readonly WideColumn[] = [
  { heading: 'Finding' },
  { heading: 'Claim' },
  { heading: 'Service' },
  { heading: 'Paid', numeric: true },
  { heading: 'At risk', numeric: true },
]

/** The findings that the letters argue, each with the way to its evidence. */
export function CaseFindings({ items }: { readonly items: readonly FindingItem[] }) {
  return (
    <WideTable label="Findings of this case" columns={columns} cards className="">
      <tbody className="max-desktop:block">
        {items.map((item) => (
          <tr
            key={item.id}
            className="border-b border-hair align-baseline max-desktop:grid max-desktop:grid-cols-2 max-desktop:py-3 desktop:*:py-1.5 desktop:*:not-last:pr-4"
          >
            <th scope="row" className="text-left font-normal max-desktop:col-span-2">
              <Link to={findingAddress(item.id)} className="text-link">
                {item.summary}
              </Link>
            </th>
            <td className="code whitespace-nowrap max-desktop:col-span-2">
              {item.claimId ?? `row ${String(item.row)}`}
            </td>
            <td className="whitespace-nowrap text-soft">
              {item.serviceDate === null ? 'No date' : dayOf(item.serviceDate)}
            </td>
            <td className="whitespace-nowrap text-right max-desktop:hidden">
              {dollarsOr('N/A', item.paid)}
            </td>
            <td className="text-right font-semibold whitespace-nowrap">{dollars(item.dollars)}</td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  )
}
