/** The edition of a table that was read: `starter 2026-11 (starter pack)` is Plumbline's own. */
export function editionWords(release: string): string {
  const own = /^starter (\S+) \(starter pack\)$/.exec(release)
  return own === null ? `edition read: ${release}` : `Plumbline’s own table, ${own[1] ?? ''}`
}
