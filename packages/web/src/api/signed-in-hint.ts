const key = 'plumbline.signed-in'

/** Whether somebody was signed in when last seen here; a hint for the first paint, no proof. */
export function wasSignedIn(): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}

export function rememberSignedIn(signedIn: boolean): void {
  try {
    if (signedIn) localStorage.setItem(key, '1')
    else localStorage.removeItem(key)
  } catch {
    // Without storage the first paint guesses nobody; nothing else depends on it.
  }
}
