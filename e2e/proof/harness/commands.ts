import { spawn } from 'node:child_process'
import path from 'node:path'

const server = path.join(import.meta.dirname, '../../../packages/server/src')

/** A command of the product, run to its end. */
export interface Ended {
  readonly code: number | null
  readonly said: string
}

/** Runs one of the product's programs (`start`, `verify-audit-trail` ...) over a data folder. */
export function runCommand(
  name: string,
  dataFolder: string,
  environment: NodeJS.ProcessEnv = {},
): Promise<Ended> {
  const base = { PATH: process.env['PATH'], METRICS_PORT: 'off', PORT: '0', LOG_LEVEL: 'silent' }
  return run(process.execPath, [path.join(server, `${name}.ts`)], {
    ...base,
    DATA_DIR: dataFolder,
    ...environment,
  })
}

const patienceMs = 900_000

/** Runs a program; it is killed where it does not end. `code` is null where it cannot be started. */
export function run(
  program: string,
  words: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<Ended> {
  const child = spawn(program, words, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  const hear = (chunk: Buffer) => {
    said += chunk.toString()
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  const late = setTimeout(() => child.kill('SIGKILL'), patienceMs)
  return new Promise((resolve) => {
    const end = (code: number | null) => {
      clearTimeout(late)
      resolve({ code, said })
    }
    child.once('error', () => {
      end(null)
    })
    child.once('close', end)
  })
}
