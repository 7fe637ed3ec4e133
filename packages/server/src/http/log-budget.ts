const windowMs = 60_000

/** Lets so many lines through in a minute; of the others it says how many there were. */
export function logBudget(lines: number, skipped: (count: number) => void): () => boolean {
  let windowEnds = 0
  let written = 0
  let left = 0
  return () => {
    const now = Date.now()
    if (now >= windowEnds) {
      if (left > 0) skipped(left)
      windowEnds = now + windowMs
      written = 0
      left = 0
    }
    if (written < lines) {
      written++
      return true
    }
    left++
    return false
  }
}
