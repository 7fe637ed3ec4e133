import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/**
 * A worker in a thread of its own: results by the thousand pass through it, and a page that is
 * asked for meanwhile does not wait for them. Answers, once it takes audits, how to stop it.
 */
export async function startWorkerThread(): Promise<() => Promise<void>> {
  const thread = new Worker(new URL('worker-thread.ts', import.meta.url))
  await once(thread, 'message')
  return async () => {
    thread.postMessage('stop')
    await once(thread, 'exit')
  }
}
