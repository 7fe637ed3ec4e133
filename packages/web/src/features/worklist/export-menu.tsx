import { reviewCalls } from '@plumbline/contract'
import { addressOf } from '../../api/address.ts'
import { counted } from '../../format/money.ts'
import { downloadSearch } from './download-search.ts'
import { DropDown } from '../../components/drop-down.tsx'
import type { ListState } from './list-address.ts'

const formats = [
  { format: 'csv', label: 'CSV' },
  { format: 'xlsx', label: 'Excel (XLSX)' },
  { format: 'json', label: 'JSON' },
] as const

const choice = 'flex min-h-10 w-full items-center px-2 text-left hover:bg-tint'

/** Every finding that is filtered and searched for, not only the page, as a file. */
export function ExportMenu({
  state: { filter, order },
  total,
  q,
}: {
  readonly state: ListState
  readonly total: number
  /** What is searched for; empty where nothing is. */
  readonly q: string
}) {
  return (
    <DropDown end name="export" label="Export">
      {() => (
        <>
          <p className="px-2 py-1 text-small text-soft">
            {`${counted(total)} ${total === 1 ? 'finding' : 'findings'}, as filtered${q === '' ? '' : ', searched'} and ordered`}
          </p>
          {formats.map(({ format, label }) =>
            q === '' ? (
              <a
                key={format}
                download
                href={addressOf(reviewCalls.exportFindings, {
                  query: { ...filter, order, format },
                })}
                className={choice}
              >
                {label}
              </a>
            ) : (
              <button
                key={format}
                type="button"
                className={choice}
                onClick={() => void downloadSearch({ ...filter, order, q }, format)}
              >
                {label}
              </button>
            ),
          )}
        </>
      )}
    </DropDown>
  )
}
