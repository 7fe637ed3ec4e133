import type { ActivityEntry, ActivityPage, ActivityQuery } from '@plumbline/contract'
import { ownAct, type Actor } from '../../actor.ts'
import type { Context } from '../../context.ts'
import { listOwnLinks } from '../../db/audit-trail.ts'

type OwnLink = Awaited<ReturnType<typeof listOwnLinks>>[number]

/** A page of the audit trail's entries that concern the customer's own account. */
export async function activityPage(
  { database }: Pick<Context, 'database'>,
  { userId }: Actor,
  { before, limit }: ActivityQuery,
): Promise<ActivityPage> {
  const found = await database.asTenant(userId, (tx) =>
    listOwnLinks(tx, { before, limit: limit + 1 }),
  )
  const shown = found.slice(0, limit)
  const last = shown.at(-1)
  return {
    entries: shown.map((link) => entryFor(userId, link)),
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
    const lines = [columns.join(',')]
    let before: number | undefined
    for (;;) {
      const links = await listOwnLinks(tx, { before, limit: atOnce })
      lines.push(...links.map((link) => lineOf(entryFor(userId, link))))
      const last = links.at(-1)
      if (!last || links.length < atOnce) return `${lines.join('\r\n')}\r\n`
      before = Number(last.sequence)
    }
  })
}

const columns = ['Entry', 'Time (UTC)', 'Action', 'By', 'Subject', 'Details', 'Address'] as const

function entryFor(userId: string, link: OwnLink): ActivityEntry {
  const actor =
    link.actor_id === null ? 'nobody' : link.actor_id === userId ? 'you' : 'administrator'
  return {
    entry: Number(link.sequence),
    at: link.at.toISOString(),
    action: link.action,
    actor,
    subjectId: link.subject_id,
    detail: { ...link.detail },
    address: actor === 'administrator' ? null : link.address,
  }
}

function lineOf({ entry, at, action, actor, subjectId, detail, address }: ActivityEntry): string {
  const details = Object.entries(detail).map(([name, value]) => `${name} ${String(value)}`)
  const cells = [String(entry), at, action, actor, subjectId ?? '', details.join('; '), address]
  return cells.map((cell) => quoted(cell ?? '')).join(',')
}

/** Nothing that a spreadsheet would run: details may hold words that somebody chose. */
function quoted(cell: string): string {
  const inert = /^[\s"']*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20|]/u.test(cell) ? `'${cell}` : cell
  return /[",\r\n;]/.test(inert) || inert !== cell ? `"${inert.replaceAll('"', '""')}"` : inert
}
