import { adminCalls, userViewReason } from '@plumbline/contract'
import { useMutation } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import { callEndpoint } from '../../api/client.ts'
import { messageOf } from '../../api/request.ts'
import { useStartSession } from '../../api/user.ts'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialogs/dialog.tsx'
import { TextField } from '../../components/fields/text-field.tsx'
import { showFailure } from '../../toast/toasts.ts'

const { min, max } = userViewReason

/** Opens the user view for a reason, which the audit trail keeps. */
export function UserViewDialog({ onClose }: { readonly onClose: () => void }) {
  const [reason, setReason] = useState('')
  const [fault, setFault] = useState<string>()
  const view = useUserView()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = reason.trim()
    const found = faultIn(given)
    setFault(found)
    if (found === undefined) view.mutate(given)
  }
  return (
    <Dialog
      title="Open the user view"
      description="You can read for 30 minutes and change nothing. Your name and the reason are recorded."
      onClose={onClose}
    >
      <form className="grid gap-5" noValidate onSubmit={submit}>
        <TextField
          label="Reason"
          hint={`What you want to look at, in ${min} to ${max} characters. Name no patient.`}
          error={fault}
          required
          maxLength={max}
          autoComplete="off"
          value={reason}
          onChange={(event) => {
            setReason(event.target.value)
          }}
        />
        <Button type="submit" disabled={view.isPending}>
          Open User View
        </Button>
      </form>
    </Dialog>
  )
}

function faultIn(reason: string): string | undefined {
  if (reason === '') return 'A reason is required.'
  return reason.length < min ? `Say a little more: at least ${min} characters.` : undefined
}

function useUserView() {
  const startSession = useStartSession()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (reason: string) => callEndpoint(adminCalls.switchToUser, { body: { reason } }),
    onSuccess: (user) => {
      startSession(user)
      void navigate('/dashboard')
    },
    onError: (error) => {
      showFailure('Error', messageOf(error, 'Failed to switch to user view'))
    },
  })
}
