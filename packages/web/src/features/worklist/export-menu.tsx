import { reviewCalls } from '@plumbline/contract'
import { addressOf } from '../../api/address.ts'
import { counted } from '../../format/money.ts'
import { DropDown } from './drop-down.tsx'
import type { ListState } from './list-address.ts'

const formats = [
  { format: 'csv', label: 'CSV' },
  { format: 'xlsx', label: 'Excel (XLSX)' },
  { format: 'json', label: 'JSON' },
] as const

/** Every finding that is filtered, not only the page, as a file. */
export function ExportMenu({
  state: { filter, order },
  total,
  searched,
}: {
  readonly state: ListState
  readonly total: number
  readonly searched: boolean
}) {
  return (
    <DropDown end name="export" label="Export">
      <p className="px-2 py-1 text-small text-soft">
        {searched
          ? 'An export takes the filters, not the search. Clear the search to export.'
          : `${counted(total)} ${total === 1 ? 'finding' : 'findings'}, as filtered and ordered`}
      </p>
      {!searched &&
        formats.map(({ format, label }) => (
          <a
            key={format}
            download
            href={addressOf(reviewCalls.exportFindings, { query: { ...filter, order, format } })}
            className="flex min-h-10 items-center px-2 hover:bg-tint"
          >
            {label}
          </a>
        ))}
    </DropDown>
  )
}
