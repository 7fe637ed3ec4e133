import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { compiledCode } from './compiled-code.ts'

const entry = join(import.meta.dirname, '../start.ts')

/** The product as a process of its own, as `npm start` runs it. */
export interface ProductProcess {
  readonly url: string
  readonly pid: number | undefined
  /** Everything that it has printed. */
  said(): string
  signal(name: NodeJS.Signals): void
  /** Its exit code, or the signal that ended it, once it has ended. */
  readonly ended: Promise<number | NodeJS.Signals | null>
}

/** As npm does: starts a program, and passes no signal on. */
const asNpm = `require('node:child_process').spawn(process.execPath, [process.argv[1]], { stdio: 'inherit' })`

/**
 * Starts it over a data folder; answers once it says where it is. Throws with what it said where it
 * ends instead. Under `npm`, signals and the exit code are those of a process above it.
 */
export async function startProductProcess(
  dataFolder: string,
  environment: NodeJS.ProcessEnv = {},
  under: 'nothing' | 'npm' = 'nothing',
): Promise<ProductProcess> {
  const port = await freePort()
  const words = under === 'npm' ? ['-e', asNpm, entry] : [entry]
  const child = spawn(process.execPath, words, {
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: dataFolder,
      PORT: String(port),
      METRICS_PORT: 'off',
      LOG_LEVEL: 'silent',
      ...compiledCode,
      ...(under === 'npm' && { npm_lifecycle_event: 'start' }),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  const hear = (chunk: Buffer) => {
    said += chunk.toString()
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.once('exit', (code, signal) => {
      resolve(code ?? signal)
    })
  })
  await saysWhereItIs(child, () => said)
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid,
    said: () => said,
    signal: (name) => void child.kill(name),
    ended,
  }
}

async function saysWhereItIs(child: ChildProcess, said: () => string): Promise<void> {
  while (!/Plumbline is at|takes audits/.test(said())) {
    if (child.exitCode !== null) throw new Error(`The product ended at its start: ${said()}`)
    await new Promise((resume) => setTimeout(resume, 20))
  }
}

/** The process id of the database under a data folder; undefined where none runs. */
export function databasePid(dataFolder: string): number | undefined {
  const file = join(dataFolder, 'postgres/data/postmaster.pid')
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n', 1)[0]) : undefined
}

/** A port that nobody has at the moment. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  await new Promise((done) => server.close(done))
  if (address === null || typeof address === 'string') throw new Error('No port is free')
  return address.port
}
