import { adminCalls, type User } from '@plumbline/contract'
import { useState } from 'react'
import { callEndpoint } from '../../api/client.ts'
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog.tsx'
import { TextField } from '../../components/fields/text-field.tsx'
import { showFailure } from '../../toast/toasts.ts'
import { useAdminAction } from './admin-queries.ts'

/** Archives a user for a reason; it can be undone. */
export function ArchiveDialog({
  user,
  onClose,
}: {
  readonly user: User
  readonly onClose: () => void
}) {
  const [reason, setReason] = useState('')
  const action = useAdminAction(onClose)
  const archive = () => {
    if (reason.trim() === '') {
      showFailure('Reason Required', 'Please provide a reason for archiving this user')
      return
    }
    action.mutate({
      send: () =>
        callEndpoint(adminCalls.archiveUser, {
          params: { id: user.id },
          body: { reason: reason.trim() },
        }),
      done: { title: 'User Archived', description: 'User account has been archived successfully' },
      failed: 'Failed to archive user account',
    })
  }
  return (
    <ConfirmDialog
      title={`Archive ${user.email}?`}
      confirmLabel="Archive"
      pending={action.isPending}
      onConfirm={archive}
      onClose={onClose}
    >
      <p className="mb-4">
        The user is signed out and cannot sign in. You can restore the account.
      </p>
      <TextField
        label="Reason"
        value={reason}
        onChange={(event) => {
          setReason(event.target.value)
        }}
      />
    </ConfirmDialog>
  )
}
