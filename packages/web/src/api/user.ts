import { accountCalls, currentUserCacheMs, type User } from '@plumbline/contract'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { callEndpoint, endpointKey } from './client.ts'
import { RequestError } from './request.ts'
import { forgetSignedIn } from './signed-in-hint.ts'

/** The signed-in user; null where nobody is signed in, which is no failure. */
export const userQuery = queryOptions({
  queryKey: endpointKey(accountCalls.currentUser),
  queryFn: currentUser,
  staleTime: currentUserCacheMs,
})

async function currentUser(): Promise<User | null> {
  try {
    return await callEndpoint(accountCalls.currentUser)
  } catch (error) {
    if (!(error instanceof RequestError && error.status === 401)) throw error
    forgetSignedIn()
    return null
  }
}

export function useUser() {
  return useQuery(userQuery)
}

/** Replaces everything cached by what a new session starts with: its user. */
export function useStartSession(): (user: User) => void {
  const client = useQueryClient()
  return (user) => {
    client.clear()
    client.setQueryData(userQuery.queryKey, user)
  }
}

/** The server ended the session: nothing that belonged to it is asked for or shown any more. */
export function useEndSession(): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    await client.cancelQueries()
    client.clear()
    client.setQueryData(userQuery.queryKey, null)
    forgetSignedIn()
  }
}
