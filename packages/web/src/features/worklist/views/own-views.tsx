import { reviewCalls, type SavedView } from '@plumbline/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { endpointQuery } from '../../../api/client.ts'
import { DropDown } from '../../../components/drop-down.tsx'
import { SaveViewDialog } from './save-view-dialog.tsx'
import { useDeleteView } from './use-views.ts'
import { addressOfView, comparable } from './view-address.ts'
import { useMayChange } from '../../../api/may-change.ts'

/** Views that somebody of the account named, and the way to name what is shown. */
export function OwnViews({
  shown,
  q,
  look,
  onSearch,
}: {
  /** The address of the list as it stands. */
  readonly shown: string
  readonly q: string
  readonly look: string
  readonly onSearch: (text: string) => void
}) {
  // Where they cannot be had, the list does without.
  const views = useQuery(endpointQuery(reviewCalls.savedViews)).data ?? []
  const [saving, setSaving] = useState(false)
  const isShown = (view: SavedView) =>
    comparable(new URLSearchParams(addressOfView(view))) === shown && (view.filter['q'] ?? '') === q
  const current = views.find(isShown)
  const mayChange = useMayChange()
  return (
    <>
      {views.map((view) => (
        <Link
          key={view.id}
          to={`/findings?${addressOfView(view)}`}
          aria-current={view === current ? 'page' : undefined}
          className={look}
          onClick={() => {
            onSearch(view.filter['q'] ?? '')
          }}
        >
          {view.name}
        </Link>
      ))}
      {mayChange && current && <Manage view={current} />}
      {mayChange && !current && (shown !== '' || q !== '') && (
        <button
          type="button"
          className="text-link min-h-9 text-small whitespace-nowrap max-tablet:min-h-11"
          onClick={() => {
            setSaving(true)
          }}
        >
          Save this view
        </button>
      )}
      {saving && (
        <SaveViewDialog
          shown={shown}
          q={q}
          onClose={() => {
            setSaving(false)
          }}
        />
      )}
    </>
  )
}

function Manage({ view }: { readonly view: SavedView }) {
  const [renaming, setRenaming] = useState(false)
  const remove = useDeleteView()
  const item = 'flex min-h-10 w-full items-center px-2 text-left hover:bg-tint'
  return (
    <>
      <DropDown name="view" label="This view">
        {() => (
          <>
            <button
              type="button"
              className={item}
              onClick={() => {
                setRenaming(true)
              }}
            >
              Rename
            </button>
            <button
              type="button"
              className={`${item} text-bad`}
              disabled={remove.isPending}
              onClick={() => {
                remove.mutate(view.id)
              }}
            >
              Delete; its findings stay
            </button>
          </>
        )}
      </DropDown>
      {renaming && (
        <SaveViewDialog
          view={view}
          onClose={() => {
            setRenaming(false)
          }}
        />
      )}
    </>
  )
}
