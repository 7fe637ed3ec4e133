import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** What a prying process could do. */
export interface Pried {
  readonly tried: number
  readonly done: readonly string[]
  /** Names of its environment. */
  readonly variables: readonly string[]
  readonly readsItsOwn: boolean
}

export const pryingProcess = fileURLToPath(new URL('prying-process.ts', import.meta.url))

/** Starts a prying process beside a port, a local socket and a secret; answers what it could do. */
export async function pry(
  start: (words: readonly string[]) => ChildProcess,
  ownFile = '',
): Promise<Pried> {
  const folder = mkdtempSync(path.join(tmpdir(), 'plumbline-pry-'))
  const secret = path.join(folder, 'secret')
  writeFileSync(secret, 'x')
  const listener = createServer((stream) => {
    stream.on('error', () => undefined)
    stream.end('HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n')
  }).listen(0, '127.0.0.1')
  const local = createServer().listen(path.join(folder, 'socket'))
  await Promise.all([once(listener, 'listening'), once(local, 'listening')])
  const { port } = listener.address() as AddressInfo
  try {
    const child = start([folder, String(port), path.join(folder, 'socket'), secret, ownFile])
    const [said] = (await Promise.race([once(child, 'message'), ended(child)])) as [Pried]
    return said
  } finally {
    listener.close()
    local.close()
    rmSync(folder, { recursive: true })
  }
}

/** The same without any confinement, which shows that the tries can go well. */
export function startFree(words: readonly string[]): ChildProcess {
  return fork(pryingProcess, words, { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
}

async function ended(child: ChildProcess): Promise<never> {
  const [status, signal] = (await once(child, 'exit')) as [number | null, string | null]
  throw new Error(`It ended without a word: ${status ?? signal ?? 'unknown'}`)
}
