import type { CaseInList, CaseMoney } from '@plumbline/contract'
import { Link } from 'react-router'
import { Badge } from '../../components/badge.tsx'
import { WideTable, type WideColumn } from '../../components/wide-table.tsx'
import { dayOf } from '../../format/dates.ts'
import { roundDollars } from '../../format/money.ts'
import { payeeWords } from '../../format/payee.ts'
import { stateWords } from './case-words.ts'

const moneyColumns: readonly { readonly step: keyof CaseMoney; readonly heading: string }[] = [
  { step: 'identified', heading: 'Identified' },
  { step: 'confirmed', heading: 'Confirmed' },
  { step: 'requested', heading: 'Requested' },
  { step: 'agreed', heading: 'Agreed' },
  { step: 'recovered', heading: 'Recovered' },
]

const columns: readonly WideColumn[] = [
  { heading: 'Case' },
  { heading: 'Payee' },
  { heading: 'State' },
  { heading: 'Due' },
  ...moneyColumns.map(({ heading }) => ({ heading, numeric: true })),
]

/** One line a case; a card each on a phone. */
export function CasesTable({
  cases,
  kindOf,
}: {
  readonly cases: readonly CaseInList[]
  readonly kindOf: (one: CaseInList) => string
}) {
  return (
    <WideTable label="Cases" columns={columns} cards className="desktop:min-w-[60rem]">
      <tbody className="max-desktop:block">
        {cases.map((one) => (
          <CaseRow key={one.id} one={one} kind={kindOf(one)} />
        ))}
      </tbody>
    </WideTable>
  )
}

function CaseRow({ one, kind }: { readonly one: CaseInList; readonly kind: string }) {
  const { label, tone } = stateWords[one.state]
  return (
    <tr className="relative border-b border-hair align-baseline hover:bg-tint max-desktop:grid max-desktop:grid-cols-2 max-desktop:gap-x-4 max-desktop:gap-y-1 max-desktop:py-3 desktop:*:py-1.5 desktop:*:not-last:pr-4">
      <th scope="row" className="text-left font-normal whitespace-nowrap">
        <Link to={`/cases/${one.id}`} className="text-link code">
          {one.reference}
        </Link>
      </th>
      <td className="max-desktop:col-span-2 max-desktop:row-start-2">
        <span className="block font-semibold">{payeeWords(one.counterpart)}</span>
        <span className="block text-small text-soft">{kind}</span>
      </td>
      <td className="max-desktop:text-right">
        <Badge tone={tone}>{label}</Badge>
      </td>
      <td className="max-desktop:col-span-2">
        <Due due={one.due} />
      </td>
      {moneyColumns.map(({ step, heading }) => (
        <td
          key={step}
          className="max-desktop:col-span-2 max-desktop:flex max-desktop:justify-between desktop:text-right"
        >
          <span className="text-soft desktop:sr-only">{`${heading} `}</span>
          {roundDollars(one.money[step])}
        </td>
      ))}
    </tr>
  )
}

function Due({ due }: { readonly due: CaseInList['due'] }) {
  if (due === null) return <span className="text-soft">Nothing due</span>
  return (
    <>
      <span className="whitespace-nowrap">{dayOf(due.on)}</span>
      <span className="block text-small text-soft">{due.what}</span>
    </>
  )
}
