import type { SavedView } from '@plumbline/contract'
import { useState } from 'react'
import { messageOf } from '../../../api/request.ts'
import { NameDialog } from '../../../components/dialogs/name-dialog.tsx'
import { useSaveView } from './use-views.ts'
import { viewOf } from './view-address.ts'

/** Names the list as it stands, or a view anew. Everybody of the account sees it. */
export function SaveViewDialog({
  view,
  shown = '',
  q = '',
  onClose,
}: {
  readonly view?: SavedView
  readonly shown?: string
  readonly q?: string
  readonly onClose: () => void
}) {
  const [search] = useState(() => new URLSearchParams(shown))
  const save = useSaveView(view?.id)
  return (
    <NameDialog
      title={view ? 'Rename this view' : 'Save this view'}
      description="Filters, order, groups and search. Everybody of the account sees it."
      label="Name of the view"
      initial={view?.name ?? ''}
      maximum={60}
      pending={save.isPending}
      error={save.isError ? messageOf(save.error, 'The view could not be saved.') : undefined}
      onSave={(name) => {
        save.mutate(viewOf(name, search, q), { onSuccess: onClose })
      }}
      onClose={onClose}
    />
  )
}
