import type { FindingsPage } from '@plumbline/contract'
import type { RefObject } from 'react'
import { Link } from 'react-router'
import { newCasePath } from '../../shell/case-start.ts'
import { ExportMenu } from './export-menu.tsx'
import { Facets } from './facets.tsx'
import { GroupChoice } from './group-choice.tsx'
import { InForce } from './in-force.tsx'
import type { Change, ListState } from './list-address.ts'
import { SavedViews } from './views/saved-views.tsx'
import { SearchField } from './search-field.tsx'
import { Sums } from './sums.tsx'
import { ForChangers } from '../../components/for-changers.tsx'

/** Above the list: what it adds up to, its views, and what narrows it. */
export function WorklistHead({
  search,
  state,
  totals,
  q,
  field,
  onNarrow,
  onSearch,
}: {
  readonly search: URLSearchParams
  readonly state: ListState
  readonly totals: FindingsPage | undefined
  /** What is searched for; empty where nothing is. */
  readonly q: string
  readonly field: RefObject<HTMLInputElement | null>
  readonly onNarrow: (change: Change) => void
  readonly onSearch: (text: string) => void
}) {
  return (
    <>
      <header className="mb-1 flex flex-wrap items-baseline gap-x-6 gap-y-1">
        <h1 className="text-heading font-light">Findings</h1>
        <div className="grow">
          <Sums totals={totals} />
        </div>
        <Link to="/ask" className="text-link text-small inline-flex min-h-9 items-center">
          Ask a question
        </Link>
        <ForChangers>
          <Link to={newCasePath} className="text-link text-small inline-flex min-h-9 items-center">
            Start cases
          </Link>
        </ForChangers>
        <ExportMenu state={state} total={totals?.total ?? 0} q={q} />
      </header>
      <div className="desktop:flex desktop:items-center desktop:justify-between desktop:gap-6">
        <SavedViews search={search} q={q} onSearch={onSearch} />
        {state.group === undefined && (state.order ?? 'expected') === 'expected' && (
          <p
            className="text-small whitespace-nowrap text-soft max-desktop:hidden"
            title="Dollars at risk, weighed by how often each rule was confirmed here"
          >
            Most worth your time first
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2 border-t border-hair py-2">
        <SearchField field={field} initial={q} onSearch={onSearch} />
        <Facets state={state} q={q} onNarrow={onNarrow} />
        <InForce state={state} onNarrow={onNarrow} />
        <GroupChoice
          group={state.group}
          onChoose={(group) => {
            onNarrow({ group })
          }}
        />
      </div>
    </>
  )
}
