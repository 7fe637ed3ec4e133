import type { Overview } from '@plumbline/contract'
import { BarTable } from '../../components/figures/bar-table.tsx'
import { Panel } from '../../components/panel.tsx'
import { roundDollars } from '../../format/money.ts'

const monthName = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})

/** Twelve months at most, the newest last. */
export function MonthBars({ months }: { readonly months: Overview['months'] }) {
  if (months.length < 2) return null
  return (
    <Panel heading="By month">
      <BarTable
        caption="Dollars identified in each month, and how many of them are confirmed"
        columns={['Month', 'Confirmed', 'Identified']}
        rows={months.slice(-12).map(({ month, identified, confirmed }) => ({
          label: nameOf(month),
          detail: `${roundDollars(confirmed)} confirmed`,
          value: identified,
          text: roundDollars(identified),
        }))}
      />
    </Panel>
  )
}

/** `Jul 2026` for `2026-07`; the text itself where it is no month. */
function nameOf(month: string): string {
  const date = new Date(`${month.slice(0, 7)}-01T00:00:00Z`)
  return Number.isNaN(date.getTime()) ? month : monthName.format(date)
}
