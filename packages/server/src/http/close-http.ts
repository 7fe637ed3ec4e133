import type { FastifyInstance } from 'fastify'

const lookEveryMs = 100

/**
 * Answers what was asked, then closes. A connection that is kept open for another request falls
 * idle only when its answer has gone, after the server has looked for idle ones: so it looks again.
 */
export async function closeHttp(http: FastifyInstance): Promise<void> {
  const timer = setInterval(() => {
    http.server.closeIdleConnections()
  }, lookEveryMs)
  try {
    await http.close()
  } finally {
    clearInterval(timer)
  }
}
