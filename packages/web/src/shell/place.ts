/** Where somebody was, or wanted to be, before signing in: an address of ours, of ids alone. */
const key = 'plumbline-place'

/** Screens that lead on by themselves: to come back to them would be going in circles. */
const leadOn = /^\/(?:auth|login|logout|signup|register|admin|second-factor)/

/** Kept in this tab only, until it is reached or somebody signs out. */
export function rememberPlace(address: string): void {
  if (leadOn.test(address)) return
  try {
    sessionStorage.setItem(key, address)
  } catch {
    // A browser that keeps nothing leads to the dashboard.
  }
}

export function forgetPlace(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
}

/** The place that is kept; the dashboard where there is none. */
export function keptPlace(): string {
  try {
    const address = sessionStorage.getItem(key) ?? ''
    return /^\/(?!\/)/.test(address) ? address : '/dashboard'
  } catch {
    return '/dashboard'
  }
}
