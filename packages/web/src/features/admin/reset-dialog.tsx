import { adminCalls, type StartedReset, type User } from '@plumbline/contract'
import { useState } from 'react'
import { callEndpoint } from '../../api/client.ts'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialogs/dialog.tsx'
import { useAdminAction } from './admin-queries.ts'

/** Starts a new password for a user; the link is shown only where it cannot be mailed. */
export function ResetDialog({
  user,
  onClose,
}: {
  readonly user: User
  readonly onClose: () => void
}) {
  const [started, setStarted] = useState<StartedReset>()
  const action = useAdminAction()
  const start = () => {
    action.mutate({
      send: async () => {
        setStarted(await callEndpoint(adminCalls.startReset, { params: { id: user.id } }))
      },
      done: { title: 'Reset started', description: 'The link holds for one hour and one use.' },
      failed: 'Failed to start the reset',
    })
  }
  return (
    <Dialog title={`New password for ${user.email}?`} onClose={onClose}>
      {started ? (
        <Result started={started} />
      ) : (
        <p className="mb-6">
          The user gets a link to choose a new password, for one hour and one use. Until it is used,
          the present password holds.
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="secondary" autoFocus onClick={onClose}>
          {started ? 'Close' : 'Keep as it is'}
        </Button>
        {!started && (
          <Button disabled={action.isPending} onClick={start}>
            Send the Link
          </Button>
        )}
      </div>
    </Dialog>
  )
}

function Result({ started: { link, sentTo } }: { readonly started: StartedReset }) {
  if (link === null) return <p className="mb-6">The link was sent to {sentTo}.</p>
  return (
    <p className="mb-6">
      There is no mail server in evaluation mode. Hand this link to the user:
      <a href={link} className="text-link mt-2 block break-all">
        {link}
      </a>
    </p>
  )
}
