import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  renameSync,
  statSync,
} from 'node:fs'
import { createHash } from 'node:crypto'
import { dirname, join, parse } from 'node:path'
import type { PostgresBinaries } from './binaries.ts'

/** Who runs PostgreSQL: it refuses root, so root hands it to `nobody`. */
export interface Runner {
  /** Undefined: the user who started us. */
  readonly uid: number | undefined
  readonly gid: number | undefined
}

const nobody = 65_534

export function chooseRunner(): Runner {
  const isRoot = process.getuid?.() === 0
  return isRoot ? { uid: nobody, gid: nobody } : { uid: undefined, gid: undefined }
}

/**
 * A home for the database that the runner can reach: the folder asked for, or, where root's own
 * home bars the way, one of its own under /var/lib that belongs to that folder.
 */
export function reachableHome(wanted: string, runner: Runner): string {
  const home = runner.uid === undefined || isTraversable(wanted) ? wanted : ownHome(wanted)
  // The folders above keep their usual mode: the runner has to pass through them.
  mkdirSync(home, { recursive: true })
  giveTo(home, runner)
  chmodSync(home, 0o700)
  return home
}

/** The binaries where the runner can read them; copied once if they lie in root's home. */
export function reachableBinaries(
  binaries: PostgresBinaries,
  runner: Runner,
  home: string,
): PostgresBinaries {
  if (runner.uid === undefined || isTraversable(binaries.native)) return binaries
  const native = join(dirname(home), 'postgres-binaries')
  if (!existsSync(native)) {
    const unfinished = `${native}.${process.pid}.part`
    cpSync(binaries.native, unfinished, { recursive: true, verbatimSymlinks: true })
    renameSync(unfinished, native)
  }
  return { native }
}

export function giveTo(path: string, runner: Runner): void {
  if (runner.uid !== undefined && runner.gid !== undefined) chownSync(path, runner.uid, runner.gid)
}

function ownHome(wanted: string): string {
  const mark = createHash('sha256').update(wanted).digest('hex').slice(0, 12)
  const folder = join('/var/lib', `plumbline-${mark}`)
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o711)
  return join(folder, 'postgres')
}

/** Whether everyone may pass through every folder above a path. */
function isTraversable(path: string): boolean {
  const { root } = parse(path)
  for (let folder = dirname(path); folder !== root; folder = dirname(folder)) {
    if (!existsSync(folder)) continue
    if ((statSync(folder).mode & constants.S_IXOTH) === 0) return false
  }
  try {
    accessSync(root, constants.X_OK)
    return true
  } catch {
    return false
  }
}
