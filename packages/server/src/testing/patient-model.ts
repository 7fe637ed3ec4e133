import { breaker } from '../model/breaker.ts'
import type { OpenModel } from '../model/open-model.ts'
import type { TestServer } from './test-server.ts'

/** The model of a server with a breaker of its own, and no more patience than this with who never answers. */
export function patientModel({ context }: TestServer, milliseconds: number): OpenModel {
  const own = context.model
  if (!own) throw new Error('No model is set')
  const { transport } = own
  return {
    ...own,
    breaker: breaker(),
    transport: {
      model: transport.model,
      complete: (asked) =>
        transport.complete({
          ...asked,
          signal: AbortSignal.any([asked.signal, AbortSignal.timeout(milliseconds)]),
        }),
    },
  }
}
