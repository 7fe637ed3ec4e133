import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { DashboardStats, Upload, UploadComparison, type Usage } from '@plumbline/contract'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { customer } from '../../testing/customers.ts'
import { multipartRequest, partsWithFile } from '../../testing/multipart.ts'
import { ended, runWorker, sendFile } from '../../testing/run-worker.ts'
import { testServer, type Visitor } from '../../testing/test-server.ts'

const letters: string[] = []
const post = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  logger: false,
  onData(stream, _session, done) {
    let text = ''
    stream.on('data', (chunk) => (text += String(chunk)))
    stream.on('end', () => {
      if (text.includes('Your audit')) letters.push(text)
      done()
    })
  },
})
const listening = post.listen(0, '127.0.0.1')
const environment: NodeJS.ProcessEnv = { PUBLIC_URL: 'https://audit.example' }
beforeAll(async () => {
  if (!listening.listening) await once(listening, 'listening')
  const { port } = listening.address() as AddressInfo
  environment['SMTP_URL'] = `smtp://127.0.0.1:${port}`
})
const server = testServer(environment)
runWorker(server)
afterAll(() => {
  post.close(() => undefined)
})

const header = 'Claim ID,Patient ID,Date of Service,CPT,Diagnosis,Units,Charge,Paid,Billing NPI'
const line = (claim: string) => `${claim},P1,2024-03-01,99213,E119,1,120.00,80.00,1234567893`
const twice = (...claims: string[]) =>
  [header, ...claims.flatMap((claim) => [line(claim), line(claim)])].join('\n')

const patch = (visitor: Visitor, id: string, payload: object) =>
  visitor.send({ method: 'PATCH', url: `/api/uploads/${id}`, payload })

test('a file is audited again: the newer audit counts, the two are compared', async () => {
  const { visitor } = await customer(server)
  const first = await ended(visitor, (await sendFile(visitor, twice('C1'))).id)
  const before = DashboardStats.parse((await visitor.get('/api/dashboard/stats')).json())
  const used = (await visitor.get('/api/usage')).json<Usage>()
  const asked = await visitor.post(`/api/uploads/${first.id}/audit-again`)
  expect(asked.statusCode, asked.body).toBe(201)
  const again = await ended(visitor, Upload.parse(asked.json()).id)
  expect(again).toMatchObject({ status: 'completed', auditsAgain: first.id, replacedBy: null })
  const after = DashboardStats.parse((await visitor.get('/api/dashboard/stats')).json())
  expect({ ...after, avgTurnaroundTime: 0 }).toEqual({ ...before, avgTurnaroundTime: 0 })
  expect((await visitor.get('/api/usage')).json()).toEqual(used)
  const compared = UploadComparison.parse(
    (await visitor.get(`/api/uploads/${again.id}/comparison?with=${first.id}&part=same`)).json(),
  )
  expect(compared).toMatchObject({ new: { findings: 0 }, gone: { findings: 0 }, rules: [] })
  expect(compared.items).toHaveLength(compared.same.findings)
  expect(compared.same.findings).toBeGreaterThan(0)
  expect((await visitor.post(`/api/uploads/${first.id}/audit-again`)).statusCode).toBe(409)
  const other = await ended(visitor, (await sendFile(visitor, twice('C1', 'C2'))).id)
  const url = `/api/uploads/${other.id}/comparison?with=${again.id}`
  const grown = UploadComparison.parse((await visitor.get(url)).json())
  expect(grown.new.findings).toBeGreaterThan(0)
  expect(grown.items.map(({ uploadId }) => uploadId)).not.toContain(again.id)
  expect(grown.rules.length).toBeGreaterThan(0)
  const original = await visitor.get(`/api/uploads/${again.id}/original`)
  expect(original.body).toBe(twice('C1'))
  await visitor.delete(`/api/uploads/${again.id}`)
  const list = Upload.array().parse((await visitor.get('/api/uploads')).json())
  expect(list.find(({ id }) => id === first.id)).toMatchObject({ replacedBy: null })
  const stranger = await customer(server)
  for (const call of ['original', `comparison?with=${first.id}`])
    expect((await stranger.visitor.get(`/api/uploads/${first.id}/${call}`)).statusCode).toBe(404)
})

test('a file that is sent again counts once, however often and at once', async () => {
  const { visitor } = await customer(server)
  const first = await ended(visitor, (await sendFile(visitor, twice('C5'))).id)
  const figures = async () => ({
    ...DashboardStats.parse((await visitor.get('/api/dashboard/stats')).json()),
    avgTurnaroundTime: 0,
    used: (await visitor.get('/api/usage')).json<Usage>(),
    found: (await visitor.get('/api/findings')).json<{ total: number; dollars: object }>(),
  })
  const before = await figures()
  const asked = await visitor.send(multipartRequest(partsWithFile('a.csv', twice('C5'))))
  expect(asked.json<{ message: string }>().message).toContain('in place of that one')
  const again = await Promise.all(
    [1, 2, 3].map(() => sendFile(visitor, twice('C5'), { again: true })),
  )
  expect(again.map(({ auditsAgain }) => auditsAgain)).toContain(first.id)
  for (const { id } of again) expect((await ended(visitor, id)).status).toBe('completed')
  const after = await figures()
  expect({ ...after, found: after.found.total }).toEqual({ ...before, found: before.found.total })
  expect(after.found.dollars).toEqual(before.found.dollars)
  const list = Upload.array().parse((await visitor.get('/api/uploads')).json())
  expect(list.filter(({ replacedBy }) => replacedBy === null)).toHaveLength(1)
})

test('a file that is sent as another type counts beside the first', async () => {
  const { visitor } = await customer(server)
  const first = await ended(visitor, (await sendFile(visitor, twice('C6'))).id)
  const parts = partsWithFile('a.csv', twice('C6')).map((part) =>
    part.name === 'auditType' ? { ...part, value: 'Pharmacy' } : part,
  )
  const asked = await visitor.send(multipartRequest(parts))
  expect(asked.json<{ message: string }>().message).toContain('as Pharmacy too')
  const sent = await visitor.send(
    multipartRequest([{ name: 'auditAgain', value: 'true' }, ...parts]),
  )
  const other = await ended(visitor, Upload.parse(sent.json()).id)
  expect(other).toMatchObject({ auditsAgain: null, duplicateOf: first.id })
  const list = Upload.array().parse((await visitor.get('/api/uploads')).json())
  expect(list.filter(({ replacedBy }) => replacedBy !== null)).toEqual([])
})

test('findings that uploads have in common are told, whichever of them is deleted', async () => {
  const { visitor } = await customer(server)
  const onOwnDays = (csv: string) => csv.replaceAll(/^C(\d),P1,2024-03-01/gm, 'C$1,P1,2024-03-1$1')
  const upload = async (...claims: string[]) =>
    ended(visitor, (await sendFile(visitor, onOwnDays(twice(...claims)))).id)
  const overlaps = async () =>
    DashboardStats.parse((await visitor.get('/api/dashboard/stats')).json()).overlaps
  const saved = async () =>
    DashboardStats.parse((await visitor.get('/api/dashboard/stats')).json()).potentialSavings
  const first = await upload('C7')
  const once = await saved()
  expect(once).toBeGreaterThan(0)
  expect(await overlaps()).toEqual([])
  const second = await upload('C7', 'C8')
  const third = await upload('C7', 'C8', 'C9')
  const extra = async () => (await overlaps()).reduce((sum, { dollars }) => sum + dollars, 0)
  expect((await overlaps()).map(({ uploadId }) => uploadId)).toEqual([third.id, second.id])
  // C7 stands in three, C8 in two.
  expect((await saved()) - (await extra())).toBe(3 * once)
  await visitor.delete(`/api/uploads/${second.id}`)
  expect((await overlaps()).map(({ uploadId }) => uploadId)).toEqual([third.id])
  expect((await saved()) - (await extra())).toBe(3 * once)
  await visitor.delete(`/api/uploads/${first.id}`)
  expect(await overlaps()).toEqual([])
  expect(await saved()).toBe(3 * once)
})

test('an upload is renamed, and its owner told by mail once it is done', async () => {
  const { visitor } = await customer(server)
  const parts = [
    { name: 'tellWhenDone', value: 'true' },
    ...partsWithFile('secret.csv', twice('C9')),
  ]
  const sent = Upload.parse((await visitor.send(multipartRequest(parts))).json())
  expect(sent.tellWhenDone).toBe(true)
  expect((await ended(visitor, sent.id)).status).toBe('completed')
  await expect.poll(() => letters.length, { timeout: 10_000 }).toBe(1)
  const text = letters[0]?.replaceAll('=\r\n', '')
  expect(text).toContain(`https://audit.example/uploads/${sent.id}`)
  expect(letters[0]).not.toContain('secret')
  const renamed = await patch(visitor, sent.id, { uploadName: 'March =1+1' })
  expect(Upload.parse(renamed.json())).toMatchObject({
    uploadName: 'March =1+1',
    fileName: 'secret.csv',
  })
  expect((await patch(visitor, sent.id, { tellWhenDone: true })).statusCode).toBe(409)
  expect((await patch(visitor, sent.id, { uploadName: ' ' })).statusCode).toBe(400)
  expect((await patch(visitor, sent.id, {})).statusCode).toBe(400)
})
