import { findingsPageSize } from '@plumbline/contract'
import { useRef, useState, type ReactNode } from 'react'
import { useFindingsPage, useFindingTotals } from '../../api/finding-queries.ts'
import { useKeys } from '../../shell/review/single-keys.ts'
import { useReview, type ReviewActions } from '../../shell/review/use-review.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { ExportMenu } from './export-menu.tsx'
import { Facets } from './facets.tsx'
import { FindingsList } from './findings-list.tsx'
import { GroupChoice } from './group-choice.tsx'
import { GroupsTable } from './groups-table.tsx'
import { KeysDialog } from './keys-dialog.tsx'
import { useListAddress } from './list-address.ts'
import { SavedViews } from './saved-views.tsx'
import { SearchField } from './search-field.tsx'
import { Sums } from './sums.tsx'
import { useRows } from './use-rows.ts'

/** All findings of the account as one queue; `panel` draws the finding at hand beside it. */
export function Worklist({
  panel,
}: {
  readonly panel: (id: string, actions: ReviewActions, close: () => void) => ReactNode
}) {
  const { search, state, addressWith, narrow, show } = useListAddress()
  const [q, setSearch] = useState('')
  const [help, setHelp] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const filter = { ...state.filter, ...(q !== '' && { q }) }
  const asked = { ...filter, order: state.order, page: state.page, size: findingsPageSize }
  const page = useFindingsPage(asked, state.group === undefined)
  const totals = useFindingTotals(state.group === undefined ? filter : state.filter).data
  const rows = useRows(page.data?.items ?? [], state.finding, show)
  const { actions, dialog } = useReview(rows.item, {
    onDecided: rows.decided,
    onUndone: ({ id }) => {
      rows.backTo(id)
    },
    onNoted: () => {
      rows.say('Note saved.')
    },
  })
  useKeys({
    j: () => {
      rows.step(1)
    },
    k: () => {
      rows.step(-1)
    },
    c: actions.confirm,
    d: actions.dismiss,
    i: actions.needInformation,
    n: actions.note,
    u: actions.undo,
    x: () => {
      if (rows.item) rows.select(rows.item.id, !rows.selected.has(rows.item.id))
    },
    '/': () => field.current?.focus(),
    '?': () => {
      setHelp(true)
    },
  })
  const matching = {
    findings: totals?.total ?? 0,
    dollars: totals ? totals.dollars.firm + totals.dollars.recordsNeeded : 0,
  }
  const close = () => {
    show(undefined)
  }
  const opened = state.group === undefined ? state.finding : undefined
  return (
    <div className="-mt-4 tablet:-mt-8">
      <header className="mb-1 flex flex-wrap items-baseline gap-x-6 gap-y-1">
        <h1 className="text-heading font-light">Findings</h1>
        <div className="grow">
          <Sums totals={totals} />
        </div>
        <ExportMenu
          state={state}
          total={matching.findings}
          searched={q !== '' && state.group === undefined}
        />
      </header>
      <SavedViews search={search} />
      <div className="flex flex-wrap items-center gap-2 border-t border-hair py-2">
        <SearchField
          field={field}
          onSearch={(text) => {
            setSearch(text)
            if (text !== q) narrow({ group: undefined })
          }}
        />
        <Facets state={state} onNarrow={narrow} />
        <GroupChoice
          group={state.group}
          onChoose={(group) => {
            narrow({ group })
          }}
        />
      </div>
      <p role="status" className="sr-only">
        {rows.said}
      </p>
      {state.group === undefined ? (
        <div
          className={
            opened === undefined
              ? ''
              : 'desktop:grid desktop:grid-cols-[minmax(0,1fr)_27rem] desktop:items-start desktop:gap-5'
          }
        >
          <div>
            <BulkBar
              items={(page.data?.items ?? []).filter(({ id }) => rows.selected.has(id))}
              filter={filter}
              matching={matching}
              onClear={rows.clear}
            />
            <FindingsList
              query={page}
              state={state}
              rows={{
                current: state.finding,
                selected: rows.selected,
                pageOf: (id) => `/findings/${id}${search.size > 0 ? `?${search.toString()}` : ''}`,
                onShow: show,
                onSelect: rows.select,
                onSelectAll: rows.selectAll,
              }}
              onNarrow={narrow}
              onHelp={() => {
                setHelp(true)
              }}
            />
          </div>
          {opened !== undefined && panel(opened, actions, close)}
        </div>
      ) : (
        <GroupsTable filter={state.filter} by={state.group} addressWith={addressWith} />
      )}
      {dialog}
      {help && (
        <KeysDialog
          onClose={() => {
            setHelp(false)
          }}
        />
      )}
    </div>
  )
}
