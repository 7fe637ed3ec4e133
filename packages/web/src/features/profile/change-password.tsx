import { accountCalls } from '@plumbline/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { callEndpoint } from '../../api/client.ts'
import { messageOf } from '../../api/request.ts'
import { Button } from '../../components/button.tsx'
import { PasswordField } from '../../components/fields/password-field.tsx'
import { Panel } from '../../components/panel.tsx'
import { showFailure, showToast } from '../../toast/toasts.ts'

/** Another password for whoever knows the one in force. */
export function ChangePassword() {
  const [currentPassword, setCurrent] = useState('')
  const [newPassword, setNew] = useState('')
  const client = useQueryClient()
  const change = useMutation({
    mutationFn: () =>
      callEndpoint(accountCalls.changePassword, { body: { currentPassword, newPassword } }),
    onSuccess: () => {
      setCurrent('')
      setNew('')
      showToast({ title: 'Password changed', description: 'All other sessions were ended.' })
      void client.invalidateQueries()
    },
    onError: (error) => {
      showFailure('Error', messageOf(error, 'Failed to change the password'))
    },
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    change.mutate()
  }
  return (
    <Panel heading="Password" className="max-w-[40rem]">
      <form noValidate onSubmit={submit} className="grid gap-5">
        <PasswordField
          label="Current Password"
          autoComplete="current-password"
          value={currentPassword}
          onChange={(event) => {
            setCurrent(event.target.value)
          }}
        />
        <PasswordField
          label="New Password"
          autoComplete="new-password"
          hint="At least 8 characters. Any characters will do; common passwords will not."
          value={newPassword}
          onChange={(event) => {
            setNew(event.target.value)
          }}
        />
        <Button
          type="submit"
          look="secondary"
          className="justify-self-start"
          disabled={change.isPending || currentPassword === '' || newPassword === ''}
        >
          {change.isPending ? 'Changing...' : 'Change Password'}
        </Button>
      </form>
    </Panel>
  )
}
