import { useDeferredValue, type ReactNode } from 'react'
import { FailedState } from './failed-state.tsx'
import { Waiting } from './waiting.tsx'

/** What a query says of itself, of one page or of several. */
interface Loaded<Data> {
  readonly data: Data | undefined
  readonly isError: boolean
  readonly error: Error | null
  readonly refetch: () => Promise<unknown>
}

/**
 * The states that anything loaded has: loading, failed, empty and there. `empty` is shown where
 * `isEmpty` says so (an empty list, unless told otherwise); a failure never looks empty.
 * What came is rendered in pieces between which the page can answer.
 */
export function QueryBoundary<Data>({
  query,
  empty,
  isEmpty = isEmptyList,
  title,
  waiting = <Waiting />,
  children,
}: {
  readonly query: Loaded<Data>
  readonly empty?: ReactNode
  readonly isEmpty?: (data: Data) => boolean
  /** Of a whole page, which has no other heading until its data is there. */
  readonly title?: string
  /** Shown while it loads: of the same height where something stands below it. */
  readonly waiting?: ReactNode
  readonly children: (data: Data) => ReactNode
}) {
  const data = useDeferredValue(query.data)
  const heading = title !== undefined && <h1 className="sr-only">{title}</h1>
  if (query.isError) {
    return (
      <>
        {heading}
        <FailedState error={query.error} onRetry={() => void query.refetch()} />
      </>
    )
  }
  if (data === undefined) {
    return (
      <>
        {heading}
        {waiting}
      </>
    )
  }
  if (empty !== undefined && isEmpty(data)) return empty
  return children(data)
}

function isEmptyList(data: unknown): boolean {
  return Array.isArray(data) && data.length === 0
}
