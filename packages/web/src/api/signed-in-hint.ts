import { signedInHint } from '@plumbline/contract'

/** Whether somebody seems to be signed in here: a hint for the first paint, no proof. */
export function wasSignedIn(): boolean {
  if (typeof document === 'undefined') return false
  return document.cookie.split('; ').includes(`${signedInHint.name}=${signedInHint.value}`)
}

/** The server says that nobody is: the hint outlived its session. */
export function forgetSignedIn(): void {
  document.cookie = `${signedInHint.name}=; Path=/; Max-Age=0`
}
