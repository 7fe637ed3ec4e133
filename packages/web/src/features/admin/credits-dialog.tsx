import { adminCalls, type User } from '@plumbline/contract'
import { useState, type SubmitEvent } from 'react'
import { callEndpoint } from '../../api/client.ts'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialogs/dialog.tsx'
import { TextField } from '../../components/fields/text-field.tsx'
import { counted } from '../../format/money.ts'
import { useAdminAction } from './admin-queries.ts'

/** Adds or removes bonus credits; the reason goes into the ledger. */
export function CreditsDialog({
  user,
  onClose,
}: {
  readonly user: User
  readonly onClose: () => void
}) {
  const [amount, setAmount] = useState('')
  const [reason, setReason] = useState('')
  const action = useAdminAction(onClose)
  const credits = Number(amount)
  const ready =
    amount.trim() !== '' && Number.isInteger(credits) && credits !== 0 && reason.trim() !== ''
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!ready) return
    action.mutate({
      send: () =>
        callEndpoint(adminCalls.addCredits, {
          body: { userId: user.id, credits, reason: reason.trim() },
        }),
      done: { title: 'Success', description: 'Bonus credits added successfully' },
      failed: 'Failed to add bonus credits',
    })
  }
  return (
    <Dialog
      title="Bonus credits"
      description={`${user.email} has ${counted(user.bonusCredits)}. A negative amount removes credits.`}
      onClose={onClose}
    >
      <form className="grid gap-5" noValidate onSubmit={submit}>
        <TextField
          label="Amount"
          inputMode="numeric"
          value={amount}
          onChange={(event) => {
            setAmount(event.target.value)
          }}
        />
        <TextField
          label="Reason"
          value={reason}
          onChange={(event) => {
            setReason(event.target.value)
          }}
        />
        <Button type="submit" disabled={!ready || action.isPending}>
          Save
        </Button>
      </form>
    </Dialog>
  )
}
