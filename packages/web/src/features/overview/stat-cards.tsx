import type { DashboardStats } from '@plumbline/contract'
import { useDashboardStats } from '../../api/audit-queries.ts'
import { Link } from 'react-router'
import { HeldPlace } from '../../components/states/held-place.tsx'
import { QueryBoundary } from '../../components/states/query-boundary.tsx'
import { counted, roundDollars } from '../../format/money.ts'
import { OverlapNotice } from '../../shell/overlap-notice.tsx'
import { findingsAddress } from '../../shell/findings-address.ts'
import { splitText } from '../../format/savings-split.ts'

interface Card {
  readonly label: string
  readonly figure: (stats: DashboardStats) => string
  /** The list that the figure counts; a mean has none. */
  readonly to?: string
  /** What the figure rests on; empty where there is nothing to say. */
  readonly beside?: (stats: DashboardStats) => string
}

const cards: readonly Card[] = [
  {
    label: 'Total Claims',
    figure: (stats) => counted(stats.totalClaims),
    to: '/dashboard?tab=uploads',
  },
  {
    label: 'Total Flagged',
    figure: (stats) => counted(stats.totalFlagged),
    to: '/dashboard?tab=uploads',
  },
  {
    label: 'Potential Savings',
    figure: (stats) => roundDollars(stats.potentialSavings),
    to: findingsAddress(),
    beside: (stats) => splitText(stats.potentialSavingsSplit),
  },
  {
    label: 'Avg. Turnaround',
    figure: (stats) => `${counted(Math.round(stats.avgTurnaroundTime))}s`,
  },
]

/** Four figures over all audits of the account. */
export function StatCards() {
  const query = useDashboardStats()
  return (
    <QueryBoundary
      query={query}
      waiting={<HeldPlace className="h-64 tablet:h-[14.75rem] desktop:h-[8.625rem]" />}
    >
      {(stats) => (
        <div>
          <dl className="grid min-h-64 grid-cols-2 border-t border-ink tablet:min-h-[14.75rem] desktop:min-h-[8.625rem] desktop:grid-cols-4">
            {cards.map(({ label, figure, to, beside }) => (
              <div key={label} className="border-b border-hair py-4 pr-4">
                <dt className="label">{label}</dt>
                <dd className="text-figure font-light tracking-tight whitespace-nowrap max-tablet:text-[7.5vw]">
                  {to === undefined ? (
                    figure(stats)
                  ) : (
                    <Link to={to} className="text-link decoration-1">
                      {figure(stats)}
                    </Link>
                  )}
                </dd>
                {beside && <dd className="text-small text-soft">{beside(stats)}</dd>}
              </div>
            ))}
          </dl>
          <OverlapNotice overlaps={stats.overlaps} />
        </div>
      )}
    </QueryBoundary>
  )
}
