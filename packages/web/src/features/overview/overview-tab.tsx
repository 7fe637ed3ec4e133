import type { DashboardBreakdown } from '@plumbline/contract'
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
  const whole = largestIn(useDashboardBreakdown().data)
  return (
    <div className="grid grid-cols-1 gap-8">
      <StatCards />
      <MonthlyUsage />
      <Waterfall
        whole={whole}
        beside={<BreakdownCharts whole={whole} />}
        below={<RecentClaims onUpload={onUpload} onSample={onSample} />}
      />
    </div>
  )
}

/** What the bars of the page are a share of, so that equal lengths are equal dollars. */
function largestIn(breakdown: DashboardBreakdown | undefined): number | undefined {
  return (
    breakdown &&
    Math.max(...[...breakdown.byCategory, ...breakdown.byStatus].map(({ savings }) => savings))
  )
}
