/** After so many failures within so long nobody asks for so long. */
const failuresAllowed = 5
const windowMs = 60_000
const restMs = 300_000
/** So many of one account count against all: what failed may be what it sent. */
const countedOfAccount = 3

/** Keeps a provider that fails from being asked again and again; by the account that asks. */
export interface Breaker {
  readonly isOpen: (userId: string) => boolean
  readonly failed: (userId: string) => void
}

interface Failure {
  readonly at: number
  readonly userId: string
}

/** A breaker by a clock in milliseconds. */
export function breaker(now: () => number = Date.now): Breaker {
  let failures: readonly Failure[] = []
  let restsUntil = 0
  const accountRestsUntil = new Map<string, number>()
  return {
    isOpen: (userId) => now() < Math.max(restsUntil, accountRestsUntil.get(userId) ?? 0),
    failed(userId) {
      const at = now()
      for (const [id, until] of accountRestsUntil) if (until <= at) accountRestsUntil.delete(id)
      failures = [...failures, { at, userId }].filter((one) => one.at > at - windowMs)
      const counts = countsOf(failures)
      if ((counts.get(userId) ?? 0) >= failuresAllowed) accountRestsUntil.set(userId, at + restMs)
      const counted = [...counts.values()].map((count) => Math.min(count, countedOfAccount))
      if (counted.reduce((sum, count) => sum + count, 0) < failuresAllowed) return
      failures = []
      restsUntil = at + restMs
    },
  }
}

function countsOf(failures: readonly Failure[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { userId } of failures) counts.set(userId, (counts.get(userId) ?? 0) + 1)
  return counts
}
