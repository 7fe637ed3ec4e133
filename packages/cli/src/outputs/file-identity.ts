import { lstatSync, readlinkSync, realpathSync, statSync } from 'node:fs'
import path from 'node:path'

/** Which file a path means, however it is written and through whatever links. */
export interface FileIdentity {
  /** Where the file stands, or would stand once written. */
  readonly path: string
  /** Device and number of a file that exists: the same for all its names. */
  readonly number: string | undefined
  /** `other` is a device or a pipe: it is written to and never replaced. */
  readonly kind: 'absent' | 'file' | 'folder' | 'other'
}

/** Looks up what a path means. Throws as the file system does where its folder is absent. */
export function identityOf(named: string): FileIdentity {
  const found = statSync(named, { bigint: true, throwIfNoEntry: false })
  if (!found) return { path: finalPath(named), number: undefined, kind: 'absent' }
  const kind = found.isFile() ? 'file' : found.isDirectory() ? 'folder' : 'other'
  return {
    path: kind === 'other' ? path.resolve(named) : realpathSync(named),
    number: `${found.dev}:${found.ino}`,
    kind,
  }
}

export function isSameFile(one: FileIdentity, other: FileIdentity): boolean {
  if (one.path === other.path) return true
  return one.number !== undefined && one.number === other.number
}

const linkLimit = 40

/** Where a file that does not exist yet would stand: links to it are followed. */
function finalPath(named: string, links = 0): string {
  const place = path.join(realpathSync(path.dirname(named)), path.basename(named))
  const link = lstatSync(place, { throwIfNoEntry: false })
  if (!link?.isSymbolicLink() || links === linkLimit) return place
  return finalPath(path.resolve(path.dirname(place), readlinkSync(place)), links + 1)
}
