import type { UseQueryResult } from '@tanstack/react-query'
import { useDeferredValue, type ReactNode } from 'react'
import { FailedState } from './failed-state.tsx'
import { Waiting } from './waiting.tsx'

/**
 * The states that anything loaded has: loading, failed, empty and there. `empty` is shown where
 * `isEmpty` says so (an empty list, unless told otherwise); a failure never looks empty.
 * What came is rendered in pieces between which the page can answer.
 */
export function QueryBoundary<Data>({
  query,
  empty,
  isEmpty = isEmptyList,
  children,
}: {
  readonly query: UseQueryResult<Data>
  readonly empty?: ReactNode
  readonly isEmpty?: (data: Data) => boolean
  readonly children: (data: Data) => ReactNode
}) {
  const data = useDeferredValue(query.data)
  if (query.isError) return <FailedState error={query.error} onRetry={() => void query.refetch()} />
  if (data === undefined) return <Waiting />
  if (empty !== undefined && isEmpty(data)) return empty
  return children(data)
}

function isEmptyList(data: unknown): boolean {
  return Array.isArray(data) && data.length === 0
}
