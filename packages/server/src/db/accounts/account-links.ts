import type { TeamRole } from '@plumbline/contract'
import { sql } from 'kysely'
import type { AccountLinksTable } from '../schema.ts'
import type { AnyTransaction, SystemTransaction } from '../transactions.ts'

export interface AccountLink {
  readonly userId: string
  readonly email: string
  /** Of an invitation: what whoever joins may do. */
  readonly teamRole: TeamRole | null
}

/** Keeps a link until it is used or its time is over, counted by the database's clock. */
export async function insertLink(
  tx: AnyTransaction,
  link: Pick<AccountLinksTable, 'purpose' | 'email'> & {
    userId: string
    tokenHash: Buffer
    teamRole?: TeamRole
  },
  lastsMs: number,
): Promise<void> {
  await tx.sql
    .insertInto('account_links')
    .values({
      user_id: link.userId,
      token_hash: link.tokenHash,
      purpose: link.purpose,
      email: link.email,
      team_role: link.teamRole ?? null,
      expires_at: sql<Date>`now() + make_interval(secs => ${lastsMs / 1000})`,
    })
    .execute()
}

/** Whose a link is, without using it. Undefined where it does not hold. */
export async function findLink(
  tx: SystemTransaction,
  purpose: AccountLinksTable['purpose'],
  tokenHash: Buffer,
): Promise<AccountLink | undefined> {
  return tx.sql
    .selectFrom('account_links')
    .select(['user_id as userId', 'email', 'team_role as teamRole'])
    .where('purpose', '=', purpose)
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
}

/** Takes a link away: of two who use it at once, one gets it. Undefined where it does not hold. */
export async function takeLink(
  tx: SystemTransaction,
  purpose: AccountLinksTable['purpose'],
  tokenHash: Buffer,
): Promise<AccountLink | undefined> {
  return tx.sql
    .deleteFrom('account_links')
    .where('purpose', '=', purpose)
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['user_id as userId', 'email', 'team_role as teamRole'])
    .executeTakeFirst()
}

/** Links of a purpose that a user was sent hold no longer. */
export async function deleteLinksOf(
  tx: AnyTransaction,
  purpose: AccountLinksTable['purpose'],
  userId: string,
): Promise<void> {
  await tx.sql
    .deleteFrom('account_links')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .execute()
}

export async function deleteOldLinks(tx: SystemTransaction): Promise<void> {
  await tx.sql
    .deleteFrom('account_links')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute()
}
