import { teamCalls, type TeamMember } from '@plumbline/contract'
import { useState } from 'react'
import { callEndpoint } from '../../api/client.ts'
import { Badge } from '../../components/badge.tsx'
import { Button } from '../../components/button.tsx'
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog.tsx'
import { ChoiceField } from '../../components/fields/choice-field.tsx'
import { dayOf, momentOf } from '../../format/dates.ts'
import { teamRoleChoices, teamRoles } from './team-words.ts'
import { useTeamAction } from './use-team-action.ts'

/** Somebody of the team; for the owner with what may be changed. */
export function MemberRow({
  member: { id, name, email, role, joinedAt, lastUsedAt },
  isOwner,
}: {
  readonly member: TeamMember
  readonly isOwner: boolean
}) {
  const act = useTeamAction()
  const [isRemoving, setRemoving] = useState(false)
  const params = { id }
  return (
    <li className="flex flex-wrap items-end justify-between gap-3 border-b border-hair pb-3">
      <span>
        <strong>{name}</strong>
        <span className="block text-small break-all text-soft">
          {email}, since {dayOf(joinedAt)}
          {lastUsedAt !== null && `, last here ${momentOf(lastUsedAt)}`}
        </span>
      </span>
      {isOwner ? (
        <span className="flex flex-wrap items-end gap-3">
          <ChoiceField
            label={`Role of ${name}`}
            value={role}
            choices={teamRoleChoices}
            disabled={act.isPending}
            onChoose={(chosen) => {
              act.mutate({
                send: () =>
                  callEndpoint(teamCalls.changeTeamRole, { params, body: { role: chosen } }),
                done: `${name} is ${teamRoles[chosen].withArticle} now.`,
              })
            }}
          />
          <Button
            look="secondary"
            aria-label={`Remove ${name} from the team`}
            onClick={() => {
              setRemoving(true)
            }}
          >
            Remove
          </Button>
        </span>
      ) : (
        <Badge tone="default">{teamRoles[role].name}</Badge>
      )}
      {isRemoving && (
        <RemoveDialog
          id={id}
          name={name}
          onClose={() => {
            setRemoving(false)
          }}
        />
      )}
    </li>
  )
}

function RemoveDialog({
  id,
  name,
  onClose,
}: Pick<TeamMember, 'id' | 'name'> & { readonly onClose: () => void }) {
  const act = useTeamAction()
  const remove = {
    send: () => callEndpoint(teamCalls.removeFromTeam, { params: { id } }),
    done: `${name} can no longer sign in.`,
  }
  return (
    <ConfirmDialog
      title={`Remove ${name}?`}
      confirmLabel="Remove"
      pending={act.isPending}
      onClose={onClose}
      onConfirm={() => {
        act.mutate(remove, { onSettled: onClose })
      }}
    >
      <p>
        {name} is signed out at once and cannot sign in again. What {name} decided and wrote stays,
        under that name.
      </p>
    </ConfirmDialog>
  )
}
