import { teamCalls, type TeamInvitation } from '@plumbline/contract'
import { callEndpoint } from '../../api/client.ts'
import { Button } from '../../components/button.tsx'
import { dayOf } from '../../format/dates.ts'
import { teamRoles } from './team-words.ts'
import { useTeamAction } from './use-team-action.ts'

/** Somebody who was asked and has not come yet. */
export function InvitationRow({
  invitation: { email, role, expiresAt },
}: {
  readonly invitation: TeamInvitation
}) {
  const act = useTeamAction()
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-b border-hair pb-3">
      <span>
        <strong className="break-all">{email}</strong>
        <span className="block text-small text-soft">
          {teamRoles[role].name}, the link holds until {dayOf(expiresAt)}
        </span>
      </span>
      <Button
        look="secondary"
        aria-label={`Take back the invitation of ${email}`}
        disabled={act.isPending}
        onClick={() => {
          act.mutate({
            send: () => callEndpoint(teamCalls.withdrawInvitation, { body: { email } }),
            done: 'The invitation was taken back.',
          })
        }}
      >
        Take Back
      </Button>
    </li>
  )
}
