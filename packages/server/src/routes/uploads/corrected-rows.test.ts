import { FindingsPage, Upload, UploadDetails, Usage } from '@plumbline/contract'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { customer } from '../../testing/customers.ts'
import { multipartRequest, type TestPart } from '../../testing/multipart.ts'
import { ended, runWorker, sendFile } from '../../testing/run-worker.ts'
import { testServer, type Visitor } from '../../testing/test-server.ts'

const server = testServer()
runWorker(server)

const header = 'Claim ID,Patient ID,Date of Service,CPT,Diagnosis,Units,Charge,Paid'
const claims = [
  header,
  'C1,P1,2024-03-01,99213,E119,1,120.00,80.00',
  'C1,P1,2024-03-01,99213,E119,1,120.00,80.00',
  'C2,P2,someday,85025,I10,1,30.00,20.00',
  'C3,P3,2024-03-05,,I10,1,50.00,40.00',
].join('\n')

const sendCorrected = (visitor: Visitor, id: string, parts: readonly TestPart[]) =>
  visitor.send({ ...multipartRequest(parts), url: `/api/uploads/${id}/corrected` })
const fileOf = (value: string): TestPart => ({ name: 'file', fileName: 'corrected.csv', value })

async function rowsOf(visitor: Visitor, { id }: Upload): Promise<string> {
  const answer = await visitor.get(`/api/uploads/${id}/rows-to-correct.csv`)
  expect(answer.statusCode).toBe(200)
  return answer.body
}

async function corrected(visitor: Visitor, { id }: Upload, rows: string): Promise<Upload> {
  const answer = await sendCorrected(visitor, id, [fileOf(rows)])
  expect(answer.statusCode, answer.body).toBe(201)
  return ended(visitor, Upload.parse(answer.json()).id)
}

const usedBy = async (visitor: Visitor) =>
  Usage.parse((await visitor.get('/api/usage')).json()).claimsUsed
const findingsOf = async (visitor: Visitor, { id }: Upload) =>
  FindingsPage.parse((await visitor.get(`/api/findings?upload=${id}`)).json()).items
const detailsOf = async (visitor: Visitor, { id }: Upload) =>
  UploadDetails.parse((await visitor.get(`/api/uploads/${id}`)).json())

test('rows set aside are corrected, round after round; each line is counted once, decisions stay', async () => {
  const { visitor } = await customer(server)
  const first = await ended(visitor, (await sendFile(visitor, claims)).id)
  expect(first).toMatchObject({ totalClaims: 2, setAsideRows: 2 })
  expect((await detailsOf(visitor, first)).canCorrect).toBe(true)
  expect(await usedBy(visitor)).toBe(2)
  const [finding] = await findingsOf(visitor, first)
  await visitor.post(`/api/findings/${finding?.id}/decision`, { decision: 'confirmed' })

  const rows = await rowsOf(visitor, first)
  expect(rows.split('\r\n')[1]).toContain('"C2","P2","someday","85025"')
  const second = await corrected(visitor, first, rows.replace('someday', '2024-03-02'))
  expect(second).toMatchObject({
    ...{ status: 'completed', auditsAgain: first.id, totalClaims: 3, setAsideRows: 1 },
  })
  expect(await usedBy(visitor)).toBe(3)
  expect((await findingsOf(visitor, second))[0]).toMatchObject({ decision: 'confirmed' })
  expect((await detailsOf(visitor, second)).notes.join(' ')).toContain(
    '1 row that was set aside came corrected (4)',
  )
  const answer = await sendCorrected(visitor, first.id, [fileOf(rows)])
  expect(answer.statusCode).toBe(409)

  const left = await rowsOf(visitor, second)
  expect(left.split('\r\n')).toHaveLength(3)
  const third = await corrected(
    visitor,
    second,
    left.replace('2024-03-05",""', '2024-03-05","93000"'),
  )
  expect(third).toMatchObject({ totalClaims: 4, setAsideRows: 0 })
  expect(await usedBy(visitor)).toBe(4)
  expect((await detailsOf(visitor, third)).canCorrect).toBe(false)
  expect((await visitor.get(`/api/uploads/${third.id}/rows-to-correct.csv`)).statusCode).toBe(404)

  const again = await visitor.post(`/api/uploads/${third.id}/audit-again`)
  const fourth = await ended(visitor, Upload.parse(again.json()).id)
  expect(fourth).toMatchObject({ status: 'completed', totalClaims: 4 })
  expect(await usedBy(visitor)).toBe(4)
})

test('a file that corrects nothing is refused with what to do, and another may be sent', async () => {
  const { visitor } = await customer(server)
  const first = await ended(visitor, (await sendFile(visitor, claims)).id)
  const rows = await rowsOf(visitor, first)
  const refused = await corrected(visitor, first, rows)
  expect(refused).toMatchObject({ status: 'error', errorCode: 'corrected-rows' })
  expect(refused.errorMessage).toContain('Change what the reasons name')
  expect((await sendCorrected(visitor, first.id, [])).statusCode).toBe(400)
  expect((await corrected(visitor, first, rows.replace('someday', '2024-03-02'))).status).toBe(
    'completed',
  )
  const stranger = await customer(server)
  expect((await sendCorrected(stranger.visitor, first.id, [fileOf(rows)])).statusCode).toBe(404)
  const taken = await stranger.visitor.get(`/api/uploads/${first.id}/rows-to-correct.csv`)
  expect(taken.statusCode).toBe(404)
})

test('what was said of the columns holds when a file is audited again, and is exported with it', async () => {
  const { visitor } = await customer(server)
  const parts = [
    { name: 'uploadName', value: 'a' },
    { name: 'look', value: 'always' },
    { name: 'file', fileName: 'a.csv', value: claims.replace('Paid', 'Worth') },
  ]
  const { id } = Upload.parse((await visitor.send(multipartRequest(parts))).json())
  await ended(visitor, id)
  const mapping = { columns: { Worth: 'paidCents' } }
  await visitor.post(`/api/uploads/${id}/look`, { mapping, remember: 'Monthly', then: 'audit' })
  const first = await ended(visitor, id)
  const rows = (await rowsOf(visitor, first)).replace('someday', '2024-03-02')
  const again = await corrected(visitor, first, rows)
  expect((await detailsOf(visitor, again)).notes.join(' ')).toContain(
    'You said before the audit what these columns are: Worth.',
  )
  const files = unzipSync((await visitor.get('/api/account/export')).rawPayload)
  const textOf = (path: string) => Buffer.from(files[path] ?? []).toString()
  expect(textOf(`uploads/${again.id}/corrected/1`)).toBe(rows)
  expect(JSON.parse(textOf('review/mappings.json'))).toMatchObject([
    { name: 'Monthly', version: 1, mapping },
  ])
})
