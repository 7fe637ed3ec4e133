import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { ErrorAnswer, Upload } from '@plumbline/contract'
import { afterAll, describe, expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { startWorker } from '../../worker/start-worker.ts'
import { customer } from '../../testing/customers.ts'
import { claimsCsv } from '../../testing/multipart.ts'
import { sendFile } from '../../testing/run-worker.ts'
import { testServer, type Visitor } from '../../testing/test-server.ts'

const server = testServer({ WORKERS: '2' })

const open: Readable[] = []
afterAll(() => {
  for (const stream of open) stream.destroy()
})

/** What a browser has been told so far on a line of its own. */
async function listen(visitor: Visitor) {
  const answer = await visitor.send({ method: 'GET', url: '/api/events', payloadAsStream: true })
  const stream = answer.stream()
  open.push(stream)
  let text = ''
  stream.on('data', (chunk: Buffer) => {
    text += chunk.toString()
  })
  return {
    answer,
    ended: once(stream, 'end'),
    events: () =>
      Array.from(text.matchAll(/^data: (.*)$/gm), ([, json]) =>
        Upload.parse(JSON.parse(json ?? '')),
      ),
  }
}

async function until(holds: () => boolean): Promise<void> {
  const deadline = Date.now() + 30_000
  while (!holds()) {
    if (Date.now() > deadline) throw new Error('It did not come')
    await new Promise((resume) => setTimeout(resume, 50))
  }
}

describe('the events of a customer', () => {
  test('tell how each own audit goes until it ends, and nothing of another’s', async () => {
    const mine = await customer(server)
    const other = await customer(server)
    const line = await listen(mine.visitor)
    expect(line.answer.statusCode).toBe(200)
    expect(line.answer.headers['content-type']).toBe('text/event-stream; charset=utf-8')
    expect(line.answer.headers['cache-control']).toBe('no-store')
    const upload = await sendFile(mine.visitor, claimsCsv)
    const foreign = await sendFile(other.visitor, claimsCsv)
    await until(() => line.events().length > 0)
    expect(line.events()[0]).toMatchObject({
      id: upload.id,
      status: 'processing',
      progress: { stage: 'queued', done: 0, total: 0 },
    })
    const worker = await startWorker(server.context, server.context.connection)
    await until(() => line.events().some(({ status }) => status === 'completed'))
    await worker.stop()
    const last = line.events().at(-1)
    expect(last).toMatchObject({ status: 'completed', totalClaims: 3, progress: null })
    expect(line.events().map(({ id }) => id)).not.toContain(foreign.id)
  })

  test('end with the session', async () => {
    const { visitor } = await customer(server)
    const line = await listen(visitor)
    await visitor.post('/api/logout')
    await line.ended
  })

  test('are nobody’s without one', async () => {
    const answer = await server.visitor().get('/api/events')
    expect(answer.statusCode).toBe(401)
  })

  test('end when the server stops, which does not wait for them', async () => {
    const app = await buildApp(server.context)
    const { visitor } = await customer(server)
    const cookies = await cookieOf(visitor)
    const answer = await app.http.inject({ url: '/api/events', cookies, payloadAsStream: true })
    const stream = answer.stream()
    const ended = once(stream.resume(), 'end')
    await app.http.close()
    await ended
  })
})

describe('an account with many pages', () => {
  const small = testServer({ ACCOUNT_EVENT_STREAMS: '2', EVENT_STREAMS: '3' })
  const refusalOf = async (visitor: Visitor) => {
    const answer = await visitor.get('/api/events')
    expect(answer.headers['retry-after']).toBe('60')
    return { status: answer.statusCode, ...ErrorAnswer.parse(answer.json()) }
  }

  test('has as many streams as it may; one more is refused, and taken when one has ended', async () => {
    const { visitor } = await customer(small)
    const other = await customer(small)
    const lines = [await listen(visitor), await listen(visitor)]
    expect(lines.map(({ answer }) => answer.statusCode)).toEqual([200, 200])
    const refused = await refusalOf(visitor)
    expect(refused).toMatchObject({ status: 429, code: 'too-many-streams' })
    expect(refused.message).toContain('2 event streams of this account are open')
    expect((await listen(other.visitor)).answer.statusCode).toBe(200)
    expect(await refusalOf(other.visitor)).toMatchObject({ status: 503, code: 'not-available' })
    await visitor.post('/api/logout')
    await Promise.all(lines.map(({ ended }) => ended))
    expect((await listen(other.visitor)).answer.statusCode).toBe(200)
  })
})

/** The cookie that a visitor's next request would carry. */
async function cookieOf(visitor: Visitor): Promise<Record<string, string>> {
  const answer = await visitor.get('/api/user')
  const { cookie } = answer.raw.req.headers
  const [name = '', value = ''] = (cookie ?? '').split('=')
  return { [name]: value }
}
