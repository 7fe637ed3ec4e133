import { createHash } from 'node:crypto'

/**
 * What files with the same columns have in common, in whatever order they stand: a digest of their
 * headings in small letters. Columns without a name of their own count with their place, since a mapping
 * can speak of them by it alone.
 */
export function headerFingerprint(header: readonly string[]): string {
  const plain = header.map((name) => name.trim().replace(/\s+/g, ' ').toLowerCase())
  const named = plain.map((name, index) =>
    name === '' || plain.indexOf(name) !== plain.lastIndexOf(name) ? `${name}#${index + 1}` : name,
  )
  return createHash('sha256').update(JSON.stringify(named.toSorted())).digest('hex')
}
