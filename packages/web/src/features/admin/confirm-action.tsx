import { ConfirmDialog } from '../../components/dialogs/confirm-dialog.tsx'
import { useAdminAction, type AdminAction } from './admin-queries.ts'

/** A change behind a plain question. */
export function ConfirmAction({
  title,
  text,
  confirmLabel,
  action,
  onClose,
}: {
  readonly title: string
  readonly text: string
  readonly confirmLabel: string
  readonly action: AdminAction
  readonly onClose: () => void
}) {
  const run = useAdminAction(onClose)
  return (
    <ConfirmDialog
      title={title}
      confirmLabel={confirmLabel}
      pending={run.isPending}
      onConfirm={() => {
        run.mutate(action)
      }}
      onClose={onClose}
    >
      <p>{text}</p>
    </ConfirmDialog>
  )
}
