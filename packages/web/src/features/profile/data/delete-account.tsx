import { ownDataCalls } from '@plumbline/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { callEndpoint } from '../../../api/client.ts'
import { messageOf } from '../../../api/request.ts'
import { Button } from '../../../components/button.tsx'
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx'
import { PasswordField } from '../../../components/fields/password-field.tsx'
import { showFailure } from '../../../toast/toasts.ts'

/** Ends the account for good, once its password is given. */
export function DeleteAccount() {
  const [open, setOpen] = useState(false)
  const [password, setPassword] = useState('')
  const close = () => {
    setOpen(false)
    setPassword('')
  }
  const remove = useMutation({
    mutationFn: () => callEndpoint(ownDataCalls.deleteAccount, { body: { password } }),
    // Nothing that was read may stay in the page.
    onSuccess: () => {
      window.location.assign('/')
    },
    onError: (error) => {
      showFailure('Account Not Deleted', messageOf(error, 'Failed to delete the account'))
    },
  })
  return (
    <div>
      <Button
        look="danger"
        onClick={() => {
          setOpen(true)
        }}
      >
        Delete Account
      </Button>
      {open && (
        <ConfirmDialog
          title="Delete your account?"
          confirmLabel="Delete for Good"
          pending={remove.isPending}
          onConfirm={() => {
            remove.mutate()
          }}
          onClose={close}
        >
          <p className="mb-4">
            Every upload, result and report is deleted, and your subscription ends now. Nobody can
            bring it back. Export everything first if you may need it.
          </p>
          <PasswordField
            label="Your Password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => {
              setPassword(event.target.value)
            }}
          />
        </ConfirmDialog>
      )}
    </div>
  )
}
