import { gzipSync } from 'node:zlib'
import { apiUploadBytes } from '@plumbline/contract'
import { expect, test } from 'vitest'
import { gather } from '../../../files/envelope.ts'
import { customer } from '../../../testing/customers.ts'
import { claimsCsv, multipartRequest, partsWithFile } from '../../../testing/multipart.ts'
import { ended, runWorker } from '../../../testing/run-worker.ts'
import { testServer } from '../../../testing/test-server.ts'
import { checkedInside } from './unpacked-check.ts'

const server = testServer()
runWorker(server)

const send = async (bytes: Buffer, visitor?: Awaited<ReturnType<typeof customer>>['visitor']) =>
  (visitor ?? (await customer(server)).visitor).send(
    multipartRequest(partsWithFile('claims.csv.gz', bytes)),
  )

test('a packed file is taken and audited as what is in it', async () => {
  const { visitor } = await customer(server)
  const answer = await send(gzipSync(claimsCsv), visitor)
  expect(answer.statusCode).toBe(201)
  const upload = await ended(visitor, answer.json<{ id: string }>().id)
  expect(upload).toMatchObject({ status: 'completed', totalClaims: 3 })
})

test('one that is too large as it is packed is said to be that, and not to be damaged', async () => {
  const unpacked = Buffer.alloc(apiUploadBytes + 1, 'a,b\n')
  const answer = await send(gzipSync(unpacked, { level: 0 }))
  expect(answer.statusCode).toBe(413)
  expect(answer.json()).toMatchObject({ code: 'file-too-large' })
})
test('what unpacks to more than 200 MB is refused while it arrives', async () => {
  const answer = await send(gzipSync(Buffer.alloc(201 * 1024 * 1024, 'a,b\n')))
  expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
    413,
    'The packed file unpacks to more than 200 MB. Split it into smaller files.',
  ])
})

test.each([
  ['a program inside', gzipSync(Buffer.from('MZ\x90\x00\x03\x00', 'latin1')), 415],
  ['a file that is cut', gzipSync(claimsCsv).subarray(0, 60), 400],
  ['nonsense after its first bytes', Buffer.from([0x1f, 0x8b, 8, 0, 1, 2, 3, 4, 5, 6, 7, 8]), 400],
  ['text', Buffer.from(claimsCsv), 415],
])('%s is refused', async (_what, bytes, status) => {
  expect((await send(bytes)).statusCode).toBe(status)
})

test('the bytes pass as they are, up to the limit exactly', async () => {
  const packed = gzipSync(Buffer.alloc(1_000, 'a'))
  async function* once(): AsyncGenerator<Uint8Array> {
    yield await Promise.resolve(packed)
  }
  expect(await gather(checkedInside(once(), 1_000))).toEqual(packed)
  await expect(gather(checkedInside(once(), 999))).rejects.toThrow('unpacks to more')
})
