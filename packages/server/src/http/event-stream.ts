import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { streamRoom, type StreamLimits } from './stream-room.ts'

const heartbeatMs = 15_000

/**
 * Sends server-sent events to a page of an account; what has no news is a comment now and then, so that
 * the line stays open. Refuses where the account, or all together, have as many streams as they may.
 */
export type SendEvents = (
  reply: FastifyReply,
  userId: string,
  events: (signal: AbortSignal) => AsyncIterable<object | undefined>,
) => FastifyReply

/** Streams end when the browser leaves, and when the server stops. */
export function eventStreams(app: FastifyInstance, limits: StreamLimits): SendEvents {
  const takePlace = streamRoom(limits)
  const stopping = new AbortController()
  app.addHook('preClose', (done) => {
    stopping.abort()
    done()
  })
  return (reply, userId, events) => {
    const giveBack = takePlace(userId)
    const left = new AbortController()
    reply.raw.once('close', () => {
      giveBack()
      left.abort()
    })
    const signal = AbortSignal.any([stopping.signal, left.signal])
    return reply
      .header('content-type', 'text/event-stream; charset=utf-8')
      .header('x-accel-buffering', 'no')
      .send(Readable.from(asText(events(signal))))
  }
}

async function* asText(events: AsyncIterable<object | undefined>): AsyncGenerator<string> {
  let last = Date.now()
  yield ': connected\n\n'
  for await (const event of events) {
    const quiet = Date.now() - last < heartbeatMs
    if (event === undefined && quiet) continue
    last = Date.now()
    yield event === undefined ? ': still here\n\n' : `data: ${JSON.stringify(event)}\n\n`
  }
}
