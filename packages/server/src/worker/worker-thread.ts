import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { openContext } from '../open-context.ts'
import { readSettings } from '../settings/read-settings.ts'
import { runWorker } from './run-worker.ts'

/** The worker beside a server in one process; any message asks it to stop. */

// Elsewhere than on Linux this would hold the whole process back.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

const context = await openContext(readSettings(process.env))
const stop = await runWorker(context)
parentPort?.once('message', () => {
  // What does not end well keeps nothing else from ending.
  void Promise.allSettled([stop()]).then(() => context.close())
})
parentPort?.postMessage('started')
