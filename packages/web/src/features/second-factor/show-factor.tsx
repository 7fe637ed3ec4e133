import { secondFactorCalls, type User } from '@plumbline/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import { callEndpoint } from '../../api/client.ts'
import { messageOf } from '../../api/request.ts'
import { canUsePasskeys, secondFactorQuery, signInByPasskey } from '../../api/second-factor.ts'
import { useStartSession } from '../../api/user.ts'
import { Button } from '../../components/button.tsx'
import { TextField } from '../../components/fields/text-field.tsx'
import { Panel } from '../../components/panel.tsx'
import { keptPlace } from '../../shell/place.ts'
import { showFailure, showToast } from '../../toast/toasts.ts'

/** The last step of signing in: a passkey, a code, or a recovery code. */
export function ShowFactor() {
  const factor = useQuery(secondFactorQuery).data
  const startSession = useStartSession()
  const navigate = useNavigate()
  const onSignedIn = (user: User) => {
    startSession(user)
    showToast({ title: 'Login Successful', description: 'Welcome back!' })
    void navigate(user.role === 'admin' ? '/admin' : keptPlace())
  }
  return (
    <>
      <h1 className="mb-6 text-heading font-light">One more step to sign in</h1>
      <div className="grid gap-6">
        {factor && factor.passkeys.length > 0 && canUsePasskeys() && (
          <PasskeyStep onSignedIn={onSignedIn} />
        )}
        {factor && <CodeStep hasCodes={factor.hasCodes} onSignedIn={onSignedIn} />}
      </div>
    </>
  )
}

interface StepProps {
  readonly onSignedIn: (user: User) => void
}

function PasskeyStep({ onSignedIn }: StepProps) {
  const sign = useMutation({
    mutationFn: signInByPasskey,
    onSuccess: onSignedIn,
    onError: (error) => {
      showFailure('Login Failed', messageOf(error, 'The passkey was not used. Please try again.'))
    },
  })
  return (
    <Panel heading="Passkey">
      <Button
        disabled={sign.isPending}
        onClick={() => {
          sign.mutate()
        }}
      >
        Use Your Passkey
      </Button>
    </Panel>
  )
}

function CodeStep({ hasCodes, onSignedIn }: StepProps & { readonly hasCodes: boolean }) {
  const [code, setCode] = useState('')
  const check = useMutation({
    mutationFn: () => callEndpoint(secondFactorCalls.checkCode, { body: { code } }),
    onSuccess: onSignedIn,
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    check.mutate()
  }
  return (
    <Panel heading={hasCodes ? 'Code' : 'Recovery code'}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <TextField
          label={hasCodes ? 'Code of your authenticator app, or a recovery code' : 'Recovery code'}
          autoComplete="one-time-code"
          error={
            check.isError ? messageOf(check.error, 'The code was not taken. Try again.') : undefined
          }
          value={code}
          onChange={(event) => {
            setCode(event.target.value)
          }}
        />
        <Button
          type="submit"
          className="justify-self-start"
          disabled={check.isPending || code === ''}
        >
          Sign In
        </Button>
      </form>
    </Panel>
  )
}
