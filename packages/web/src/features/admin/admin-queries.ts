import { adminCalls, type AdminUsersQuery } from '@plumbline/contract'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callEndpoint, endpointKey, endpointQuery } from '../../api/client.ts'
import { messageOf, RequestError } from '../../api/request.ts'
import { showFailure, showToast } from '../../toast/toasts.ts'

const {
  adminStats,
  adminUsers,
  adminUploads,
  adminInsights,
  auditTrail,
  checkUserAccount,
  refundRequests,
  searchUsers,
} = adminCalls

export function useAdminStats() {
  return useQuery(endpointQuery(adminStats))
}

export function useAdminUsers(filter: AdminUsersQuery) {
  return useQuery({
    queryKey: [...endpointKey(adminUsers), filter],
    // While a search is typed the last rows stand.
    placeholderData: keepPreviousData,
    queryFn: () => loadUsers(filter),
  })
}

async function loadUsers({ search, plan, access }: AdminUsersQuery) {
  const query = {
    plan: plan === 'all' ? undefined : plan,
    access: access === 'all' ? undefined : access,
  }
  try {
    // What is searched for may be an email: it goes into no address, which proxies write down.
    return await (search
      ? callEndpoint(searchUsers, { body: { ...query, search } })
      : callEndpoint(adminUsers, { query }))
  } catch (error) {
    if (!(error instanceof RequestError && error.status === 401)) {
      showFailure('Error', 'Failed to fetch users')
    }
    throw error
  }
}

export function useAdminUploads() {
  return useQuery(endpointQuery(adminUploads))
}

export function useAdminInsights() {
  return useQuery(endpointQuery(adminInsights))
}

export const refundsOnPage = 50

export function useRefundRequests(offset: number) {
  return useQuery({
    queryKey: [...endpointKey(refundRequests), offset],
    placeholderData: keepPreviousData,
    queryFn: () => callEndpoint(refundRequests, { query: { offset, limit: refundsOnPage } }),
  })
}

/** A page of the trail: the newest entries, or those before one. */
export function useAuditTrail(before: number | undefined) {
  return useQuery({
    queryKey: [...endpointKey(auditTrail), before],
    placeholderData: keepPreviousData,
    queryFn: () => callEndpoint(auditTrail, { query: { before } }),
  })
}

/** Whether the administrator has linked a user account, and whether there is one to link. */
export function useUserAccount() {
  return useQuery(endpointQuery(checkUserAccount)).data
}

/** What a deletion would remove, counted anew each time that it is asked for. */
export function useDeletionInfo(id: string) {
  return useQuery({ ...endpointQuery(adminCalls.deletionInfo, { params: { id } }), gcTime: 0 })
}

/** One change that an administrator makes: the call, and what is said of it. */
export interface AdminAction {
  readonly send: () => Promise<unknown>
  readonly done: { readonly title: string; readonly description: string }
  /** Said where the server gives no reason. */
  readonly failed: string
}

/** Runs changes; afterwards everything that administrators see is asked again. */
export function useAdminAction(onDone?: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ send }: AdminAction) => send(),
    onSuccess: async (_answer, { done }) => {
      showToast(done)
      onDone?.()
      const shown = [
        adminStats,
        adminUsers,
        adminUploads,
        adminInsights,
        auditTrail,
        checkUserAccount,
        refundRequests,
      ]
      await Promise.all(
        shown.map((call) => client.invalidateQueries({ queryKey: endpointKey(call) })),
      )
    },
    onError: (error, { failed }) => {
      showFailure('Error', messageOf(error, failed))
    },
  })
}
