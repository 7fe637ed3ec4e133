import type { LookTotals as Totals } from '@plumbline/contract'
import { Panel } from '../../components/panel.tsx'
import { dayOf } from '../../format/dates.ts'
import { counted, dollars } from '../../format/money.ts'

/** Sums to hold against where the file came from. */
export function LookTotals({ totals }: { readonly totals: Totals | null }) {
  if (!totals) return null
  const { rows, setAside, lines, claims, patients, charge, allowed, paid } = totals
  const facts = [
    ['Rows in the file', counted(rows)],
    ['Claim lines to audit', counted(lines)],
    ['Rows set aside', counted(setAside)],
    ['Claims', counted(claims)],
    ['Patients', counted(patients)],
    ['Dates of service', daysText(totals)],
    ['Charged', sumText(charge)],
    ['Allowed', sumText(allowed)],
    ['Paid', sumText(paid)],
  ] as const
  return (
    <Panel heading="Do these totals match your source?">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 tablet:grid-cols-3">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-small text-soft">{label}</dt>
            <dd className="font-semibold break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}

/** No file of claims comes to nothing: it does not say. */
function sumText(sum: number): string {
  return sum === 0 ? 'none' : dollars(sum)
}

function daysText({ firstDay, lastDay }: Totals): string {
  if (firstDay === null || lastDay === null) return 'none'
  return firstDay === lastDay ? dayOf(firstDay) : `${dayOf(firstDay)} to ${dayOf(lastDay)}`
}
