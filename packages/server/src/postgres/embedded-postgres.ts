import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  readFileSync,
  writeFileSync,
  openSync,
  closeSync,
  renameSync,
  rmSync,
  statSync,
  chmodSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { findBinaries, type PostgresBinaries } from './binaries.ts'
import { isAlive, isLivePostgres, settleLeftover, type Leftover } from './leftovers.ts'
import {
  chooseRunner,
  giveTo,
  reachableBinaries,
  reachableHome,
  type Runner,
} from './unprivileged.ts'

/** A PostgreSQL of our own on a Unix socket: no port, no password. */
export interface EmbeddedPostgres {
  /** Folder of the socket: the `host` of a connection. */
  readonly socketFolder: string
  /** The owner of everything; used for migrations only. */
  readonly ownerRole: string
  /** Stops the server if it is ours: started here, or left by a process that is no more. */
  stop(): Promise<void>
}

export const ownerRole = 'plumbline_owner'
const startupMs = 30_000

/**
 * Brings up the database under a folder, creating it the first time. Survives being killed. Another
 * PostgreSQL than the one that comes along may be named.
 */
export async function startEmbeddedPostgres(
  folder: string,
  found: PostgresBinaries = findBinaries(),
): Promise<EmbeddedPostgres> {
  const runner = chooseRunner()
  const home = reachableHome(resolve(folder), runner)
  const binaries = reachableBinaries(found, runner, home)
  const unlock = await takeStartLock(join(home, 'start.lock'))
  try {
    const dataFolder = join(home, 'data')
    const socketFolder = makeSocketFolder(home, runner)
    if (!existsSync(dataFolder)) createCluster(binaries, dataFolder, runner)
    const leftover = settleLeftover(dataFolder, socketFolder)
    const child =
      leftover.kind === 'running' ? undefined : launch(binaries, dataFolder, socketFolder, runner)
    await untilReady(socketFolder, child)
    const pid = takeOwnership(join(home, 'owner.pid'), leftover, child)
    return {
      socketFolder,
      ownerRole,
      stop: () => (pid === undefined ? Promise.resolve() : stopServer(pid)),
    }
  } finally {
    unlock()
  }
}

/** Made beside and renamed in: a first start that is killed leaves no half-made cluster. */
function createCluster(binaries: PostgresBinaries, dataFolder: string, runner: Runner): void {
  const unfinished = `${dataFolder}.part`
  rmSync(unfinished, { recursive: true, force: true })
  const run = spawnSync(
    join(binaries.native, 'bin', 'initdb'),
    ['-D', unfinished, '-U', ownerRole, '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...asUser(runner), env: environment(binaries), encoding: 'utf8' },
  )
  if (run.status !== 0) {
    throw new Error(`The database could not be created: ${run.error?.message ?? run.stderr}`)
  }
  renameSync(unfinished, dataFolder)
}

function makeSocketFolder(home: string, runner: Runner): string {
  const folder = join(home, 'run')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  giveTo(folder, runner)
  chmodSync(folder, 0o700)
  // A socket's path holds at most 107 bytes.
  if (Buffer.byteLength(join(folder, '.s.PGSQL.5432')) > 100) {
    throw new Error(`DATA_DIR is too deep for a database socket: ${folder}. Choose a shorter one.`)
  }
  return folder
}

function launch(
  binaries: PostgresBinaries,
  dataFolder: string,
  socketFolder: string,
  runner: Runner,
): ChildProcess {
  const log = openSync(join(socketFolder, '..', 'postgres.log'), 'a', 0o600)
  const settings = {
    unix_socket_directories: socketFolder,
    unix_socket_permissions: '0700',
    listen_addresses: '',
    max_connections: '100',
    password_encryption: 'scram-sha-256',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    jit: 'off',
    // While an audit's rows pour in, a page's own commit waits for little that is not yet on disk.
    shared_buffers: '256MB',
    wal_writer_delay: '10ms',
    wal_init_zero: 'off',
  }
  const words = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(join(binaries.native, 'bin', 'postgres'), ['-D', dataFolder, ...words], {
    ...asUser(runner),
    env: environment(binaries),
    stdio: ['ignore', log, log],
    detached: true,
  })
  closeSync(log)
  // Without a listener a failed spawn would end the process; `untilReady` tells what happened.
  child.on('error', () => undefined)
  return child
}

function asUser({ uid, gid }: Runner): { uid?: number; gid?: number; cwd: string } {
  return uid === undefined || gid === undefined ? { cwd: '/' } : { uid, gid, cwd: '/' }
}

function environment(binaries: PostgresBinaries): NodeJS.ProcessEnv {
  return {
    PATH: process.env['PATH'],
    LD_LIBRARY_PATH: join(binaries.native, 'lib'),
    LC_ALL: 'C',
    TZ: 'UTC',
  }
}

async function untilReady(socketFolder: string, child: ChildProcess | undefined): Promise<void> {
  const giveUpAt = Date.now() + startupMs
  let last: unknown
  while (Date.now() < giveUpAt) {
    if (child && (child.exitCode !== null || child.signalCode !== null)) break
    const client = new pg.Client({ host: socketFolder, user: ownerRole, database: 'postgres' })
    client.on('error', () => undefined)
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      last = error
      await client.end().catch(() => undefined)
      await pause(25)
    }
  }
  const detail = last instanceof Error ? last.message : 'it ended at once'
  throw new Error(`The database did not start (${detail}); see postgres.log under DATA_DIR.`)
}

/**
 * The server's process id if it is ours to stop: we launched it, or whoever did is gone. Another
 * live process of ours on the same folder keeps what it started.
 */
function takeOwnership(
  path: string,
  leftover: Leftover,
  child: ChildProcess | undefined,
): number | undefined {
  const pid = leftover.kind === 'running' ? leftover.pid : child?.pid
  const owner = existsSync(path) ? Number(readFileSync(path, 'utf8')) : undefined
  if (leftover.kind === 'running' && owner !== undefined && isAlive(owner)) return undefined
  writeFileSync(path, String(process.pid), { mode: 0o600 })
  return pid
}

/** Fast shutdown: sessions are ended, nothing is lost. */
async function stopServer(pid: number): Promise<void> {
  const giveUpAt = Date.now() + 10_000
  signal(pid, 'SIGINT')
  while (isLivePostgres(pid) && Date.now() < giveUpAt) await pause(25)
  if (isLivePostgres(pid)) signal(pid, 'SIGQUIT')
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // It ended by itself.
  }
}

/** One process at a time settles leftovers and starts; a lock older than a start is abandoned. */
async function takeStartLock(path: string): Promise<() => void> {
  const giveUpAt = Date.now() + 2 * startupMs
  for (;;) {
    try {
      closeSync(openSync(path, 'wx', 0o600))
      return () => {
        rmSync(path, { force: true })
      }
    } catch (error) {
      if (Date.now() > giveUpAt) throw error
      if (ageMs(path) > startupMs) rmSync(path, { force: true })
      await pause(50)
    }
  }
}

function ageMs(path: string): number {
  try {
    return Date.now() - statSync(path).mtimeMs
  } catch {
    return 0
  }
}
