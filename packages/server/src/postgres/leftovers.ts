import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** What a server of an earlier run left behind. */
export type Leftover =
  | { readonly kind: 'none' }
  /** Still running: its parent was killed, it was not. */
  | { readonly kind: 'running'; readonly pid: number }

/**
 * Looks at `postmaster.pid`. A server that still runs is adopted; a lock of one that is dead, a
 * zombie that nobody has collected included, is removed, because PostgreSQL itself would take the
 * zombie for alive and refuse to start.
 */
export function settleLeftover(dataFolder: string, socketFolder: string): Leftover {
  const pidFile = join(dataFolder, 'postmaster.pid')
  if (!existsSync(pidFile)) return { kind: 'none' }
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n', 1)[0])
  if (Number.isInteger(pid) && pid > 0 && isLivePostgres(pid)) return { kind: 'running', pid }
  rmSync(pidFile, { force: true })
  rmSync(join(socketFolder, '.s.PGSQL.5432'), { force: true })
  rmSync(join(socketFolder, '.s.PGSQL.5432.lock'), { force: true })
  return { kind: 'none' }
}

/** Whether any process has the number; one that we may not signal counts. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Alive, not a zombie, and, where the system tells names, really a postgres. */
export function isLivePostgres(pid: number): boolean {
  if (!isAlive(pid)) return false
  if (process.platform !== 'linux') return true
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const name = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'))
    const state = stat.slice(stat.lastIndexOf(')') + 2, stat.lastIndexOf(')') + 3)
    return name.startsWith('postgres') && state !== 'Z' && state !== 'X'
  } catch {
    return false
  }
}
