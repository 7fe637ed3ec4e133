import type { RulePrecision } from '@plumbline/contract'
import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../../components/button.tsx'
import { WideTable, type WideColumn } from '../../components/wide-table.tsx'
import { counted, roundDollars } from '../../format/money.ts'
import { percent } from '../../format/percent.ts'

const columns: readonly WideColumn[] = [
  { heading: 'Rule' },
  { heading: 'Reviewed', numeric: true },
  { heading: 'Confirmed', numeric: true },
  { heading: 'Share, 95% interval' },
  { heading: 'Dollars confirmed', numeric: true },
  { heading: 'Open', numeric: true },
  { heading: 'Expected of it', numeric: true },
]

/** So many are shown before the rest is asked for. */
const shownFirst = 25

/** Every rule that found something, those with most expected dollars first. */
export function RulesTable({ rules }: { readonly rules: readonly RulePrecision[] }) {
  const [isWhole, setWhole] = useState(rules.length <= shownFirst)
  const ordered = rules.toSorted((one, other) => other.open.expected - one.open.expected)
  const shown = isWhole ? ordered : ordered.slice(0, shownFirst)
  return (
    <div>
      <WideTable
        label="Rules and how they fared"
        columns={columns}
        cards
        className="text-small desktop:min-w-[56rem]"
      >
        <tbody className="max-desktop:block">
          {shown.map((rule) => (
            <Row key={rule.ruleId} rule={rule} />
          ))}
        </tbody>
      </WideTable>
      {!isWhole && (
        <Button
          look="secondary"
          className="mt-4"
          onClick={() => {
            setWhole(true)
          }}
        >
          {`Show All ${counted(rules.length)} Rules`}
        </Button>
      )}
    </div>
  )
}

function Row({ rule }: { readonly rule: RulePrecision }) {
  const { ruleId, title, reviewed, confirmed, confirmedDollars, open, expectedBecause } = rule
  const list = (decision: string) =>
    `/findings?rule=${encodeURIComponent(ruleId)}&decision=${decision}`
  return (
    <tr className="h-10 border-b border-hair *:py-1 max-desktop:grid max-desktop:h-auto max-desktop:grid-cols-3 max-desktop:py-3 desktop:*:not-last:pr-4">
      <th
        scope="row"
        className="text-left font-normal max-desktop:col-span-3 max-desktop:font-semibold"
      >
        {title}
        {rule.treatedAsLead && <span className="text-soft"> · a lead for this account</span>}
      </th>
      <td className="desktop:text-right">
        <Named name="Reviewed" />
        <Count to={list('confirmed,dismissed')} count={reviewed} />
      </td>
      <td className="desktop:text-right">
        <Named name="Confirmed" />
        <Count to={list('confirmed')} count={confirmed} />
      </td>
      <td className="max-desktop:order-last max-desktop:col-span-3">
        <Share rule={rule} />
      </td>
      <td className="desktop:text-right">
        <Named name="Dollars confirmed" />
        {roundDollars(confirmedDollars)}
      </td>
      <td className="desktop:text-right">
        <Named name="Open" />
        <Count to={list('open')} count={open.findings} />
      </td>
      <td className="max-desktop:col-span-2 desktop:text-right" title={expectedBecause}>
        <Named name="Expected of it" />
        <strong>{roundDollars(open.expected)}</strong>
        <span className="text-soft"> of {roundDollars(open.dollars)}</span>
        <span className="sr-only">{` ${expectedBecause}`}</span>
      </td>
    </tr>
  )
}

/** On a card a figure says what it is; in the table its column does. */
function Named({ name }: { readonly name: string }) {
  return <span className="label block desktop:hidden">{name}</span>
}

function Count({ to, count }: { readonly to: string; readonly count: number }) {
  if (count === 0) return '0'
  return (
    <Link to={to} className="text-link">
      {counted(count)}
    </Link>
  )
}

/** The share as a line from end to end of its interval, and in figures. */
function Share({ rule: { share, interval, reviewed } }: { readonly rule: RulePrecision }) {
  if (share === null || interval === null) {
    return (
      <span className="text-soft">{reviewed === 0 ? 'Not reviewed' : 'Under ten reviews'}</span>
    )
  }
  return (
    <span className="flex items-center gap-3">
      <svg viewBox="0 0 100 10" className="w-24 shrink-0" aria-hidden="true">
        <path d="M0 5h100" className="stroke-hair" strokeWidth="1" />
        <path
          d={`M${String(interval.from * 100)} 5H${String(interval.to * 100)}`}
          className="stroke-metal"
          strokeWidth="3"
        />
        <circle cx={share * 100} cy="5" r="4" className="fill-ink" />
      </svg>
      <span className="whitespace-nowrap">
        {`${percent(share)} (${percent(interval.from)} to ${percent(interval.to)})`}
      </span>
    </span>
  )
}
