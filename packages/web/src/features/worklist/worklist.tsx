import { findingsPageSize, type FindingItem } from '@plumbline/contract'
import { useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import {
  useFindingsPage,
  useFindingTotals,
  type FindingsFilter,
} from '../../api/finding-queries.ts'
import { useReview, type ReviewActions } from '../../shell/review/use-review.tsx'
import { showToast } from '../../toast/toasts.ts'
import { allDollars } from './all-dollars.ts'
import { BulkBar } from './bulk-bar.tsx'
import { FindingsList } from './findings-list.tsx'
import { GroupsTable } from './groups-table.tsx'
import { KeysDialog } from './keys-dialog.tsx'
import { useListAddress } from './list-address.ts'
import { PanelEdge } from './panel-edge.tsx'
import { useRows } from './use-rows.ts'
import { useWorklistKeys } from './use-worklist-keys.ts'
import { WorklistHead } from './worklist-head.tsx'

const besidePanel =
  'desktop:grid desktop:grid-cols-[minmax(0,1fr)_auto_min(var(--panel,27rem),60vw)] desktop:items-start'

/** All findings of the account as one queue; `panel` draws the finding at hand beside it. */
export function Worklist({
  searched = '',
  panel,
}: {
  /** What is looked for from the start. */
  readonly searched?: string
  readonly panel: (id: string, actions: ReviewActions, close: () => void) => ReactNode
}) {
  const { search, state, addressWith, narrow, show } = useListAddress()
  const [q, setSearch] = useState(searched)
  const keys = useKeysDialog()
  const field = useRef<HTMLInputElement>(null)
  const filter = { ...state.filter, ...(q !== '' && { q }) }
  const asked = { ...filter, order: state.order, page: state.page, size: findingsPageSize }
  const page = useFindingsPage(asked, state.group === undefined)
  const totals = useFindingTotals(filter).data
  const rows = useRows(page.data?.items ?? [], state.finding, show)
  const { actions, dialog } = useReview(rows.item, toldTo(rows))
  useWorklistKeys(rows, actions, field, keys.open)
  const opened = state.group === undefined ? state.finding : undefined
  return (
    <div className="-mt-4 tablet:-mt-8">
      <WorklistHead
        search={search}
        state={state}
        totals={totals}
        q={q}
        field={field}
        onNarrow={narrow}
        onSearch={(text) => {
          setSearch(text)
          if (text !== q) narrow({})
        }}
      />
      <p role="status" className="sr-only">
        {rows.said}
      </p>
      {state.group === undefined ? (
        <div className={opened === undefined ? '' : besidePanel}>
          <Queue
            {...{ state, filter, page, rows, search }}
            matching={matchingIn(totals)}
            onShow={show}
            onNarrow={narrow}
            onHelp={keys.open}
          />
          {opened !== undefined && <PanelEdge />}
          {opened !== undefined &&
            panel(opened, actions, () => {
              show(undefined)
            })}
        </div>
      ) : (
        <GroupsTable filter={filter} by={state.group} addressWith={addressWith} />
      )}
      {dialog}
      {keys.dialog}
    </div>
  )
}

function useKeysDialog() {
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
  }
  return {
    open: () => {
      setOpen(true)
    },
    dialog: isOpen ? <KeysDialog onClose={close} /> : null,
  }
}

interface QueueProps extends Pick<
  ComponentProps<typeof FindingsList>,
  'state' | 'onNarrow' | 'onHelp'
> {
  readonly filter: FindingsFilter
  readonly page: ReturnType<typeof useFindingsPage>
  readonly rows: ReturnType<typeof useRows>
  readonly search: URLSearchParams
  readonly matching: ReturnType<typeof matchingIn>
  readonly onShow: (id: string) => void
}

/** A page of the list, below what may be done with the rows that are selected. */
function Queue({ state, filter, page, rows, search, matching, onShow, ...turns }: QueueProps) {
  const navigate = useNavigate()
  const items = page.data?.items ?? []
  const picked = items.filter(({ id }) => rows.selected.has(id))
  return (
    <div>
      <BulkBar
        key={String(rows.selected.size > 0)}
        items={picked}
        isWholePage={picked.length === page.data?.items.length}
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
          wayBack: wayBackTo(search),
          onShow,
          onOpen: (page) => void navigate(page),
          onSelect: rows.select,
          onSelectAll: rows.selectAll,
        }}
        {...turns}
      />
    </div>
  )
}

/** What is done to a finding is said, and the row that follows is at hand. */
function toldTo(rows: ReturnType<typeof useRows>) {
  return {
    onDeciding: rows.deciding,
    onUndone: ({ id }: FindingItem) => {
      rows.backTo(id)
    },
    onNoted: () => {
      rows.say('Note saved.')
    },
    onNone: () => {
      showToast({ title: 'No finding is open', description: 'Press j to open the first.' })
    },
  }
}

function matchingIn(totals: ReturnType<typeof useFindingTotals>['data']) {
  return {
    findings: totals?.total ?? 0,
    dollars: totals ? allDollars(totals.dollars) : 0,
    inDoubt: totals?.dollars.inDoubt ?? 0,
  }
}

/** The list, whichever of its findings is at hand: that one is named by its page. */
function wayBackTo(search: URLSearchParams): string {
  const list = new URLSearchParams(search)
  list.delete('finding')
  return list.size > 0 ? `?${list.toString()}` : ''
}
