import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useUser, userQuery } from '../../api/user.ts'
import { canUsePasskeys } from '../../api/second-factor.ts'
import { Logo } from '../../components/logo.tsx'
import { Panel } from '../../components/panel.tsx'
import { RecoveryCodesList } from '../../components/recovery-codes.tsx'
import { SetUpCodes, SetUpPasskey } from '../../components/set-up-factor.tsx'
import { ShowFactor } from './show-factor.tsx'

/** Between the password and the product: showing a second factor, or setting up a required one. */
export function SecondFactorPage() {
  const stage = useUser().data?.signInStage
  return (
    <main id="main" tabIndex={-1} className="mx-auto w-full max-w-[34rem] px-4 py-10 outline-none">
      <a href="/logout" aria-label="Plumbline, sign out" className="mb-8 inline-block">
        <Logo />
      </a>
      {stage === 'enroll' ? <Enroll /> : <ShowFactor />}
      <p className="mt-6">
        <a href="/logout" className="text-link inline-flex min-h-11 items-center">
          Sign out
        </a>
      </p>
    </main>
  )
}

function Enroll() {
  const [codes, setCodes] = useState<readonly string[]>()
  const client = useQueryClient()
  if (codes) {
    return (
      <Panel heading="Recovery codes">
        <RecoveryCodesList
          codes={codes}
          onKept={() => {
            void client.invalidateQueries({ queryKey: userQuery.queryKey })
          }}
        />
      </Panel>
    )
  }
  return (
    <>
      <h1 className="mb-3 text-heading font-light">Set up a second factor</h1>
      <p className="mb-6">
        Administrators sign in with a password and something besides it. Choose one; you can add
        others later.
      </p>
      <div className="grid gap-6">
        <Panel heading="Authenticator app">
          <SetUpCodes password={undefined} onDone={setCodes} />
        </Panel>
        {canUsePasskeys() && (
          <Panel heading="Passkey">
            <SetUpPasskey password={undefined} onDone={setCodes} />
          </Panel>
        )}
      </div>
    </>
  )
}
