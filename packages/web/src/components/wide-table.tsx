import type { ReactNode } from 'react'

/** A table that may be wider than its place: it scrolls in a box that the keyboard reaches too. */
export function WideTable({
  label,
  headings,
  className,
  children,
}: {
  readonly label: string
  /** An empty one heads the column of actions. */
  readonly headings: readonly string[]
  /** The width below which the table scrolls. */
  readonly className: string
  readonly children: ReactNode
}) {
  return (
    <div role="region" aria-label={label} tabIndex={0} className="relative overflow-x-auto">
      <table className={`w-full text-left ${className}`}>
        <thead className="label border-b border-ink">
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col" className="py-2 pr-4 font-normal last:pr-0">
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
