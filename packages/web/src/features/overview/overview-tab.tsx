import { BreakdownCharts } from './breakdown-charts.tsx'
import { MonthlyUsage } from './monthly-usage.tsx'
import { RecentClaims } from './recent-claims.tsx'
import { StatCards } from './stat-cards.tsx'

/** Where the account stands: totals, the month's usage, dollars by cause, the newest claims. */
export function OverviewTab({
  onUpload,
  onSample,
}: {
  readonly onUpload: () => void
  readonly onSample: () => void
}) {
  return (
    <div className="grid grid-cols-1 gap-8">
      <StatCards />
      <MonthlyUsage />
      <BreakdownCharts />
      <RecentClaims onUpload={onUpload} onSample={onSample} />
    </div>
  )
}
