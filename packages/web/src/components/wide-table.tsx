import type { ReactNode } from 'react'

export interface WideColumn {
  /** Empty over the column of actions. */
  readonly heading: string
  /** As a class: a table that is long is laid out faster when its columns have one. */
  readonly width?: string
  /** A column of figures. */
  readonly numeric?: boolean
}

/**
 * A table that may be wider than its place: it scrolls in a box that the keyboard reaches too. With
 * `cards` its heads are only heard under `desktop`, where its rows lay themselves out as cards.
 */
export function WideTable({
  label,
  columns,
  cards = false,
  className,
  children,
}: {
  readonly label: string
  readonly columns: readonly WideColumn[]
  readonly cards?: boolean
  /** The width below which the table scrolls. */
  readonly className: string
  readonly children: ReactNode
}) {
  const head = cards ? 'max-desktop:sr-only' : ''
  const layout = columns.some(({ width }) => width !== undefined) ? 'table-fixed' : ''
  return (
    <div role="region" aria-label={label} tabIndex={0} className="relative overflow-x-auto">
      <table
        className={`w-full text-left ${layout} ${cards ? 'max-desktop:block' : ''} ${className}`}
      >
        <thead className={`label border-b border-ink ${head}`}>
          <tr>
            {columns.map(({ heading, width = '', numeric = false }) => (
              <th
                key={heading}
                scope="col"
                className={`py-2 pr-4 align-bottom font-normal last:pr-0 ${numeric ? 'text-right' : ''} ${width}`}
              >
                {heading || <span className="sr-only">Actions</span>}
              </th>
            ))}
          </tr>
        </thead>
        {children}
      </table>
    </div>
  )
}
