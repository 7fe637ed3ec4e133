/** Whether a value holds, anywhere in it, a NUL: no text of ours has one, and the database takes none. */
export function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0')
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([key, inner]) => key.includes('\0') || holdsNul(inner))
}
