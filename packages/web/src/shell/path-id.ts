import { useLocation } from 'react-router'

/** The id at the end of the path: `7` at `/cases/7`. */
export function usePathId(): string {
  const [, id = ''] = /\/([^/]+)\/?$/.exec(useLocation().pathname) ?? []
  return decodeURIComponent(id)
}
