import { bundleProgram } from '../jobs/audit-program/bundle-program.ts'
import type { OpenContext } from '../open-context.ts'
import { startSweeping } from './start-sweeping.ts'
import { startWorker } from './start-worker.ts'

/** Takes audits from the queue and sweeps until it is stopped. */
export async function runWorker(context: OpenContext): Promise<() => Promise<void>> {
  void bundleProgram()
  const worker = await startWorker(context, context.connection)
  const stopSweeping = startSweeping(context)
  return async () => {
    stopSweeping()
    await worker.stop()
  }
}
