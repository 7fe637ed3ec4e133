import type { TeamRole } from '@plumbline/contract'
import { sql } from 'kysely'
import type { AnyTransaction, SystemTransaction } from '../transactions.ts'
import type { UserRow } from './users.ts'

export interface MemberRow {
  readonly id: string
  readonly email: string
  readonly first_name: string | null
  readonly last_name: string | null
  readonly team_role: TeamRole | null
  readonly created_at: Date
  readonly left_at: Date | null
}

/** Everybody who works or has worked in an account for its owner, who came first first. */
export async function listMembers(tx: AnyTransaction, ownerId: string): Promise<MemberRow[]> {
  return tx.sql
    .selectFrom('users')
    .select(['id', 'email', 'first_name', 'last_name', 'team_role', 'created_at', 'left_at'])
    .where('works_for', '=', ownerId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** When each member's open sessions were used last. */
export async function lastUses(
  tx: SystemTransaction,
  ownerId: string,
): Promise<ReadonlyMap<string, Date>> {
  const rows = await tx.sql
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(({ fn }) => ['users.id as id', fn.max('sessions.seen_at').as('at')])
    .where('users.works_for', '=', ownerId)
    .groupBy('users.id')
    .execute()
  return new Map(rows.map(({ id, at }) => [id, at]))
}

/** Somebody who works in the account now, held until the transaction ends. */
export async function lockMember(
  tx: SystemTransaction,
  ownerId: string,
  memberId: string,
): Promise<UserRow | undefined> {
  return tx.sql
    .selectFrom('users')
    .selectAll()
    .where('works_for', '=', ownerId)
    .where(sql<string>`id::text`, '=', memberId)
    .where('left_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

/** Takes their password and gives their address back; the name stays with what they did. */
export async function markLeft(tx: SystemTransaction, memberId: string): Promise<void> {
  await tx.sql
    .updateTable('users')
    .set({
      left_at: sql<Date>`now()`,
      archived_at: sql<Date>`now()`,
      email: sql<string>`id::text || '@left.invalid'`,
      password_hash: '',
      pending_email: null,
      email_confirmed_at: null,
    })
    .where('id', '=', memberId)
    .execute()
}

export interface InvitationRow {
  readonly email: string
  readonly teamRole: TeamRole | null
  readonly invitedAt: Date
  readonly expiresAt: Date
}

/** Invitations of an account that still hold. */
export async function listInvitations(
  tx: AnyTransaction,
  ownerId: string,
): Promise<InvitationRow[]> {
  return tx.sql
    .selectFrom('account_links')
    .select([
      'email',
      'team_role as teamRole',
      'created_at as invitedAt',
      'expires_at as expiresAt',
    ])
    .where('user_id', '=', ownerId)
    .where('purpose', '=', 'join-team')
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('created_at')
    .execute()
}

/** Takes back what an account sent to an address; answers whether there was anything. */
export async function deleteInvitation(
  tx: SystemTransaction,
  ownerId: string,
  email: string,
): Promise<boolean> {
  const { numDeletedRows } = await tx.sql
    .deleteFrom('account_links')
    .where('user_id', '=', ownerId)
    .where('purpose', '=', 'join-team')
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst()
  return numDeletedRows > 0n
}
