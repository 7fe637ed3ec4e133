import { secondFactorCalls, type CodesStart } from '@plumbline/contract'
import { useMutation } from '@tanstack/react-query'
import { QRCodeSVG } from 'qrcode.react'
import { useState, type SubmitEvent } from 'react'
import { callEndpoint } from '../api/client.ts'
import { messageOf } from '../api/request.ts'
import { makePasskey } from '../api/second-factor.ts'
import { Button } from './button.tsx'
import { TextField } from './fields/text-field.tsx'

interface SetUpProps {
  /** Undefined in a session that has just been given it. */
  readonly password: string | undefined
  readonly onDone: (recoveryCodes: readonly string[]) => void
}

/** An authenticator app: its secret as a picture and as text, then a code that proves it. */
export function SetUpCodes({ password, onDone }: SetUpProps) {
  const start = useMutation({
    mutationFn: () => callEndpoint(secondFactorCalls.startCodes, { body: bodyOf(password) }),
  })
  if (start.data) return <ProveCodes codes={start.data} onDone={onDone} />
  return (
    <div className="grid justify-items-start gap-3">
      <p>An authenticator app shows a new code of six digits every half minute.</p>
      <Refusal error={start.error} />
      <Button
        look="secondary"
        disabled={start.isPending}
        onClick={() => {
          start.mutate()
        }}
      >
        Set Up an Authenticator App
      </Button>
    </div>
  )
}

function bodyOf(password: string | undefined) {
  return password === undefined ? {} : { password }
}

function ProveCodes({
  codes: { uri, secret },
  onDone,
}: {
  readonly codes: CodesStart
  readonly onDone: SetUpProps['onDone']
}) {
  const [code, setCode] = useState('')
  const confirm = useMutation({
    mutationFn: () => callEndpoint(secondFactorCalls.confirmCodes, { body: { code } }),
    onSuccess: ({ recoveryCodes }) => {
      onDone(recoveryCodes)
    },
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    confirm.mutate()
  }
  return (
    <form noValidate onSubmit={submit} className="grid justify-items-start gap-4">
      <p>Scan this with your authenticator app, then type the code that it shows.</p>
      {/* On white in either theme: cameras read it so. */}
      <div className="bg-white p-4">
        <QRCodeSVG value={uri} size={184} title="Code for an authenticator app" />
      </div>
      <p className="text-small">
        Or type this key into the app: <code className="code break-all">{secret}</code>
      </p>
      <TextField
        label="Code"
        inputMode="numeric"
        autoComplete="one-time-code"
        error={confirm.isError ? messageOf(confirm.error, wrong) : undefined}
        value={code}
        onChange={(event) => {
          setCode(event.target.value)
        }}
      />
      <Button type="submit" disabled={confirm.isPending || code === ''}>
        Confirm the Code
      </Button>
    </form>
  )
}

const wrong = 'That did not work. Please try again.'

/** A passkey: the fingerprint, face or key that unlocks the device. */
export function SetUpPasskey({ password, onDone }: SetUpProps) {
  const [name, setName] = useState('')
  const add = useMutation({
    mutationFn: async () => {
      const credential = await makePasskey(password)
      const body = { name: name.trim() || 'Passkey', credential }
      return callEndpoint(secondFactorCalls.addPasskey, { body })
    },
    onSuccess: ({ recoveryCodes }) => {
      onDone(recoveryCodes)
    },
  })
  return (
    <div className="grid justify-items-start gap-3">
      <p>A passkey is unlocked as your device is: by fingerprint, face, PIN or security key.</p>
      <TextField
        label="Name of the passkey"
        hint="So that you know it again, such as: Office laptop"
        value={name}
        onChange={(event) => {
          setName(event.target.value)
        }}
      />
      <Refusal error={add.error} />
      <Button
        look="secondary"
        disabled={add.isPending}
        onClick={() => {
          add.mutate()
        }}
      >
        Add a Passkey
      </Button>
    </div>
  )
}

function Refusal({ error }: { readonly error: Error | null }) {
  if (error === null) return null
  return (
    <p role="alert" className="border-l-4 border-metal-light pl-3">
      {messageOf(error, wrong)}
    </p>
  )
}
