import {
  categories,
  errorFlags,
  type Category,
  type DashboardBreakdown,
  type ErrorFlag,
} from '@plumbline/contract'
import { useDashboardBreakdown } from '../../api/audit-queries.ts'
import { claimsAddress } from '../../shell/claims-address.ts'
import { findingsAddress } from '../../shell/findings-address.ts'
import { BarTable } from '../../components/figures/bar-table.tsx'
import { Panel } from '../../components/panel.tsx'
import { QueryBoundary } from '../../components/states/query-boundary.tsx'
import { categoryLabel } from '../../format/category.ts'
import { counted, roundDollars } from '../../format/money.ts'
import { splitText } from '../../format/savings-split.ts'

type Share = Omit<DashboardBreakdown['byStatus'][number], 'status'>

/**
 * Dollars by cause and by status, each a table whose bars can be read without seeing them, and
 * whose labels lead to what is behind them.
 */
export function BreakdownCharts({ whole }: { readonly whole: number | undefined }) {
  const query = useDashboardBreakdown()
  return (
    <QueryBoundary query={query} empty={null} isEmpty={hasNothing}>
      {({ byCategory, byStatus }) => (
        <div className="grid grid-cols-1 gap-6">
          <Panel heading="Dollars at risk by category">
            <BarTable
              caption="Each dollar counts once, in the category of the finding that accounts for it"
              columns={['Category', 'Lines', 'Dollars']}
              whole={whole}
              rows={byCategory.map(({ category, ...share }) => ({
                label: categoryLabel(category),
                to: linkTo(share, { category: knownIn(categories, category) }),
                ...figuresOf(share),
              }))}
            />
          </Panel>
          <Panel heading="Dollars at risk by status">
            <BarTable
              caption="All audited lines; a clean line puts nothing at risk"
              columns={['Status', 'Lines', 'Dollars']}
              whole={whole}
              rows={byStatus.map(({ status, ...share }) => ({
                label: status,
                to: linkTo(share, { status: knownIn(errorFlags, status) }),
                ...figuresOf(share),
              }))}
            />
          </Panel>
        </div>
      )}
    </QueryBoundary>
  )
}

function figuresOf({ savings, savingsSplit, lines, uploadIds }: Share) {
  const detail = (
    <>
      {`${counted(lines)} ${lines === 1 ? 'line' : 'lines'}`}
      {uploadIds.length > 1 && (
        <span className="max-tablet:hidden">{` in ${counted(uploadIds.length)} uploads`}</span>
      )}
    </>
  )
  const note = splitText(savingsSplit)
  return { value: savings, text: roundDollars(savings), detail, ...(note !== '' && { note }) }
}

/**
 * What is behind a bar, the costliest first: the claims of its upload; of several uploads their findings,
 * or, by status, the uploads with their counts.
 */
function linkTo(
  { uploadIds }: Share,
  filter: { readonly category?: Category | undefined; readonly status?: ErrorFlag | undefined },
): string | undefined {
  const [uploadId, another] = uploadIds
  const known = filter.category !== undefined || filter.status !== undefined
  if (another !== undefined && filter.category !== undefined) {
    return findingsAddress({ category: filter.category })
  }
  if (another !== undefined && known) return '/dashboard?tab=uploads'
  return uploadId !== undefined && known
    ? claimsAddress({ uploadId, ...filter, order: '-savings' })
    : undefined
}

function knownIn<Value extends string>(
  options: readonly Value[],
  value: string,
): Value | undefined {
  return options.find((option) => option === value)
}

function hasNothing({ byStatus }: DashboardBreakdown): boolean {
  return byStatus.every(({ lines }) => lines === 0)
}
