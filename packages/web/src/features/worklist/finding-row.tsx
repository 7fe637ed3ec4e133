import type { FindingItem } from '@plumbline/contract'
import { memo } from 'react'
import { shortDay } from '../../format/dates.ts'
import { dollars, dollarsOr } from '../../format/money.ts'
import { DecisionMark } from '../../shell/review/decision-mark.tsx'
import type { RowsShown } from './rows-shown.ts'

/** Dollars that the finding itself doubts are in no total, and look it. */
function AtRisk({ item }: { readonly item: FindingItem }) {
  const isDoubted = item.standing === 'in-doubt'
  return (
    <td
      title={isDoubted ? 'In doubt: not counted' : undefined}
      className={`desktop:text-right ${isDoubted ? 'text-soft italic' : 'font-semibold'}`}
    >
      {dollars(item.dollars)}
      {isDoubted && <span className="sr-only"> in doubt</span>}
    </td>
  )
}

/** Summaries of several rules begin with what stands before them already. */
function withoutTitle(summary: string, title: string): string {
  return summary.startsWith(`${title}: `) ? summary.slice(title.length + 2) : summary
}

/** Where a finding has a page of its own. */
function pageOf(id: string, wayBack: string): string {
  return `/findings/${id}${wayBack}`
}

function Selection({
  item: { id, title, dollars: atRisk },
  isSelected,
  onSelect,
}: {
  readonly item: FindingItem
  readonly isSelected: boolean
} & Pick<RowsShown, 'onSelect'>) {
  return (
    <td className="max-desktop:row-span-3 !px-0">
      <label className="grid size-9 place-items-center max-desktop:size-11">
        <input
          type="checkbox"
          aria-label={`Select ${title}, ${dollars(atRisk)}`}
          className="size-4 accent-metal"
          checked={isSelected}
          onChange={({ target }) => {
            onSelect(id, target.checked)
          }}
        />
      </label>
    </td>
  )
}

/**
 * One finding in the list, drawn anew only where it changed itself. Its link is the table's to follow: a link
 * that knows the address would be drawn with each key that moves on.
 */
export const FindingRow = memo(function FindingRow({
  item,
  isCurrent,
  isSelected,
  wayBack,
  onSelect,
}: {
  readonly item: FindingItem
  readonly isCurrent: boolean
  readonly isSelected: boolean
} & Pick<RowsShown, 'wayBack' | 'onSelect'>) {
  const { id, title, summary } = item
  return (
    <tr
      aria-current={isCurrent ? 'true' : undefined}
      className={`h-10 scroll-my-24 border-b border-hair max-desktop:grid max-desktop:h-auto max-desktop:grid-cols-[2.25rem_1fr_auto] max-desktop:gap-x-1 max-desktop:py-2 ${isCurrent ? 'bg-tint shadow-[inset_3px_0_0_var(--metal)]' : 'hover:bg-tint'} [&>*]:px-2 [&>*]:desktop:truncate`}
    >
      <Selection item={item} isSelected={isSelected} onSelect={onSelect} />
      <AtRisk item={item} />
      <td className="text-soft max-desktop:hidden desktop:text-right">
        {dollarsOr('-', item.paid)}
      </td>
      <td className="max-desktop:text-right">
        {item.serviceDate === null ? '-' : shortDay(item.serviceDate)}
      </td>
      <td title={item.provider?.label} className="max-desktop:order-5 max-desktop:text-soft">
        {item.provider?.label ?? '-'}
      </td>
      <th scope="row" className="font-normal max-desktop:order-4 max-desktop:col-span-2">
        <a
          href={pageOf(id, wayBack)}
          data-finding={id}
          title={summary}
          className="hover:underline max-desktop:block max-desktop:py-1"
        >
          <span className="font-semibold">{title}</span>
          <span className="text-soft"> · {withoutTitle(summary, title)}</span>
        </a>
      </th>
      <td className="max-desktop:order-6 max-desktop:text-right">
        <DecisionMark short decision={item.decision} />
        {item.carriedOver && (
          <span title="Carried over from an earlier upload" className="text-soft">
            {' '}
            ↺<span className="sr-only">carried over</span>
          </span>
        )}
      </td>
    </tr>
  )
})
