import { ErrorAnswer, OwnData, Upload } from '@plumbline/contract'
import { expect, test } from 'vitest'
import { customer } from '../../testing/customers.ts'
import { multipartRequest } from '../../testing/multipart.ts'
import { ended, runWorker, sendFile } from '../../testing/run-worker.ts'
import { testServer, type Visitor } from '../../testing/test-server.ts'

const server = testServer({ ACCOUNT_STORAGE_MB: '1' })
runWorker(server)

const claims = [
  'Claim ID,Patient ID,Date of Service,CPT,Diagnosis,Units,Charge,Paid',
  'C1,P1,2024-03-01,99213,E119,1,120.00,80.00',
  'C1,P1,2024-03-01,99213,E119,1,120.00,80.00',
  'C2,P2,someday,85025,I10,1,30.00,20.00',
].join('\n')

const storedBytes = async (visitor: Visitor) =>
  OwnData.parse((await visitor.get('/api/account/data')).json()).storedBytes

test('rows that come corrected count with the files of an account', async () => {
  const { visitor } = await customer(server)
  const { id } = await sendFile(visitor, claims)
  expect((await ended(visitor, id)).status).toBe('completed')
  const rows = (await visitor.get(`/api/uploads/${id}/rows-to-correct.csv`)).body
  const send = (mark: string) =>
    visitor.send({
      ...multipartRequest([
        { name: 'file', fileName: 'a.csv', value: `${rows}${mark.repeat(600_000)}` },
      ]),
      url: `/api/uploads/${id}/corrected`,
    })
  const first = await send('x')
  expect(first.statusCode, first.body).toBe(201)
  await ended(visitor, Upload.parse(first.json()).id)
  expect(await storedBytes(visitor)).toBeGreaterThan(600_000)
  const second = await send('y')
  expect(second.statusCode).toBe(409)
  const { code, message } = ErrorAnswer.parse(second.json())
  expect(code).toBe('storage-full')
  expect(message).toContain('holds 0.6 MB of files and reports')
})

test('reports count too, and are made without being kept where there is no room', async () => {
  const { visitor } = await customer(server)
  const { id } = await sendFile(visitor, claims)
  expect((await ended(visitor, id)).status).toBe('completed')
  const order = (preparedFor: string) =>
    visitor.post(`/api/uploads/${id}/report`, { cover: { preparedFor } })
  const before = await storedBytes(visitor)
  expect((await order('One')).statusCode).toBe(200)
  const ofOne = (await storedBytes(visitor)) - before
  expect(ofOne).toBeGreaterThan(10_000)
  const rounds = Math.ceil(1_000_000 / ofOne) + 3
  for (let at = 0; at < rounds; at++) {
    const answer = await order(`Client ${at}`)
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain(`Client ${at}`)
  }
  const held = await storedBytes(visitor)
  expect(held).toBeLessThanOrEqual(1_000_000)
  expect(held).toBeGreaterThan(1_000_000 - 2 * ofOne)
})
