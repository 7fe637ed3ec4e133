import type { ActivityEntry, ActivityPage, ActivityQuery } from '@plumbline/contract'
import { ownAct, type Actor } from '../../actor.ts'
import type { Context } from '../../context.ts'
import { listOwnLinks } from '../../db/audit-trail.ts'
import { listMembers } from '../../db/accounts/team.ts'
import type { TenantTransaction } from '../../db/transactions.ts'
import { nameOfPerson } from './person-names.ts'

type OwnLink = Awaited<ReturnType<typeof listOwnLinks>>[number]

/** A page of the audit trail's entries that concern the customer's own account, and the sign-ins of its team. */
export async function activityPage(
  { database }: Pick<Context, 'database'>,
  { userId }: Actor,
  { before, limit }: ActivityQuery,
): Promise<ActivityPage> {
  const { found, team } = await database.asTenant(userId, async (tx) => {
    const team = await teamNames(tx)
    return { team, found: await listOwnLinks(tx, [...team.keys()], { before, limit: limit + 1 }) }
  })
  const shown = found.slice(0, limit)
  const last = shown.at(-1)
  return {
    entries: shown.map((link) => entryFor(userId, team, link)),
    nextBefore: found.length > limit && last ? Number(last.sequence) : null,
  }
}

const atOnce = 1_000

/** All of it, the newest first, as CSV; that it was taken is an entry as well. */
export async function activityCsv(
  { database, auditTrail }: Pick<Context, 'database' | 'auditTrail'>,
  actor: Actor,
): Promise<string> {
  const { userId } = actor
  return database.asTenant(userId, async (tx) => {
    await auditTrail.record(tx, { action: 'activity-exported', ...ownAct(actor) })
    const team = await teamNames(tx)
    const people = [...team.keys()]
    const lines = [columns.join(',')]
    let before: number | undefined
    for (;;) {
      const links = await listOwnLinks(tx, people, { before, limit: atOnce })
      lines.push(...links.map((link) => lineOf(entryFor(userId, team, link))))
      const last = links.at(-1)
      if (!last || links.length < atOnce) return `${lines.join('\r\n')}\r\n`
      before = Number(last.sequence)
    }
  })
}

const columns = [
  ...['Entry', 'Time (UTC)', 'Action', 'By', 'Subject', 'Details', 'Address'],
  'About the Sign-In Of',
] as const

/** Who works or has worked in the account, by name. */
async function teamNames(tx: TenantTransaction): Promise<ReadonlyMap<string, string>> {
  const members = await listMembers(tx, tx.userId)
  return new Map(members.map((member) => [member.id, nameOfPerson(member)]))
}

function entryFor(userId: string, team: ReadonlyMap<string, string>, link: OwnLink): ActivityEntry {
  const id = link.actor_id
  const person = (id !== null && team.get(id)) || null
  const actor =
    id === null ? 'nobody' : id === userId ? 'you' : person === null ? 'administrator' : 'team'
  return {
    entry: Number(link.sequence),
    at: link.at.toISOString(),
    action: link.action,
    actor,
    person,
    about: (link.target_id !== null && team.get(link.target_id)) || null,
    subjectId: link.subject_id,
    detail: { ...link.detail },
    address: actor === 'administrator' ? null : link.address,
  }
}

function lineOf({
  entry,
  at,
  action,
  actor,
  person,
  about,
  subjectId,
  detail,
  address,
}: ActivityEntry): string {
  const details = Object.entries(detail).map(([name, value]) => `${name} ${String(value)}`)
  const cells = [
    String(entry),
    at,
    action,
    person ?? actor,
    subjectId ?? '',
    details.join('; '),
    address,
    about,
  ]
  return cells.map((cell) => quoted(cell ?? '')).join(',')
}

/** Nothing that a spreadsheet would run: details may hold words that somebody chose. */
function quoted(cell: string): string {
  const inert = /^[\s"']*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20|]/u.test(cell) ? `'${cell}` : cell
  return /[",\r\n;]/.test(inert) || inert !== cell ? `"${inert.replaceAll('"', '""')}"` : inert
}
