import { QueryCache, QueryClient, type QueryFunction } from '@tanstack/react-query'
import { isUnauthorized, sendForJson } from './request.ts'

/** Reads the path that the parts of the key make, joined by slashes: `['/api/uploads', id]`. */
const load: QueryFunction = ({ queryKey }) => sendForJson('GET', queryKey.join('/'))

/**
 * Nothing goes stale by itself, is fetched again on focus or by interval, or is tried again.
 * `onUnauthorized` is told when a query finds that the session is over.
 */
export function createQueryClient(onUnauthorized: () => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        if (isUnauthorized(error)) onUnauthorized()
      },
    }),
    defaultOptions: {
      queries: {
        queryFn: load,
        staleTime: Infinity,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        retry: false,
      },
      mutations: { retry: false },
    },
  })
}
