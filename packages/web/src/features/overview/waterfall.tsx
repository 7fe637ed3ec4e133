import { caseCalls, type Overview } from '@plumbline/contract'
import { useDeferredValue, type ReactNode } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { callEndpoint, endpointKey } from '../../api/client.ts'
import { ChoiceField } from '../../components/fields/choice-field.tsx'
import { MoneySteps } from '../../components/figures/money-steps.tsx'
import { Panel } from '../../components/panel.tsx'
import { QueryBoundary } from '../../components/states/query-boundary.tsx'
import { daysAfter, today } from '../../format/plain-day.ts'
import { findingsAddress } from '../../shell/findings-address.ts'
import { DueSoon } from './due-soon.tsx'
import { MonthBars } from './month-bars.tsx'
import { PayeeBars } from './payee-bars.tsx'
import { WaitingWork } from './waiting-work.tsx'

const ranges = [
  { value: 'all', label: 'All time', days: undefined },
  { value: '30', label: 'Last 30 days', days: 30 },
  { value: '90', label: 'Last 90 days', days: 90 },
  { value: '365', label: 'Last 365 days', days: 365 },
] as const
type Range = (typeof ranges)[number]

/**
 * From identified to recovered dollars; below it what waits, what is due and against whom, with what
 * stands beside these.
 */
export function Waterfall({
  whole,
  beside,
  below,
}: {
  /** The number whose bar fills its row on this page. */
  readonly whole?: number | undefined
  readonly beside?: ReactNode
  /** Comes once it is known how much stands above it, so that it is not moved. */
  readonly below?: ReactNode
}) {
  const [range, choose] = useRange()
  const asked = askedOf(range)
  const query = useQuery({
    queryKey: [...endpointKey(caseCalls.overview), asked],
    queryFn: () => callEndpoint(caseCalls.overview, { query: asked }),
    // The choice of a period keeps its focus.
    placeholderData: keepPreviousData,
  })
  const isComing = useDeferredValue(query.isPending)
  return (
    <>
      <QueryBoundary query={query} empty={beside} isEmpty={hasNothing}>
        {(overview) => (
          <div className="grid grid-cols-1 items-start gap-6 desktop:grid-cols-2">
            <Panel heading="From identified to recovered" className="desktop:col-span-2">
              <div className="mb-4 max-w-60">
                <ChoiceField
                  label="Period"
                  value={range.value}
                  choices={ranges}
                  onChoose={choose}
                />
              </div>
              <MoneySteps
                label="Dollars from identified to recovered"
                money={overview.money}
                before={overview.before}
                to={range.days === undefined ? lists : {}}
              />
              <p className="mt-3 text-small text-soft">
                Each dollar counts once, however many findings stand at its line.
              </p>
            </Panel>
            <div className="grid grid-cols-1 gap-6">
              <Panel heading="What waits">
                <WaitingWork waiting={overview.waiting} />
              </Panel>
              <Panel heading="What is due">
                <DueSoon due={overview.due} today={today()} />
              </Panel>
              <PayeeBars
                payees={overview.payees}
                whole={whole}
                isOfAllTime={range.days === undefined}
              />
              <MonthBars months={overview.months} />
            </div>
            {beside}
          </div>
        )}
      </QueryBoundary>
      {!isComing && below}
    </>
  )
}

function hasNothing({ money, waiting, due }: Overview): boolean {
  const waits = Object.values(waiting).some((count) => count > 0)
  return money.identified === 0 && !waits && due.length === 0
}

function askedOf({ days }: Range): { from?: string; to?: string } {
  const to = today()
  return days === undefined ? {} : { from: daysAfter(to, 1 - days), to }
}

/** The lists that the figures of all time count; a period's figures are no list of their own. */
const lists = {
  identified: findingsAddress(),
  confirmed: findingsAddress({ decision: 'confirmed' }),
  requested: '/cases',
  agreed: '/cases',
  recovered: '/cases',
}

/** The period is part of the address, so that a link shows the same. */
function useRange(): [Range, (value: Range['value']) => void] {
  const [search, setSearch] = useSearchParams()
  const found = ranges.find(({ value }) => value === search.get('period')) ?? ranges[0]
  return [
    found,
    (value) => {
      setSearch((before) => {
        const next = new URLSearchParams(before)
        if (value === 'all') next.delete('period')
        else next.set('period', value)
        return next
      })
    },
  ]
}
