import { spawn, spawnSync, type ChildProcess, type SerializationType } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** A process that reads what strangers send. */
export interface Confinement {
  /** The program's file. */
  readonly entry: string
  readonly words?: readonly string[]
  /** The only files and folders that it may read, beside its entry. */
  readonly readable: readonly string[]
  readonly heapMegabytes: number
  /** Of the system, where it has them (`ulimit`). */
  readonly dataKilobytes?: number
  readonly processorSeconds?: number
  readonly serialization?: SerializationType
}

/**
 * Starts it with a channel, and its bytes on standard input where it reads them. It may write no
 * file, start no process or thread, load no native code, make no code from text and ask nothing of
 * the network; its environment is empty, and no core is dumped. What each of these is worth stands
 * in SECURITY.md.
 */
export function startConfined(confinement: Confinement): ChildProcess {
  const { entry, words = [], serialization = 'json' } = confinement
  const command = [process.execPath, ...flagsOf(confinement), entry, ...words]
  const options = {
    env: {},
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
    serialization,
    windowsHide: true,
  } satisfies Parameters<typeof spawn>[2]
  if (process.platform === 'win32') {
    const [node = '', ...rest] = command
    return spawn(node, rest, options)
  }
  const limited = ['-c', limitsThenRun(confinement), 'sh', ...apartFromNetwork(), ...command]
  return spawn('/bin/sh', limited, options)
}

const withoutNetwork = new URL('without-network.ts', import.meta.url)

function flagsOf({ entry, readable, heapMegabytes }: Confinement): string[] {
  const files = [entry, fileURLToPath(withoutNetwork), ...readable]
  return [
    '--permission',
    ...files.map((file) => `--allow-fs-read=${file}`),
    '--disallow-code-generation-from-strings',
    `--max-old-space-size=${heapMegabytes}`,
    `--import=${withoutNetwork.href}`,
    '--disable-warning=ExperimentalWarning',
  ]
}

/** No core dump; the limits; then the process in place of the shell, so that its number is the one. */
function limitsThenRun({ dataKilobytes, processorSeconds }: Confinement): string {
  const data = dataKilobytes === undefined ? '' : `ulimit -d ${dataKilobytes} 2>/dev/null; `
  const processor =
    processorSeconds === undefined ? '' : `ulimit -t ${processorSeconds} 2>/dev/null; `
  return `unset PWD; ulimit -c 0; ${data}${processor}exec "$@"`
}

let namespace: readonly string[] | undefined

/**
 * The words that put a command into a network of its own, in which there is nothing; none where the
 * system does not let us. The user's own namespace keeps it from going back, even as root.
 */
export function apartFromNetwork(): readonly string[] {
  namespace ??= foundNamespace()
  return namespace
}

function foundNamespace(): readonly string[] {
  const unshare = ['/usr/bin/unshare', '/bin/unshare'].find((path) => existsSync(path))
  if (process.platform !== 'linux' || unshare === undefined) return []
  const flags = ['--user', '--map-current-user', '--net', '--']
  const tried = spawnSync(unshare, [...flags, '/bin/true'], { stdio: 'ignore', timeout: 5_000 })
  return tried.status === 0 ? [unshare, ...flags] : []
}
