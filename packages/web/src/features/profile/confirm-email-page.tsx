import { accountCalls } from '@plumbline/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callEndpoint } from '../../api/client.ts'
import { messageOf } from '../../api/request.ts'
import { userQuery, useUser } from '../../api/user.ts'
import { ButtonLink } from '../../components/button-link.tsx'
import { Button } from '../../components/button.tsx'
import { PageHeading } from '../../components/page-heading.tsx'
import { Panel } from '../../components/panel.tsx'

/** Confirms the address that a link was sent to: pressed by a person, signed in to the account. */
export function ConfirmEmailPage() {
  // After the hash: no server, log or other site sees it.
  const [token] = useState(() => window.location.hash.slice(1))
  const user = useUser().data
  return (
    <>
      <PageHeading title="Confirm your email address" />
      <Panel className="max-w-[40rem]">
        {user ? <Confirm token={token} email={user.pendingEmail ?? user.email} /> : <SignInFirst />}
      </Panel>
    </>
  )
}

function SignInFirst() {
  return (
    <>
      <p className="mb-4">
        Sign in to the account that the letter is about, then open the link of the letter again.
      </p>
      <ButtonLink to="/auth">Sign In</ButtonLink>
    </>
  )
}

function Confirm({ token, email }: { readonly token: string; readonly email: string }) {
  const client = useQueryClient()
  const confirm = useMutation({
    mutationFn: () => callEndpoint(accountCalls.confirmEmail, { body: { token } }),
    onSuccess: (user) => {
      client.setQueryData(userQuery.queryKey, user)
      void client.invalidateQueries()
    },
  })
  if (confirm.data) {
    return (
      <>
        <p role="status" className="mb-4">
          <strong>{confirm.data.email}</strong> is confirmed.
        </p>
        <ButtonLink to="/profile">Go to Profile</ButtonLink>
      </>
    )
  }
  return (
    <>
      <p className="mb-4">
        You are confirming <strong>{email}</strong> for the account that you are signed in to.
      </p>
      {confirm.isError && (
        <p role="alert" className="mb-4 border-l-4 border-metal-light pl-3">
          {messageOf(confirm.error, 'The address could not be confirmed. Please try again.')}
        </p>
      )}
      <Button
        disabled={confirm.isPending || token === ''}
        onClick={() => {
          confirm.mutate()
        }}
      >
        {confirm.isPending ? 'Confirming...' : 'Confirm Email Address'}
      </Button>
    </>
  )
}
