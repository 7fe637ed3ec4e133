import { counted } from '../../format/money.ts'
import type { Cause, Owner } from './coverage-causes.ts'

const owners: Readonly<Record<Owner, { readonly heading: string; readonly todo: string }>> = {
  export: {
    heading: 'Your file does not say it',
    todo: 'Add the column to the export and upload the file again.',
  },
  tables: {
    heading: 'A reference table is missing or of another date',
    todo: 'Whoever runs this installation imports it; then audit the file again.',
  },
  nobody: {
    heading: 'The claims themselves do not show it',
    todo: 'There is nothing to add; larger files show more.',
  },
}
const order = ['export', 'tables', 'nobody'] as const

/** What kept checks from being made, by who can do something about it. */
export function CausesTable({ causes }: { readonly causes: readonly Cause[] }) {
  return (
    <table className="mb-6 w-full text-left text-small">
      <caption className="sr-only">What kept checks from being made</caption>
      <thead className="label">
        <tr>
          <th scope="col" className="py-2 pr-4 font-normal">
            Cause
          </th>
          <th scope="col" className="py-2 pr-4 text-right font-normal">
            Checks
          </th>
          <th scope="col" className="py-2 text-right font-normal">
            Lines
          </th>
        </tr>
      </thead>
      {order.map((owner) => (
        <Owned key={owner} owner={owner} causes={causes.filter((cause) => cause.owner === owner)} />
      ))}
    </table>
  )
}

function Owned({ owner, causes }: { readonly owner: Owner; readonly causes: readonly Cause[] }) {
  if (causes.length === 0) return null
  const { heading, todo } = owners[owner]
  return (
    <tbody>
      <tr className="border-t border-ink">
        <th scope="rowgroup" colSpan={3} className="pt-3 pb-1 font-semibold">
          {heading}
          <span className="block font-normal text-soft">{todo}</span>
        </th>
      </tr>
      {causes.map(({ because, checks, lines }) => (
        <tr key={because} className="border-t border-hair align-top">
          <th scope="row" className="py-2 pr-4 font-normal">
            {because.slice(0, 1).toUpperCase() + because.slice(1)}
            <span className="block text-soft">{namesOf(checks)}</span>
          </th>
          <td className="py-2 pr-4 text-right">{counted(checks.length)}</td>
          <td className="py-2 text-right">{counted(lines)}</td>
        </tr>
      ))}
    </tbody>
  )
}

const namesShown = 4

function namesOf(checks: readonly string[]): string {
  const shown = checks.slice(0, namesShown).join(' · ')
  const left = checks.length - namesShown
  return left > 0 ? `${shown} · and ${counted(left)} more` : shown
}
