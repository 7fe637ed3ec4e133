import { adminCalls } from '@plumbline/contract'
import { useState, type SubmitEvent } from 'react'
import { callEndpoint } from '../../api/client.ts'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialogs/dialog.tsx'
import { PasswordField } from '../../components/fields/password-field.tsx'
import { useAdminAction } from './admin-queries.ts'

/** Links the administrator's own customer account, whose password proves whose it is. */
export function LinkAccount() {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button
        look="secondary"
        onClick={() => {
          setAsking(true)
        }}
      >
        Link Your User Account
      </Button>
      {asking && (
        <LinkDialog
          onClose={() => {
            setAsking(false)
          }}
        />
      )}
    </>
  )
}

function LinkDialog({ onClose }: { readonly onClose: () => void }) {
  const [password, setPassword] = useState('')
  const action = useAdminAction(onClose)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    action.mutate({
      send: () => callEndpoint(adminCalls.linkUserAccount, { body: { password } }),
      done: { title: 'Account linked', description: 'You can switch to the user view now.' },
      failed: 'Failed to link the user account',
    })
  }
  return (
    <Dialog title="Link your user account" onClose={onClose}>
      <form noValidate onSubmit={submit} className="grid gap-5">
        <p>
          There is a user account with your confirmed email address. Give its password, so that it
          is known to be yours.
        </p>
        <PasswordField
          label="Password of the user account"
          autoComplete="current-password"
          value={password}
          onChange={(event) => {
            setPassword(event.target.value)
          }}
        />
        <Button type="submit" disabled={action.isPending || password === ''}>
          Link Account
        </Button>
      </form>
    </Dialog>
  )
}
