import { listMembers } from '../../db/accounts/team.ts'
import { findUser } from '../../db/accounts/users.ts'
import type { TenantTransaction } from '../../db/transactions.ts'

/** What people who did something in an account are called. */
export interface PersonNames {
  readonly owner: string
  readonly of: (personId: string) => string
}

interface Named {
  readonly first_name: string | null
  readonly last_name: string | null
  readonly email: string
}

/** First and last name, or the address where neither is known. */
export function nameOfPerson({ first_name, last_name, email }: Named): string {
  return [first_name, last_name].filter(Boolean).join(' ') || email
}

/** The owner of the account and everybody who works or has worked in it, by name. */
export async function personNames(tx: TenantTransaction): Promise<PersonNames> {
  const owner = await findUser(tx, tx.userId)
  const names = new Map<string, string>()
  if (owner) names.set(owner.id, nameOfPerson(owner))
  for (const member of await listMembers(tx, tx.userId)) {
    const name = nameOfPerson(member)
    names.set(member.id, member.left_at === null ? name : `${name} (no longer in the team)`)
  }
  return {
    owner: names.get(tx.userId) ?? '',
    of: (personId) => names.get(personId) ?? 'Somebody else',
  }
}
