import { findingsPageSize, type FindingsPage } from '@plumbline/contract'
import { useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { findingsDecided } from '../../api/finding-queries.ts'
import { ButtonLink } from '../../components/button-link.tsx'
import { buttonLook } from '../../components/button-look.ts'
import { useMayChange } from '../../api/may-change.ts'
import { EmptyState } from '../../components/states/empty-state.tsx'
import { QueryBoundary } from '../../components/states/query-boundary.tsx'
import { counted } from '../../format/money.ts'
import { FindingsTable } from './findings-table.tsx'
import type { Change, ListState } from './list-address.ts'
import type { RowsShown } from './rows-shown.ts'

const turn = `${buttonLook('secondary')} !min-h-9 !px-3 text-small max-tablet:!min-h-11`

/** A page of findings, the words of its order, and the ways to its neighbors. */
export function FindingsList({
  query,
  state,
  rows,
  onNarrow,
  onHelp,
}: {
  readonly query: UseQueryResult<FindingsPage>
  readonly state: ListState
  readonly rows: Omit<RowsShown, 'items'>
  readonly onNarrow: (change: Change) => void
  readonly onHelp: () => void
}) {
  const client = useQueryClient()
  const toPage = (page: number) => {
    onNarrow({ page: page === 1 ? undefined : String(page) })
    window.scrollTo(0, 0)
  }
  const goOn = () => {
    if (left) void findingsDecided(client)
    else toPage(state.page + 1)
    window.scrollTo(0, 0)
  }
  // Those decided here leave the filter, and the next ones move up into this page.
  const left = query.data?.items.some(({ decision }) => !isWanted(state, decision)) ?? false
  return (
    <QueryBoundary query={query} isEmpty={({ items }) => items.length === 0} empty={<Nothing />}>
      {({ items, total }) => {
        const before = (state.page - 1) * findingsPageSize
        const hasNext = before + items.length < total
        return (
          <>
            <FindingsTable
              rows={{ ...rows, items }}
              order={state.order}
              onOrder={(order) => {
                onNarrow({ order })
              }}
            />
            <footer className="flex flex-wrap items-center gap-3 py-2 text-small text-soft">
              <span>{`${counted(before + 1)} to ${counted(before + items.length)} of ${counted(total)}`}</span>
              <Turn
                disabled={state.page === 1}
                onClick={() => {
                  toPage(state.page - 1)
                }}
              >
                Previous
              </Turn>
              <Turn disabled={!hasNext && !left} onClick={goOn}>
                {left ? 'Next undecided' : 'Next'}
              </Turn>
              <OrderAndKeys order={state.order} onHelp={onHelp} />
            </footer>
          </>
        )
      }}
    </QueryBoundary>
  )
}

function Turn(button: ComponentProps<'button'>) {
  return <button type="button" className={turn} {...button} />
}

function OrderAndKeys({
  order,
  onHelp,
}: {
  readonly order: ListState['order']
  readonly onHelp: () => void
}) {
  const mayChange = useMayChange()
  return (
    <>
      <span className="grow">
        {orderWords(order)}{' '}
        <Link to="/learning" className="text-link">
          How rules fared
        </Link>
      </span>
      <button type="button" className="text-link min-h-9" onClick={onHelp}>
        {mayChange ? 'j k move · c confirm · d dismiss · ? all keys' : 'j k move · ? all keys'}
      </button>
    </>
  )
}

function Nothing() {
  return (
    <EmptyState title="No finding matches these filters.">
      <ButtonLink look="secondary" to="/findings">
        Show all findings
      </ButtonLink>
    </EmptyState>
  )
}

function isWanted({ filter }: ListState, decision: string): boolean {
  return filter.decision === undefined || filter.decision.split(',').includes(decision)
}

function orderWords(order: ListState['order']): string {
  return order === undefined || order === 'expected'
    ? 'Most worth your time first: dollars at risk, weighed by how often each rule was confirmed here.'
    : ''
}
