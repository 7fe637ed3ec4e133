import { adminCalls, type User } from '@plumbline/contract'
import { callEndpoint } from '../../api/client.ts'
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog.tsx'
import { QueryBoundary } from '../../components/states/query-boundary.tsx'
import { several } from '../../format/money.ts'
import { useAdminAction, useDeletionInfo } from './admin-queries.ts'

/** Says what would be lost for good, then deletes it. */
export function DeleteDialog({
  user,
  onClose,
}: {
  readonly user: User
  readonly onClose: () => void
}) {
  const info = useDeletionInfo(user.id)
  const action = useAdminAction(onClose)
  return (
    <ConfirmDialog
      title={`Delete ${user.email} for good?`}
      confirmLabel="Delete permanently"
      pending={action.isPending || !info.isSuccess}
      onConfirm={() => {
        action.mutate({
          send: () => callEndpoint(adminCalls.deleteUser, { params: { id: user.id } }),
          done: {
            title: 'User Deleted',
            description: 'User account and all data permanently deleted',
          },
          failed: 'Failed to delete user account',
        })
      }}
      onClose={onClose}
    >
      <QueryBoundary query={info}>
        {(found) => (
          <>
            <p className="mb-3">This cannot be undone. It removes:</p>
            <ul className="list-disc pl-5">
              <li>{`${several(found.uploadCount, 'upload')}, with file and report`}</li>
              <li>{several(found.claimCount, 'audited claim')}</li>
              {found.hasSubscription && <li>the subscription, which is cancelled</li>}
              {found.hasActiveSessions && <li>the sessions that are open now</li>}
              <li>the account itself</li>
            </ul>
          </>
        )}
      </QueryBoundary>
    </ConfirmDialog>
  )
}
