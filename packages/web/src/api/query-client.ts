import { QueryCache, QueryClient, type QueryFunction } from '@tanstack/react-query'
import { isUnauthorized, send } from './request.ts'

/**
 * Reads the path that the parts of the key make, joined by slashes: `['/api/uploads', id]`. A
 * screen asks many questions at once; each goes out in a task of its own, so that none holds up
 * the screen.
 */
const load: QueryFunction = async ({ queryKey, signal }) => {
  await nextTask()
  // Whoever asked may have gone meanwhile.
  signal.throwIfAborted()
  const response = await send('GET', queryKey.join('/'))
  return response.json()
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

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
