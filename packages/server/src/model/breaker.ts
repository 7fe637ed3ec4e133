/** After so many failures within so long nobody asks for so long. */
const failuresAllowed = 5
const windowMs = 60_000
const restMs = 300_000

/** Keeps a provider that fails from being asked again and again. */
export interface Breaker {
  readonly isOpen: () => boolean
  readonly failed: () => void
}

/** A breaker by a clock in milliseconds. */
export function breaker(now: () => number = Date.now): Breaker {
  let failures: readonly number[] = []
  let openUntil = 0
  return {
    isOpen: () => now() < openUntil,
    failed() {
      const recent = [...failures, now()].filter((at) => at > now() - windowMs)
      failures = recent.length >= failuresAllowed ? [] : recent
      if (recent.length >= failuresAllowed) openUntil = now() + restMs
    },
  }
}
