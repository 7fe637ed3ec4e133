import { useUser } from '../api/user.ts'
import type { Reader } from '../components/plain-words.tsx'

/** For whom plain words are at first: for whom the account stands, whoever reviews where it never said. */
export function useOwnReader(): Reader {
  switch (useUser().data?.accountRole) {
    case 'provider':
    case 'pharmacy':
      return 'provider'
    case 'patient':
    case 'advocate':
      return 'patient'
    default:
      return 'reviewer'
  }
}
