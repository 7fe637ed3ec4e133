import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { metrics } from '../http/metrics.ts'
import { askDatabase, pipelineNow } from '../services/operations/pipeline.ts'

/** For whoever runs the product: alive, ready, and how busy. */
export function operationsRoutes(http: FastifyInstance, context: Context): void {
  const figures = metrics(http, () => pipelineNow(context))
  http.get('/healthz', () => ({ status: 'alive' }))
  http.get('/readyz', async (_request, reply) => {
    try {
      await askDatabase(context)
      return { status: 'ready' }
    } catch {
      return reply.code(503).send({ status: 'The database does not answer.' })
    }
  })
  http.get('/metrics', async (_request, reply) => {
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(await figures())
  })
}
