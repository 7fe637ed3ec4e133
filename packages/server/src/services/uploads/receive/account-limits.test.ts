import { ErrorAnswer, Upload } from '@plumbline/contract'
import { describe, expect, test } from 'vitest'
import { customer } from '../../../testing/customers.ts'
import { claimsCsv, multipartRequest, partsWithFile } from '../../../testing/multipart.ts'
import { testServer, type Visitor } from '../../../testing/test-server.ts'

const server = testServer({ ACCOUNT_WAITING_UPLOADS: '3', ACCOUNT_STORAGE_MB: '1' })

const send = (visitor: Visitor, text: string) =>
  visitor.send(multipartRequest(partsWithFile('a.csv', text)))

describe('uploads that wait', () => {
  test('of twelve that are sent at once three are taken; the refusal names the figure', async () => {
    const { visitor } = await customer(server)
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) => send(visitor, `${claimsCsv}\n${at}`)),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(3)
    const refused = answers.filter(({ statusCode }) => statusCode === 429)
    expect(refused).toHaveLength(9)
    const { code, message } = ErrorAnswer.parse(refused[0]?.json())
    expect(code).toBe('too-many-waiting')
    expect(message).toContain('an account may have 3 waiting')
    expect(refused[0]?.headers['retry-after']).toBe('60')
    const listed = Upload.array().parse((await visitor.get('/api/uploads')).json())
    expect(listed).toHaveLength(3)
    expect(listed.map(({ progress }) => progress?.wait?.ownBefore)).toEqual([2, 1, 0])
  })

  test('another customer is not refused for it', async () => {
    const { visitor } = await customer(server)
    expect((await send(visitor, claimsCsv)).statusCode).toBe(201)
  })
})

test('bytes above what an account may hold are refused with both figures, and nothing is kept', async () => {
  const { visitor, id } = await customer(server)
  const half = `${claimsCsv}\n${'x'.repeat(600_000)}`
  expect((await send(visitor, half)).statusCode).toBe(201)
  const refused = await send(visitor, `${half}y`)
  expect(refused.statusCode).toBe(409)
  const { code, message } = ErrorAnswer.parse(refused.json())
  expect(code).toBe('storage-full')
  expect(message).toContain('holds 0.6 MB')
  expect(message).toContain('may hold 1.0 MB')
  const stored: unknown[] = []
  for await (const file of server.context.originals.storedBefore(new Date(Date.now() + 1e6))) {
    if (file.userId === id) stored.push(file)
  }
  expect(stored).toHaveLength(1)
  expect((await send(visitor, claimsCsv)).statusCode).toBe(201)
})
