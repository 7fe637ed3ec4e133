import { accountCalls, logoutRedirectMs } from '@plumbline/contract'
import { forgetSignedIn } from '../api/signed-in-hint.ts'
import { rememberPlace } from '../shell/place.ts'
import { showFailure } from '../toast/toasts.ts'

let leaving = false

/** The session ended while a screen was open: says so, then leads to signing in. */
export function leaveSignedOut(): void {
  if (leaving) return
  leaving = true
  rememberPlace(window.location.pathname + window.location.search)
  forgetSignedIn()
  showFailure('Unauthorized', 'You are logged out. Logging in again...')
  setTimeout(() => {
    // Opened as a page, the address of signing in leads to its form.
    window.location.assign(accountCalls.login.path)
  }, logoutRedirectMs)
}
