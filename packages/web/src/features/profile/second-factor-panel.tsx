import { secondFactorCalls, type SecondFactor } from '@plumbline/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callEndpoint } from '../../api/client.ts'
import { messageOf } from '../../api/request.ts'
import { canUsePasskeys, secondFactorQuery } from '../../api/second-factor.ts'
import { Button } from '../../components/button.tsx'
import { PasswordField } from '../../components/fields/password-field.tsx'
import { Panel } from '../../components/panel.tsx'
import { RecoveryCodesList } from '../../components/recovery-codes.tsx'
import { SetUpCodes, SetUpPasskey } from '../../components/set-up-factor.tsx'
import { QueryBoundary } from '../../components/states/query-boundary.tsx'
import { dayOf } from '../../format/dates.ts'
import { showFailure, showToast } from '../../toast/toasts.ts'

/** What besides the password opens the account; every change of it takes the password. */
export function SecondFactorPanel() {
  const query = useQuery(secondFactorQuery)
  const client = useQueryClient()
  const [password, setPassword] = useState('')
  const [codes, setCodes] = useState<readonly string[]>([])
  const renew = () => client.invalidateQueries({ queryKey: secondFactorQuery.queryKey })
  const onDone = (recoveryCodes: readonly string[]) => {
    setCodes(recoveryCodes)
    setPassword('')
    showToast({ title: 'Success', description: 'Your second factor was added.' })
    void renew()
  }
  if (codes.length > 0) {
    return (
      <Panel heading="Recovery codes" className="max-w-[40rem]">
        <RecoveryCodesList
          codes={codes}
          onKept={() => {
            setCodes([])
          }}
        />
      </Panel>
    )
  }
  return (
    <Panel heading="Second factor" className="max-w-[40rem]">
      <QueryBoundary query={query}>
        {(factor) => (
          <div className="grid gap-6">
            <PasswordField
              label="Password, to change your second factor"
              autoComplete="current-password"
              value={password}
              onChange={(event) => {
                setPassword(event.target.value)
              }}
            />
            <Factors factor={factor} password={password} onCodes={setCodes} onChanged={renew} />
            {password !== '' && !factor.hasCodes && (
              <SetUpCodes password={password} onDone={onDone} />
            )}
            {password !== '' && canUsePasskeys() && (
              <SetUpPasskey password={password} onDone={onDone} />
            )}
          </div>
        )}
      </QueryBoundary>
    </Panel>
  )
}

interface FactorsProps {
  readonly factor: SecondFactor
  readonly password: string
  readonly onCodes: (codes: readonly string[]) => void
  readonly onChanged: () => Promise<void>
}

function useFactorChanges({ password, onCodes, onChanged }: Omit<FactorsProps, 'factor'>) {
  const onError = (error: Error) => {
    showFailure('Error', messageOf(error, 'The second factor could not be changed'))
  }
  const remove = useMutation({
    mutationFn: (which: string) =>
      callEndpoint(secondFactorCalls.removeFactor, { body: { which, password } }),
    onSuccess: onChanged,
    onError,
  })
  const renew = useMutation({
    mutationFn: () => callEndpoint(secondFactorCalls.newRecoveryCodes, { body: { password } }),
    onSuccess: ({ recoveryCodes }) => {
      onCodes(recoveryCodes)
      return onChanged()
    },
    onError,
  })
  return { remove, renew }
}

function Factors({ factor, ...changes }: FactorsProps) {
  const { password } = changes
  const { remove, renew } = useFactorChanges(changes)
  const { hasCodes, passkeys, recoveryCodesLeft } = factor
  if (!hasCodes && passkeys.length === 0) return <p>You sign in with your password alone.</p>
  const rows = [
    ...(hasCodes ? [{ id: 'codes', name: 'Authenticator app' }] : []),
    ...passkeys.map(({ id, name, createdAt }) => ({
      id,
      name: `${name}, passkey of ${dayOf(createdAt)}`,
    })),
  ]
  return (
    <div className="grid justify-items-start gap-3">
      <ul className="grid w-full gap-3">
        {rows.map(({ id, name }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-3 border-b border-hair pb-3"
          >
            {name}
            <Button
              look="secondary"
              aria-label={`Remove ${name}`}
              disabled={password === '' || remove.isPending}
              onClick={() => {
                remove.mutate(id)
              }}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      <p>Recovery codes left: {recoveryCodesLeft}</p>
      <Button
        look="secondary"
        disabled={password === '' || renew.isPending}
        onClick={() => {
          renew.mutate()
        }}
      >
        New Recovery Codes
      </Button>
    </div>
  )
}
