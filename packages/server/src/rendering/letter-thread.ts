import { parentPort, workerData } from 'node:worker_threads'
import { letterDocx, type Letter } from '@plumbline/letters'

/** What the thread is started with: a letter to write as a Word document. */
export interface WordWork {
  readonly letter: Letter
  readonly state: 'draft' | 'final'
}

/** Whoever starts the thread gives it this and nothing else. */
function asWork(data: unknown): WordWork {
  return data as WordWork
}

const { letter, state } = asWork(workerData)
parentPort?.postMessage(await letterDocx(letter, state))
