import { accountCalls } from '@plumbline/contract'
import { useMutation } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import { callEndpoint } from '../../api/client.ts'
import { useEndSession } from '../../api/user.ts'
import { messageOf } from '../../api/request.ts'
import { Button } from '../../components/button.tsx'
import { PageHeading } from '../../components/page-heading.tsx'
import { Panel } from '../../components/panel.tsx'
import { PasswordField } from '../../components/fields/password-field.tsx'
import { showToast } from '../../toast/toasts.ts'

/** Chooses a new password by the link that an administrator started. */
export function ResetPasswordPage() {
  // After the hash: no server, log or other site sees it.
  const [token] = useState(() => window.location.hash.slice(1))
  const [password, setPassword] = useState('')
  const navigate = useNavigate()
  const endSession = useEndSession()
  const reset = useMutation({
    mutationFn: () => callEndpoint(accountCalls.resetPassword, { body: { token, password } }),
    onSuccess: async () => {
      // A new password ends every session, this browser's too.
      await endSession()
      showToast({ title: 'Password changed', description: 'Please sign in with it.' })
      await navigate('/auth')
    },
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    reset.mutate()
  }
  return (
    <>
      <PageHeading title="Choose a new password" />
      <Panel className="max-w-[40rem]">
        <form noValidate onSubmit={submit} className="grid gap-5">
          <PasswordField
            label="New Password"
            autoComplete="new-password"
            hint="At least 8 characters. Any characters will do; common passwords will not."
            error={
              reset.isError
                ? messageOf(reset.error, 'The password could not be changed. Please try again.')
                : undefined
            }
            value={password}
            onChange={(event) => {
              setPassword(event.target.value)
            }}
          />
          <Button
            type="submit"
            className="justify-self-start"
            disabled={reset.isPending || token === '' || password === ''}
          >
            {reset.isPending ? 'Saving...' : 'Save Password'}
          </Button>
        </form>
      </Panel>
    </>
  )
}
