import type { ReactNode } from 'react'

/**
 * A table that may be wider than its place: it scrolls in a box that the keyboard reaches too. With
 * `cards` its heads are only heard under `desktop`, where its rows lay themselves out as cards.
 */
export function WideTable({
  label,
  headings,
  widths,
  numeric = [],
  cards = false,
  className,
  children,
}: {
  readonly label: string
  /** An empty one heads the column of actions. */
  readonly headings: readonly string[]
  /** Of the columns, as classes: a table that is long is laid out faster when they are given. */
  readonly widths?: readonly string[]
  /** Headings of columns of figures. */
  readonly numeric?: readonly string[]
  readonly cards?: boolean
  /** The width below which the table scrolls. */
  readonly className: string
  readonly children: ReactNode
}) {
  const head = cards ? 'max-desktop:sr-only' : ''
  const align = (heading: string) => (numeric.includes(heading) ? 'text-right' : '')
  return (
    <div role="region" aria-label={label} tabIndex={0} className="relative overflow-x-auto">
      <table
        className={`w-full text-left ${widths ? 'table-fixed' : ''} ${cards ? 'max-desktop:block' : ''} ${className}`}
      >
        <thead className={`label border-b border-ink ${head}`}>
          <tr>
            {headings.map((heading, index) => (
              <th
                key={heading}
                scope="col"
                className={`py-2 pr-4 align-bottom font-normal last:pr-0 ${align(heading)} ${widths?.[index] ?? ''}`}
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
