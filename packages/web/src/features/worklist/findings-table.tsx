import type { MouseEvent } from 'react'
import type { FindingsAsked } from '../../api/finding-queries.ts'
import { FindingRow } from './finding-row.tsx'
import { isWide } from '../../shell/wide.ts'
import type { RowsShown } from './rows-shown.ts'

type Order = NonNullable<FindingsAsked['order']>
interface Column {
  readonly heading: string
  readonly width: string
  readonly numeric?: boolean
  /** Its orders, the first press's first. */
  readonly orders?: readonly Order[]
}
const columns: readonly Column[] = [
  { heading: 'At risk', width: 'w-22', numeric: true, orders: ['-dollars', 'dollars'] },
  { heading: 'Paid', width: 'w-24', numeric: true },
  { heading: 'Service', width: 'w-24', orders: ['-date', 'date'] },
  { heading: 'Payee', width: 'w-32', orders: ['payee'] },
  { heading: 'Finding', width: '', orders: ['rule'] },
  { heading: 'Decision', width: 'w-30', orders: ['-decided'] },
]

/** A page of findings: 40 px a row, cards on a phone. */
export function FindingsTable({
  rows,
  order,
  onOrder,
}: {
  readonly rows: RowsShown
  readonly order: Order | undefined
  readonly onOrder: (order: Order) => void
}) {
  const { items, selected } = rows
  const all = items.length > 0 && items.every(({ id }) => selected.has(id))
  return (
    <table
      aria-label="Findings"
      className="w-full table-fixed text-left text-small max-desktop:block"
    >
      <thead className="border-b border-ink max-desktop:sr-only">
        <tr>
          <th scope="col" className="w-9 py-1.5">
            <input
              type="checkbox"
              aria-label="Select this page"
              className="mx-2 size-4 align-middle accent-metal"
              checked={all}
              onChange={() => {
                rows.onSelectAll(!all)
              }}
            />
          </th>
          {columns.map((column) => (
            <Head key={column.heading} column={column} order={order} onOrder={onOrder} />
          ))}
        </tr>
      </thead>
      <tbody
        className="max-desktop:block"
        onClick={(event) => {
          openFinding(event, rows)
        }}
      >
        {items.map((item) => (
          <FindingRow
            key={item.id}
            item={item}
            isCurrent={rows.current === item.id}
            isSelected={selected.has(item.id)}
            wayBack={rows.wayBack}
            onSelect={rows.onSelect}
          />
        ))}
      </tbody>
    </table>
  )
}

/** A row's link opens the panel, or the finding's page where there is no room for one. */
function openFinding(event: MouseEvent, { onShow, onOpen }: RowsShown): void {
  const { target, metaKey, ctrlKey, shiftKey } = event
  const link = target instanceof Element ? target.closest<HTMLElement>('[data-finding]') : null
  const id = link?.dataset['finding']
  if (!link || id === undefined || metaKey || ctrlKey || shiftKey) return
  event.preventDefault()
  if (isWide()) onShow(id)
  else onOpen(link.getAttribute('href') ?? '')
}

function Head({
  column: { heading, width, numeric = false, orders = [] },
  order,
  onOrder,
}: {
  readonly column: Column
  readonly order: Order | undefined
  readonly onOrder: (order: Order) => void
}) {
  const [first, second = first] = orders
  const now = orders.find((one) => one === order)
  const next = now === first ? second : first
  const sorted = now === undefined ? undefined : now.startsWith('-') ? 'descending' : 'ascending'
  return (
    <th
      scope="col"
      aria-sort={sorted}
      className={`px-2 py-1.5 font-semibold ${numeric ? 'text-right' : ''} ${width}`}
    >
      {next === undefined ? (
        heading
      ) : (
        <button
          type="button"
          className="text-link min-h-6"
          onClick={() => {
            onOrder(next)
          }}
        >
          {heading}
          {sorted && <span aria-hidden="true">{sorted === 'descending' ? ' ↓' : ' ↑'}</span>}
        </button>
      )}
    </th>
  )
}
