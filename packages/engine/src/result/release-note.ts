/** Begins what a finding says where no release covers the date of service. */
export const releaseNoteBegins =
  'The available tables do not cover this date of service; read from '

/** The finding's sentence without that note, which is said once for the file. */
export function ownWords(message: string): string {
  const at = message.indexOf(releaseNoteBegins)
  return at < 0 ? message : message.slice(0, at).trimEnd()
}

/** Which releases a finding was read from for want of those in force; undefined where they are. */
export function releasesReadInstead(message: string): string | undefined {
  const at = message.indexOf(releaseNoteBegins)
  return at < 0 ? undefined : message.slice(at + releaseNoteBegins.length).replace(/\.$/, '')
}
