import type { FindingsPage } from '@plumbline/contract'
import { Fragment } from 'react'
import { counted, roundDollars } from '../../format/money.ts'

/** How many match, and what they add up to. Dollars in doubt stand in no total. */
export function Sums({ totals }: { readonly totals: Omit<FindingsPage, 'items'> | undefined }) {
  if (totals === undefined) return <p className="min-h-6 text-soft">Counting…</p>
  const { total, dollars } = totals
  const parts = [
    { name: 'firm', amount: dollars.firm },
    { name: 'records needed', amount: dollars.recordsNeeded },
    { name: 'in doubt, not counted', amount: dollars.inDoubt },
  ]
  return (
    <p aria-label="Sum of what is filtered" className="text-soft">
      <strong className="text-ink">{counted(total)}</strong> {total === 1 ? 'finding' : 'findings'}{' '}
      · <strong className="text-ink">{roundDollars(dollars.firm + dollars.recordsNeeded)}</strong>{' '}
      at risk
      {parts.map(({ name, amount }) => (
        <Fragment key={name}>
          {' '}
          <span className="whitespace-nowrap">
            · {name} <span className="text-ink">{roundDollars(amount)}</span>
          </span>
        </Fragment>
      ))}
    </p>
  )
}
