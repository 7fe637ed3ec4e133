import { zodResolver } from '@hookform/resolvers/zod'
import { Invite, teamCalls, type InvitationMade } from '@plumbline/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { callEndpoint, endpointKey } from '../../api/client.ts'
import { messageOf } from '../../api/request.ts'
import { Button } from '../../components/button.tsx'
import { ChoiceField } from '../../components/fields/choice-field.tsx'
import { TextField } from '../../components/fields/text-field.tsx'
import { Panel } from '../../components/panel.tsx'
import { showFailure } from '../../toast/toasts.ts'
import { teamRoleChoices } from './team-words.ts'

const nobody: Invite = { email: '', role: 'auditor' }

/** Asks somebody to work in the account; the link is shown once. */
export function InviteForm() {
  const client = useQueryClient()
  const [made, setMade] = useState<InvitationMade>()
  const form = useForm({ resolver: zodResolver(Invite), defaultValues: nobody })
  const invite = useMutation({
    mutationFn: (body: Invite) => callEndpoint(teamCalls.inviteToTeam, { body }),
    onSuccess: async (invitation) => {
      setMade(invitation)
      form.reset(nobody)
      await client.invalidateQueries({ queryKey: endpointKey(teamCalls.team) })
    },
    onError: (error) => {
      showFailure('Error', messageOf(error, 'The invitation could not be made. Please try again.'))
    },
  })
  return (
    <Panel heading="Invite somebody">
      <form
        noValidate
        onSubmit={form.handleSubmit((body) => {
          invite.mutate(body)
        })}
        className="grid max-w-[40rem] gap-5"
      >
        <TextField
          label="Email"
          type="email"
          autoComplete="off"
          error={form.formState.errors.email?.message}
          {...form.register('email')}
        />
        <Controller
          control={form.control}
          name="role"
          render={({ field }) => (
            <ChoiceField
              label="Role"
              value={field.value}
              choices={teamRoleChoices}
              onChoose={field.onChange}
            />
          )}
        />
        <Button type="submit" className="justify-self-start" disabled={invite.isPending}>
          {invite.isPending ? 'Inviting...' : 'Invite'}
        </Button>
      </form>
      <div role="status" className="mt-4">
        {made && <Made invitation={made} />}
      </div>
    </Panel>
  )
}

function Made({ invitation: { email, link, mailed } }: { readonly invitation: InvitationMade }) {
  return (
    <div className="border-l-4 border-metal-light pl-3">
      <p>
        {mailed
          ? `The link was sent to ${email}. You may hand it on yourself, too:`
          : `No mail is sent from here. Hand this link on to ${email} yourself:`}
      </p>
      <code className="mt-2 block text-small break-all select-all">{link}</code>
      <p className="mt-2 text-small text-soft">
        Whoever has it joins your account, once and within seven days. It is not shown again.
      </p>
    </div>
  )
}
