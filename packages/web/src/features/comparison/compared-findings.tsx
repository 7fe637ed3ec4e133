import type { UploadComparison } from '@plumbline/contract'
import { Link, useSearchParams } from 'react-router'
import { buttonLook } from '../../components/button-look.ts'
import { WideTable, type WideColumn } from '../../components/wide-table.tsx'
import { counted, dollars } from '../../format/money.ts'
import { findingAddress } from '../../shell/findings-address.ts'
import { DecisionMark } from '../../shell/review/decision-mark.tsx'

const pageSize = 50
const columns: readonly WideColumn[] = [
  { heading: 'At risk', numeric: true, width: 'desktop:w-28' },
  { heading: 'Finding' },
  { heading: 'Payee', width: 'desktop:w-52' },
  { heading: 'Decision', width: 'desktop:w-40' },
]

/** A page of one part of the comparison, each finding with the way to its evidence. */
export function ComparedFindings({
  items,
  total,
  page,
}: {
  readonly items: UploadComparison['items']
  readonly total: number
  readonly page: number
}) {
  if (items.length === 0) return <p>No findings here.</p>
  const before = (page - 1) * pageSize
  return (
    <section aria-label="Findings of this part">
      <WideTable label="Compared findings" columns={columns} cards className="">
        <tbody className="max-desktop:block">
          {items.map((item) => (
            <tr
              key={item.id}
              className="h-10 border-b border-hair max-desktop:grid max-desktop:h-auto max-desktop:grid-cols-2 max-desktop:py-2 desktop:*:truncate desktop:*:not-last:pr-4"
            >
              <td className="font-semibold desktop:text-right">{dollars(item.dollars)}</td>
              <th
                scope="row"
                className="text-left font-normal max-desktop:order-last max-desktop:col-span-2"
              >
                <Link to={findingAddress(item.id)} title={item.summary} className="text-link">
                  {item.title}
                </Link>
                <span className="text-soft"> · {item.summary}</span>
              </th>
              <td className="text-soft max-desktop:text-right">{item.provider?.label ?? '-'}</td>
              <td>
                <DecisionMark short decision={item.decision} />
              </td>
            </tr>
          ))}
        </tbody>
      </WideTable>
      <footer className="flex items-center gap-3 py-2 text-small text-soft">
        {`${counted(before + 1)} to ${counted(before + items.length)} of ${counted(total)}`}
        {page > 1 && <Turn to={page - 1}>Previous</Turn>}
        {before + items.length < total && <Turn to={page + 1}>Next</Turn>}
      </footer>
    </section>
  )
}

function Turn({ to, children }: { readonly to: number; readonly children: string }) {
  const [search] = useSearchParams()
  const next = new URLSearchParams(search)
  next.set('page', String(to))
  return (
    <Link to={`?${next.toString()}`} className={buttonLook('secondary')}>
      {children}
    </Link>
  )
}
