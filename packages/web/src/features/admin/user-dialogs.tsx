import { adminCalls, type User } from '@plumbline/contract'
import { callEndpoint } from '../../api/client.ts'
import { ArchiveDialog } from './archive-dialog.tsx'
import { CreditsDialog } from './credits-dialog.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { ResetDialog } from './reset-dialog.tsx'
import { ConfirmAction } from './confirm-action.tsx'

export interface UserDialog {
  readonly kind: 'credits' | 'sessions' | 'reset' | 'archive' | 'restore' | 'delete'
  readonly user: User
}

/** The question that goes before each change to a user. */
export function UserDialogs({
  dialog: { kind, user },
  onClose,
}: {
  readonly dialog: UserDialog
  readonly onClose: () => void
}) {
  switch (kind) {
    case 'credits':
      return <CreditsDialog user={user} onClose={onClose} />
    case 'archive':
      return <ArchiveDialog user={user} onClose={onClose} />
    case 'reset':
      return <ResetDialog user={user} onClose={onClose} />
    case 'delete':
      return <DeleteDialog user={user} onClose={onClose} />
    case 'sessions':
      return (
        <ConfirmAction
          title={`End all sessions of ${user.email}?`}
          text="Every device of this user is signed out at once."
          confirmLabel="Clear sessions"
          onClose={onClose}
          action={{
            send: () => callEndpoint(adminCalls.clearSessions, { params: { id: user.id } }),
            done: { title: 'Sessions Cleared', description: 'All sessions of the user were ended' },
            failed: 'Failed to clear user sessions',
          }}
        />
      )
    case 'restore':
      return (
        <ConfirmAction
          title="Restore this user?"
          text="The account gets its names back and may sign in again."
          confirmLabel="Restore"
          onClose={onClose}
          action={{
            send: () => callEndpoint(adminCalls.restoreUser, { params: { id: user.id } }),
            done: {
              title: 'User Restored',
              description: 'User account has been restored successfully',
            },
            failed: 'Failed to restore user account',
          }}
        />
      )
  }
}
