import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import { Dialog } from './dialog.tsx'

/** Asks before something is lost. The way back comes first and has the focus. */
export function ConfirmDialog({
  title,
  children,
  confirmLabel,
  cancelLabel = 'Keep as it is',
  pending = false,
  onConfirm,
  onClose,
}: {
  readonly title: string
  readonly children: ReactNode
  readonly confirmLabel: string
  readonly cancelLabel?: string
  readonly pending?: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
}) {
  return (
    <Dialog title={title} onClose={onClose}>
      <div className="mb-6">{children}</div>
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="secondary" autoFocus onClick={onClose}>
          {cancelLabel}
        </Button>
        <Button look="danger" disabled={pending} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  )
}
