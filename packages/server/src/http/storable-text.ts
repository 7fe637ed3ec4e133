/**
 * Whether a value holds, anywhere in it, a NUL: no text of ours has one, and the database takes none.
 * Walks without calling itself: JSON may nest deeper than a stack goes.
 */
export function holdsNul(value: unknown): boolean {
  const waiting: unknown[] = [value]
  while (waiting.length > 0) {
    const next = waiting.pop()
    if (typeof next === 'string' && next.includes('\0')) return true
    if (typeof next !== 'object' || next === null) continue
    for (const [key, inner] of Object.entries(next)) {
      if (key.includes('\0')) return true
      waiting.push(inner)
    }
  }
  return false
}
