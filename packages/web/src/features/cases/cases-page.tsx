import { caseStates, letterSituations, type CaseInList, type CaseState } from '@plumbline/contract'
import { Link, useSearchParams } from 'react-router'
import { useCases } from '../../api/case-queries.ts'
import { ButtonLink } from '../../components/button-link.tsx'
import { Button } from '../../components/button.tsx'
import { ChoiceField } from '../../components/fields/choice-field.tsx'
import { MoneySteps } from '../../components/figures/money-steps.tsx'
import { PageHeading } from '../../components/page-heading.tsx'
import { EmptyState } from '../../components/states/empty-state.tsx'
import { QueryBoundary } from '../../components/states/query-boundary.tsx'
import { counted } from '../../format/money.ts'
import { newCasePath } from '../../shell/case-start.ts'
import { findingsAddress } from '../../shell/findings-address.ts'
import { CasesTable } from './cases-table.tsx'
import { stateWords } from './case-words.ts'
import { ForChangers } from '../../components/for-changers.tsx'

const stateChoices = [
  { value: 'all', label: 'All states' },
  ...caseStates.map((value) => ({ value, label: stateWords[value].label })),
] as const

/** Cases against payees, those due first, with what they brought. */
export function CasesPage() {
  const { state, page, show } = useShown()
  const query = useCases({ state, ...(page > 1 && { page }) })
  return (
    <>
      <PageHeading title="Cases">
        <ForChangers>
          <ButtonLink to={newCasePath}>New Case</ButtonLink>
        </ForChangers>
      </PageHeading>
      <QueryBoundary
        query={query}
        empty={<NoCases />}
        isEmpty={({ total }) => total === 0 && !state}
      >
        {({ items, total, money }) => (
          <div className="grid grid-cols-1 gap-6">
            <MoneySteps label="Dollars of these cases" money={money} />
            <div className="flex flex-wrap items-end justify-between gap-4">
              <ChoiceField
                label="State"
                value={state ?? 'all'}
                choices={stateChoices}
                onChoose={(chosen) => {
                  show({ state: chosen === 'all' ? undefined : chosen, page: 1 })
                }}
              />
              <p role="status" className="text-soft">
                {`${counted(total)} ${total === 1 ? 'case' : 'cases'}`}
              </p>
            </div>
            <CasesTable cases={items} kindOf={kindOf} />
            <Pages
              page={page}
              shown={items.length}
              total={total}
              onPage={(next) => {
                show({ state, page: next })
              }}
            />
          </div>
        )}
      </QueryBoundary>
    </>
  )
}

function kindOf({ situation }: CaseInList): string {
  return letterSituations[situation]
}

function NoCases() {
  return (
    <EmptyState title="No cases yet">
      <p className="reading text-soft">
        A case asks one payee for what you have confirmed. Confirm findings first, then start a case
        from them.
      </p>
      <p className="flex flex-wrap justify-center gap-3">
        <Link className="text-link" to={findingsAddress({ decision: 'open' })}>
          Go to the findings that wait
        </Link>
      </p>
    </EmptyState>
  )
}

function Pages({
  page,
  shown,
  total,
  onPage,
}: {
  readonly page: number
  readonly shown: number
  readonly total: number
  readonly onPage: (page: number) => void
}) {
  if (page === 1 && shown === total) return null
  return (
    <nav aria-label="Pages of cases" className="flex items-center gap-3">
      <Button
        look="secondary"
        disabled={page === 1}
        onClick={() => {
          onPage(page - 1)
        }}
      >
        Previous
      </Button>
      <span>{`Page ${counted(page)}`}</span>
      <Button
        look="secondary"
        disabled={shown === 0}
        onClick={() => {
          onPage(page + 1)
        }}
      >
        Next
      </Button>
    </nav>
  )
}

interface Shown {
  readonly state: CaseState | undefined
  readonly page: number
}

/** What narrows the list stands in the address. */
function useShown(): Shown & { readonly show: (shown: Shown) => void } {
  const [search, setSearch] = useSearchParams()
  const page = Number(search.get('page') ?? 1)
  return {
    state: caseStates.find((state) => state === search.get('state')),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    show: ({ state, page: next }) => {
      setSearch({ ...(state && { state }), ...(next > 1 && { page: String(next) }) })
    },
  }
}
