import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { PipelineNow } from '../services/operations/pipeline.ts'

/**
 * Figures for Prometheus. Requests are this process's; the pipeline's are asked for each time, so
 * that any server tells of all workers. No label names a customer.
 */
export function metrics(
  http: FastifyInstance,
  pipeline: () => Promise<PipelineNow>,
): () => Promise<string> {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  countRequests(http, registry)
  const gauges = pipelineGauges(registry)
  return async () => {
    const figures = await pipeline()
    for (const status of ['processing', 'completed', 'error', 'failed'])
      gauges.uploads.set({ status }, figures.uploads[status] ?? 0)
    for (const { queue, queued, active, failed } of figures.queues) {
      gauges.jobs.set({ queue, state: 'queued' }, queued)
      gauges.jobs.set({ queue, state: 'active' }, active)
      gauges.jobs.set({ queue, state: 'failed' }, failed)
    }
    gauges.seals.set(figures.brokenSeals)
    gauges.lines.set(figures.linesAudited)
    gauges.engine.set(figures.engineSeconds)
    gauges.oldest.set(figures.oldestWaitSeconds)
    return registry.metrics()
  }
}

function countRequests(http: FastifyInstance, registry: Registry): void {
  const seconds = new Histogram({
    name: 'plumbline_request_seconds',
    help: 'Time to answer a request',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 1, 5, 30],
    registers: [registry],
  })
  http.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none'
    const { method } = request
    seconds.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    done()
  })
}

function pipelineGauges(registry: Registry) {
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name: `plumbline_${name}`, help, labelNames, registers: [registry] })
  return {
    uploads: gauge('uploads', 'Uploads by status', ['status']),
    jobs: gauge('jobs', 'Jobs of the queue by state', ['queue', 'state']),
    seals: gauge('broken_seals', 'Stored files or results found changed, moved or lost'),
    lines: gauge('lines_audited', 'Claim lines audited and stored'),
    engine: gauge('engine_seconds', 'Seconds that the engine took for them'),
    oldest: gauge('oldest_wait_seconds', 'Age of the oldest upload that is not yet audited'),
  }
}
