import { planIds, plans, topErrorTypesShown, type AdminInsights } from '@plumbline/contract'
import { BarTable } from '../../components/figures/bar-table.tsx'
import { Panel } from '../../components/panel.tsx'
import { QueryBoundary } from '../../components/states/query-boundary.tsx'
import { categoryLabel } from '../../format/category.ts'
import { counted, roundDollars } from '../../format/money.ts'
import { splitText } from '../../format/savings-split.ts'
import { ModelPanel } from './model-panel.tsx'
import { useAdminInsights } from './admin-queries.ts'

/** Figures of the platform, each chart a table. */
export function InsightsTab() {
  const query = useAdminInsights()
  return (
    <QueryBoundary query={query}>
      {(insights) => (
        <>
          <dl className="mb-8 grid gap-x-6 border-t border-ink tablet:grid-cols-3">
            {(
              [
                ['Claims this month', counted(insights.totalClaimsMonthly)],
                ['Claims in all', counted(insights.totalClaimsLifetime)],
                ['Average processing', `${counted(Math.round(insights.averageProcessingTime))}s`],
              ] as const
            ).map(([label, figure]) => (
              <div key={label} className="border-b border-hair py-3">
                <dt className="label">{label}</dt>
                <dd className="text-heading font-light">{figure}</dd>
              </div>
            ))}
          </dl>
          <div className="grid grid-cols-1 items-start gap-6 desktop:grid-cols-2">
            {chartsOf(insights).map(({ heading, caption, columns, rows }) => (
              <Panel key={heading} heading={heading}>
                <BarTable caption={caption} columns={columns} rows={rows} />
              </Panel>
            ))}
          </div>
          <div className="mt-6">
            <ModelPanel />
          </div>
        </>
      )}
    </QueryBoundary>
  )
}

function chartsOf(insights: AdminInsights) {
  const plain = (label: string, value: number, text: string) => ({ label, value, text })
  const { flagged, review, clean } = insights.flaggedVsCleanRatio
  return [
    {
      heading: 'Top error types',
      caption: 'Lines, flagged or to be reviewed, with such a finding',
      columns: ['Error', 'Lines'] as const,
      rows: insights.topErrorTypes
        .slice(0, topErrorTypesShown)
        .map(({ error, count }) => plain(categoryLabel(error), count, counted(count))),
    },
    {
      heading: 'Savings by year',
      caption: 'Potential savings of the audits completed in the year: firm and records needed',
      columns: ['Year', 'What it rests on', 'Dollars'] as const,
      rows: insights.savingsByYear.map(({ year, savings, savingsSplit }) => ({
        ...plain(String(year), savings, roundDollars(savings)),
        detail: <span className="text-small whitespace-normal">{splitText(savingsSplit)}</span>,
      })),
    },
    {
      heading: 'Claims by plan',
      caption: 'Audited lines of accounts on each plan',
      columns: ['Plan', 'Lines'] as const,
      rows: insights.claimsByPlan.map(({ plan, count }) =>
        plain(planName(plan), count, counted(count)),
      ),
    },
    {
      heading: 'Flagged and clean',
      caption:
        'Lines of all completed audits; samples only of accounts without an audit of their own',
      columns: ['Status', 'Lines'] as const,
      rows: [
        plain('Flagged', flagged, counted(flagged)),
        plain('Needs Review', review, counted(review)),
        plain('Clean', clean, counted(clean)),
      ],
    },
  ]
}

/** A plan as it is sold; what is none stands as it is. */
function planName(plan: string): string {
  const known = planIds.find((id) => id === plan)
  return known === undefined ? plan : plans[known].name
}
