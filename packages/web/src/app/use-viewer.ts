import { useUser } from '../api/user.ts'
import { wasSignedIn } from '../api/signed-in-hint.ts'
import type { Viewer } from './redirect.ts'
import { screenAt } from './screen-at.ts'

export type ViewerState = Viewer | { readonly kind: 'unknown' } | { readonly kind: 'failed' }

/**
 * Who is looking. Until the server has answered nobody is known, but screens that were rendered
 * ahead for signed-out visitors stand, unless somebody was signed in here before.
 */
export function useViewer(path: string): { viewer: ViewerState; retry: () => void } {
  const query = useUser()
  const retry = () => void query.refetch()
  if (query.data) return { viewer: { kind: 'signed-in', user: query.data }, retry }
  if (query.data === null) return { viewer: { kind: 'signed-out' }, retry }
  if (screenAt(path, 'signed-out').prerendered && (query.isError || !wasSignedIn())) {
    return { viewer: { kind: 'signed-out' }, retry }
  }
  return { viewer: { kind: query.isError ? 'failed' : 'unknown' }, retry }
}
