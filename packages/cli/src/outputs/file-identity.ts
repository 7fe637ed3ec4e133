import {
  fstatSync,
  lstatSync,
  readlinkSync,
  realpathSync,
  statSync,
  type BigIntStats,
} from 'node:fs'
import path from 'node:path'

/** Which file a path means, however it is written and through whatever links. */
export interface FileIdentity {
  /** Where the file stands, or would stand once written. */
  readonly path: string
  /** Device and number of a file that exists: the same for all its names. */
  readonly number: string | undefined
  readonly kind: FileKind
}

/**
 * What stands at a path. `stream` is a pipe or a device that takes text: written to, never replaced;
 * `unwritable` is a disk or a socket, which no audit belongs into.
 */
export type FileKind = 'absent' | 'file' | 'folder' | 'stream' | 'unwritable'

/** Looks up what a path means. Throws as the file system does where its folder is absent. */
export function identityOf(named: string): FileIdentity {
  const found = statSync(named, { bigint: true, throwIfNoEntry: false })
  if (!found) return { path: finalPath(named), number: undefined, kind: 'absent' }
  const kind = kindOf(found)
  const isNamed = kind === 'file' || kind === 'folder'
  return {
    // A stream may stand for something that has no path of its own, as /dev/fd/3 does.
    path: isNamed ? realpathSync(named) : path.resolve(named),
    number: numberOf(found),
    kind,
  }
}

export function isSameFile(one: FileIdentity, other: FileIdentity): boolean {
  if (one.path === other.path) return true
  return one.number !== undefined && one.number === other.number
}

/** Whether what stands there is where this command's standard output goes, as /dev/stdout is. */
export function isStandardOutput(named: string): boolean {
  const found = statSync(named, { bigint: true, throwIfNoEntry: false })
  return found !== undefined && numberOf(found) === numberOf(fstatSync(1, { bigint: true }))
}

function kindOf(found: BigIntStats): FileKind {
  if (found.isFile()) return 'file'
  if (found.isDirectory()) return 'folder'
  return found.isCharacterDevice() || found.isFIFO() ? 'stream' : 'unwritable'
}

function numberOf({ dev, ino }: BigIntStats): string {
  return `${dev}:${ino}`
}

const linkLimit = 40

/** Where a file that does not exist yet would stand: links to it are followed. */
function finalPath(named: string, links = 0): string {
  const place = path.join(realpathSync(path.dirname(named)), path.basename(named))
  const link = lstatSync(place, { throwIfNoEntry: false })
  if (!link?.isSymbolicLink() || links === linkLimit) return place
  return finalPath(path.resolve(path.dirname(place), readlinkSync(place)), links + 1)
}
