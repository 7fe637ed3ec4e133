import { useUser } from './user.ts'

/**
 * Whether whoever is signed in may change anything in this account. Readers of a team and administrators in the
 * user view may not: the server refuses them, so that nothing is offered to them that would be refused.
 */
export function useMayChange(): boolean {
  const user = useUser().data
  return user?.team?.role !== 'reader' && !user?.actingAdmin
}

/** Whether the account is their own: some things stay with its owner, whoever else may work there. */
export function useOwnsAccount(): boolean {
  const user = useUser().data
  return user?.team === undefined && !user?.actingAdmin
}
