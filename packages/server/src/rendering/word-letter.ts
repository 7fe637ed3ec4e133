import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { fairTurns } from '../turns/fair-turns.ts'
import type { WordWork } from './letter-thread.ts'

const entry = join(import.meta.dirname, 'letter-thread.ts')
const heapMegabytes = 1_024
const turns = fairTurns({
  ...{ atOnce: 2, ofAccount: 1, waitingOfAccount: 10, waitingInAll: 100, retryAfterSeconds: 30 },
})

/** A letter with more takes more memory as a Word document than it is worth: its page says the same. */
const mostLines = 1_000

/** Why the letters of a case with so many lines are made as pages alone; undefined where they are not. */
export function wordRefusal(lines: number): string | undefined {
  if (lines <= mostLines) return undefined
  return 'A letter of more than 1,000 lines is too large for Word. Take its page and print it, or start cases of fewer findings.'
}

/**
 * A letter as a Word document, written in a thread of its own so that nobody else waits for it: one at a time of an
 * account. Throws `too-many-requests`, and where the thread ends without it.
 */
export function wordLetter(userId: string, work: WordWork): Promise<Buffer> {
  return turns(userId, () => written(work))
}

function written(workerData: WordWork): Promise<Buffer> {
  const thread = new Worker(entry, {
    workerData,
    env: {},
    execArgv: ['--disable-warning=ExperimentalWarning'],
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
  })
  return new Promise((resolve, reject) => {
    thread.once('message', (bytes: Uint8Array) => {
      resolve(Buffer.from(bytes))
    })
    thread.once('error', reject)
    thread.once('exit', () => {
      reject(new Error('The thread that writes Word documents ended'))
    })
  })
}
