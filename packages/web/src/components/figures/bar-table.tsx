import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** One bar: its label, the number that it is drawn by and the text that says it. */
export interface BarRow {
  readonly label: string
  /** Small words below the label: what the number is made of. */
  readonly note?: string
  /** Stands in the middle column, where there is one. */
  readonly detail?: ReactNode
  readonly value: number
  readonly text: string
  /** Where the bar leads: to what it is made of. */
  readonly to?: string | undefined
}

/**
 * A table whose last figures are also drawn, each bar along its whole row. The longest is the largest number, or, where
 * tables stand side by side, a share of what they have in common.
 */
export function BarTable({
  caption,
  columns,
  rows,
  whole,
}: {
  readonly caption: string
  readonly columns: readonly [label: string, ...detail: string[]]
  readonly rows: readonly BarRow[]
  /** The number whose bar fills its row; the largest of the rows where nothing is said. */
  readonly whole?: number | undefined
}) {
  const largest = Math.max(whole ?? 1, ...rows.map((row) => row.value))
  return (
    <table className="w-full">
      <caption className="mb-2 text-left text-small text-soft">{caption}</caption>
      <thead className="sr-only">
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Bar key={row.label} row={row} share={row.value / largest} />
        ))}
      </tbody>
    </table>
  )
}

function Bar({ row, share }: { readonly row: BarRow; readonly share: number }) {
  return (
    <tr className="relative border-t border-hair">
      <th scope="row" className="pb-4 text-left font-normal">
        <Label row={row} />
        {row.note !== undefined && <p className="-mt-1 pr-3 text-small text-soft">{row.note}</p>}
        <svg className="absolute inset-x-0 bottom-2 h-1.5 w-full" aria-hidden="true">
          <rect width={`${share * 100}%`} height="100%" className="fill-metal-light" />
        </svg>
      </th>
      {row.detail !== undefined && (
        <td className="pt-2 pb-4 pl-4 text-right align-top whitespace-nowrap text-soft max-tablet:pl-2">
          {row.detail}
        </td>
      )}
      <td className="py-2 pl-4 text-right align-top font-semibold max-tablet:pl-2">{row.text}</td>
    </tr>
  )
}

function Label({ row: { label, to } }: { readonly row: BarRow }) {
  if (to === undefined) return <span className="block py-2 pr-3">{label}</span>
  return (
    <Link
      to={to}
      className="block py-2 pr-3 underline decoration-metal-light underline-offset-4 after:absolute after:inset-0 hover:bg-tint"
    >
      {label}
    </Link>
  )
}
