import type {
  AdminInsights,
  AdminStats,
  AdminUpload,
  AdminUserRow,
  AdminUsersQuery,
  DeletionInfo,
} from '@plumbline/contract'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { messageOf, RequestError, sendForJson } from '../../api/request.ts'
import { showFailure, showToast } from '../../toast/toasts.ts'

export function useAdminStats() {
  return useQuery<AdminStats>({ queryKey: ['/api/admin/stats'] })
}

export function useAdminUsers(filter: AdminUsersQuery) {
  return useQuery({
    queryKey: ['/api/admin/users', filter],
    // While a search is typed the last rows stand.
    placeholderData: keepPreviousData,
    queryFn: async () => {
      const search = new URLSearchParams(
        Object.entries(filter).filter(
          (entry): entry is [string, string] =>
            entry[1] !== undefined && entry[1] !== '' && entry[1] !== 'all',
        ),
      )
      try {
        return await sendForJson<AdminUserRow[]>('GET', `/api/admin/users?${search.toString()}`)
      } catch (error) {
        if (!(error instanceof RequestError && error.status === 401)) {
          showFailure('Error', 'Failed to fetch users')
        }
        throw error
      }
    },
  })
}

export function useAdminUploads() {
  return useQuery<AdminUpload[]>({ queryKey: ['/api/admin/uploads'] })
}

export function useAdminInsights() {
  return useQuery<AdminInsights>({ queryKey: ['/api/admin/insights'] })
}

export function useDeletionInfo(userId: string) {
  return useQuery<DeletionInfo>({
    queryKey: ['/api/admin/users', userId, 'deletion-info'],
    gcTime: 0,
  })
}

/** One change that an administrator makes: the call, and what is said of it. */
export interface AdminAction {
  readonly method: 'POST' | 'DELETE'
  readonly path: string
  readonly body?: object
  readonly done: { readonly title: string; readonly description: string }
  /** Said where the server gives no reason. */
  readonly failed: string
}

/** Runs changes; afterwards everything that administrators see is asked again. */
export function useAdminAction(onDone?: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ method, path, body }: AdminAction) => sendForJson(method, path, body),
    onSuccess: async (_answer, { done }) => {
      showToast(done)
      onDone?.()
      await client.invalidateQueries({
        predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/admin/'),
      })
    },
    onError: (error, { failed }) => {
      showFailure('Error', messageOf(error, failed))
    },
  })
}
