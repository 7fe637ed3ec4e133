import { zodResolver } from '@hookform/resolvers/zod'
import { JoinTeam, teamCalls, type InvitationHeld } from '@plumbline/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { callEndpoint, endpointKey } from '../../api/client.ts'
import { messageOf } from '../../api/request.ts'
import { useStartSession } from '../../api/user.ts'
import { Button } from '../../components/button.tsx'
import { NameFields } from '../../components/fields/name-fields.tsx'
import { PasswordField } from '../../components/fields/password-field.tsx'
import { PageHeading } from '../../components/page-heading.tsx'
import { Panel } from '../../components/panel.tsx'
import { QueryBoundary } from '../../components/states/query-boundary.tsx'
import { showFailure, showToast } from '../../toast/toasts.ts'
import { teamRoles } from './team-words.ts'

/** Joins an account by the link of an invitation. */
export function JoinPage() {
  // After the hash: no server, log or other site sees it.
  const [token] = useState(() => window.location.hash.slice(1))
  return (
    <>
      <PageHeading title="Join a team" />
      <Panel className="max-w-[40rem]">
        {token === '' ? (
          <p>Open the whole link of your invitation: its end is missing here.</p>
        ) : (
          <Invited token={token} />
        )}
      </Panel>
    </>
  )
}

/** Who invites, before anything is typed; a link that no longer holds says so at once. */
function Invited({ token }: { readonly token: string }) {
  const held = useQuery({
    queryKey: [...endpointKey(teamCalls.invitationHeld, {}), token],
    queryFn: () => callEndpoint(teamCalls.invitationHeld, { body: { token } }),
  })
  return (
    <QueryBoundary query={held}>
      {({ by, email, role }: InvitationHeld) => (
        <>
          <p className="mb-5">
            <strong className="break-words">{by}</strong> invites you to work in their account as{' '}
            {teamRoles[role].withArticle}, who {teamRoles[role].may}. You will sign in as{' '}
            <strong className="break-words">{email}</strong>. If you do not know who that is, close
            this page.
          </p>
          <JoinForm token={token} />
        </>
      )}
    </QueryBoundary>
  )
}

function JoinForm({ token }: { readonly token: string }) {
  const form = useForm({
    resolver: zodResolver(JoinTeam),
    defaultValues: { token, firstName: '', lastName: '', password: '' },
  })
  const { errors } = form.formState
  const join = useJoin()
  return (
    <form
      noValidate
      onSubmit={form.handleSubmit((body) => {
        join.mutate(body)
      })}
      className="grid gap-5"
    >
      <NameFields
        firstName={{ error: errors.firstName?.message, ...form.register('firstName') }}
        lastName={{ error: errors.lastName?.message, ...form.register('lastName') }}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint="At least 8 characters. Any characters will do; common passwords will not."
        error={errors.password?.message}
        {...form.register('password')}
      />
      <Button type="submit" className="justify-self-start" disabled={join.isPending}>
        {join.isPending ? 'Joining...' : 'Join'}
      </Button>
    </form>
  )
}

function useJoin() {
  const startSession = useStartSession()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (body: JoinTeam) => callEndpoint(teamCalls.joinTeam, { body }),
    onSuccess: (user) => {
      startSession(user)
      showToast({ title: 'Welcome', description: `You work for ${user.team?.owner ?? ''} now.` })
      void navigate('/dashboard')
    },
    onError: (error) => {
      showFailure(
        'Not joined',
        messageOf(error, 'You could not join with this link. Please ask for a new one.'),
      )
    },
  })
}
