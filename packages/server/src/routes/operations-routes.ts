import Fastify, { type FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { metrics } from '../http/metrics.ts'
import { pipelineNow } from '../services/operations/pipeline.ts'
import { whatIsDown } from '../services/operations/readiness.ts'

/** For whoever runs the product: alive, and ready or what is wrong. */
export function operationsRoutes(http: FastifyInstance, context: Context): void {
  http.get('/healthz', () => ({ status: 'alive' }))
  http.get('/readyz', async (_request, reply) => {
    const down = await whatIsDown(context)
    return down.length === 0
      ? { status: 'ready' }
      : reply.code(503).send({ status: down.join(' ') })
  })
}

/** How busy it is, at a port of its own, which the public does not reach; requests are those of `http`. */
export function metricsServer(http: FastifyInstance, context: Context): FastifyInstance {
  const figures = metrics(http, () => pipelineNow(context))
  const server = Fastify({ logger: false })
  server.get('/metrics', async (_request, reply) =>
    reply.type('text/plain; version=0.0.4; charset=utf-8').send(await figures()),
  )
  return server
}
