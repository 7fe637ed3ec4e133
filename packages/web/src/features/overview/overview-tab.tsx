import { useDashboardBreakdown } from '../../api/audit-queries.ts'
import { BreakdownCharts } from './breakdown-charts.tsx'
import { MonthlyUsage } from './monthly-usage.tsx'
import { RecentClaims } from './recent-claims.tsx'
import { StatCards } from './stat-cards.tsx'
import { Waterfall } from './waterfall.tsx'

/** Where the account stands: totals, the month's usage, what came of the dollars, their causes, the newest claims. */
export function OverviewTab({
  onUpload,
  onSample,
}: {
  readonly onUpload: () => void
  readonly onSample: () => void
}) {
  // Asked for at once, though it stands below what is waited for.
  useDashboardBreakdown()
  return (
    <div className="grid grid-cols-1 gap-8">
      <StatCards />
      <MonthlyUsage />
      <Waterfall beside={<BreakdownCharts />} />
      <RecentClaims onUpload={onUpload} onSample={onSample} />
    </div>
  )
}
