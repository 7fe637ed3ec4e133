import { teamCalls, type Team } from '@plumbline/contract'
import { useQuery } from '@tanstack/react-query'
import { endpointQuery } from '../../api/client.ts'
import { useUser } from '../../api/user.ts'
import { ButtonLink } from '../../components/button-link.tsx'
import { PageHeading } from '../../components/page-heading.tsx'
import { Panel } from '../../components/panel.tsx'
import { QueryBoundary } from '../../components/states/query-boundary.tsx'
import { InviteForm } from './invite-form.tsx'
import { InvitationRow } from './invitation-row.tsx'
import { MemberRow } from './member-row.tsx'
import { teamRoles } from './team-words.ts'

/** Who works in the account. Its owner invites, changes and removes; the others read. */
export function TeamPage() {
  const user = useUser().data
  const query = useQuery(endpointQuery(teamCalls.team))
  const isOwner = user?.role === 'client' && !user.team && !user.actingAdmin
  return (
    <>
      <PageHeading title="Team">
        <ButtonLink look="secondary" to="/dashboard">
          Back to Dashboard
        </ButtonLink>
      </PageHeading>
      <div className="grid grid-cols-1 gap-6">
        {isOwner && <InviteForm />}
        <QueryBoundary query={query}>
          {(team) => <People team={team} isOwner={isOwner} />}
        </QueryBoundary>
      </div>
    </>
  )
}

function People({ team, isOwner }: { readonly team: Team; readonly isOwner: boolean }) {
  return (
    <>
      <Panel heading="People">
        <ul className="grid gap-3">
          <li className="border-b border-hair pb-3">
            <strong>{team.owner.name}</strong>
            <span className="block text-small break-all text-soft">
              {team.owner.email}, owner of the account
            </span>
          </li>
          {team.members.map((member) => (
            <MemberRow key={member.id} member={member} isOwner={isOwner} />
          ))}
        </ul>
        <dl className="mt-4 grid gap-1 text-small text-soft">
          {Object.values(teamRoles).map(({ name, may }) => (
            <div key={name}>
              <dt className="inline font-semibold">{name}</dt> <dd className="inline">{may}.</dd>
            </div>
          ))}
        </dl>
        <p className="mt-2 reading text-small text-soft">
          Billing, the team, keeping and deleting of data, the language model’s switches and the
          approval of plan rules stay with the owner.
        </p>
      </Panel>
      {team.invitations.length > 0 && (
        <Panel heading="Invited">
          <ul className="grid gap-3">
            {team.invitations.map((invitation) => (
              <InvitationRow key={invitation.email} invitation={invitation} />
            ))}
          </ul>
        </Panel>
      )}
    </>
  )
}
