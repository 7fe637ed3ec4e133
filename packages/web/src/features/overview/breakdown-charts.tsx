import type { DashboardBreakdown } from '@plumbline/contract'
import { useDashboardBreakdown } from '../../api/audit-queries.ts'
import { Panel } from '../../components/panel.tsx'
import { QueryBoundary } from '../../components/query-boundary.tsx'
import { BarTable } from '../../components/bar-table.tsx'
import { counted, roundDollars } from '../../format/money.ts'
import { categoryLabel } from '../../format/category.ts'

/** Dollars by cause and lines by status, each a table whose bars can be read without seeing them. */
export function BreakdownCharts() {
  const query = useDashboardBreakdown()
  return (
    <QueryBoundary query={query} empty={null} isEmpty={hasNothing}>
      {(breakdown) => (
        <div className="grid gap-6 desktop:grid-cols-2">
          <Panel heading="Dollars at risk by category">
            <BarTable
              caption="Each line counts once, in the category that puts most at risk"
              columns={['Category', 'Lines', 'Dollars']}
              rows={breakdown.byCategory.map(({ category, lines, savings }) => ({
                label: categoryLabel(category),
                detail: counted(lines),
                value: savings,
                text: roundDollars(savings),
              }))}
            />
          </Panel>
          <Panel heading="Lines by status">
            <BarTable
              caption="All audited lines"
              columns={['Status', '', 'Lines']}
              rows={breakdown.byStatus.map(({ status, lines }) => ({
                label: status,
                detail: '',
                value: lines,
                text: counted(lines),
              }))}
            />
          </Panel>
        </div>
      )}
    </QueryBoundary>
  )
}

function hasNothing({ byStatus }: DashboardBreakdown): boolean {
  return byStatus.every(({ lines }) => lines === 0)
}
