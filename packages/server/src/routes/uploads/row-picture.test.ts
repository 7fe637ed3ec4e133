import {
  ActivityPage,
  FindingsPage,
  FindingWhole,
  Upload,
  UploadDetails,
  UploadLook,
} from '@plumbline/contract'
import { decode } from 'fast-png'
import { beforeAll, describe, expect, test } from 'vitest'
import { pdfOf } from '../../../../intake/src/testing/pdf-of.ts'
import { customer, type TestCustomer } from '../../testing/customers.ts'
import { multipartRequest, partsWithFile } from '../../testing/multipart.ts'
import { ended, runWorker } from '../../testing/run-worker.ts'
import { member } from '../../testing/team.ts'
import { testServer } from '../../testing/test-server.ts'

const server = testServer()
runWorker(server)

const header = [
  ...['Claim Number', 'Member ID', 'Date of Service', 'CPT', 'Diagnosis', 'Units'],
  ...['Charge', 'Paid'],
]
const twice = ['C1', 'M1', '03/01/2024', '99213', 'E11.9', '1', '120.00', '80.00']
const nameless = ['C2', 'M2', '03/02/2024', '', 'I10', '1', '30.00', '20.00']

let owner: TestCustomer
let pdf: Buffer
let upload: Upload

async function send(one: TestCustomer, name: string, bytes: Buffer | string, look?: string) {
  const asked = look === undefined ? [] : [{ name: 'look', value: look }]
  const sent = await one.visitor.send(multipartRequest([...asked, ...partsWithFile(name, bytes)]))
  expect(sent.statusCode).toBe(201)
  return ended(one.visitor, Upload.parse(sent.json()).id)
}

function picture(one: TestCustomer, id: string, row: number | string, query = '') {
  return one.visitor.get(`/api/uploads/${id}/rows/${row}/picture${query}`)
}

beforeAll(async () => {
  owner = await customer(server)
  pdf = await pdfOf(header, [twice, twice, nameless], { pageSize: [612, 792], gap: 12 })
  upload = await send(owner, 'claims.pdf', pdf)
}, 60_000)

describe('a picture of a row', () => {
  test('is told of with the lines of a finding, and shows the line', async () => {
    expect(upload.status).toBe('completed')
    const page = FindingsPage.parse((await owner.visitor.get('/api/findings')).json())
    const found = await owner.visitor.get(`/api/findings/${page.items[0]?.id ?? ''}`)
    const { lines, finding } = FindingWhole.parse(found.json())
    expect(finding.message).toContain('(page 1, line 2)')
    expect(finding.arithmetic).toContain('on page 1, line 3')
    expect(lines.map(({ place }) => place)).toContainEqual({
      ...{ words: 'Page 1, line 3', hasPicture: true },
    })
    const row = lines[0]?.row ?? 0
    const answer = await picture(owner, upload.id, row)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      ...{ 'content-type': 'image/png', 'cache-control': 'no-store' },
      'content-security-policy': "default-src 'none'; sandbox",
    })
    const whole = await picture(owner, upload.id, row, '?shows=page')
    const [small, large] = [decode(answer.rawPayload), decode(whole.rawPayload)]
    expect([large.width, large.height]).toEqual([1275, 1650])
    expect(small.height).toBeLessThan(large.height / 2)
  })

  test('of a row that was set aside', async () => {
    const answer = await owner.visitor.get(`/api/uploads/${upload.id}`)
    const { setAside, hasPages } = UploadDetails.parse(answer.json())
    expect(hasPages).toBe(true)
    expect(setAside[0]?.reason).toContain('Page 1, line 4')
    expect((await picture(owner, upload.id, setAside[0]?.row ?? 0)).statusCode).toBe(200)
  })

  test('of a row that will be set aside, before the audit', async () => {
    const one = await customer(server)
    const { id } = await send(one, 'claims.pdf', pdf, 'always')
    const look = UploadLook.parse((await one.visitor.get(`/api/uploads/${id}/look`)).json())
    expect(look.setAside[0]?.places).toEqual([
      { row: 1004, words: 'Page 1, line 4', hasPicture: true },
    ])
    expect((await picture(one, id, 1004)).statusCode).toBe(200)
    expect((await picture(one, id, 1003)).statusCode).toBe(404)
  })

  test('is for whoever may see the upload alone', async () => {
    const other = await customer(server)
    const foreign = await picture(other, upload.id, 1003)
    expect([foreign.statusCode, foreign.json<{ message: string }>().message]).toEqual([
      404,
      'Not found',
    ])
    expect(
      (await picture({ ...other, visitor: server.visitor() }, upload.id, 1003)).statusCode,
    ).toBe(401)
  })

  test.each(['0', '-1', '1.5', '..%2F..%2Fetc', '99999999999', "1' or '1'='1"])(
    'of row %s is asked for in vain',
    async (row) => {
      expect((await picture(owner, upload.id, row)).statusCode).toBe(400)
      expect((await picture(owner, upload.id, 1003, '?shows=http://127.0.0.1/')).statusCode).toBe(
        400,
      )
    },
  )

  test('says what is lacking: no page, no such row, a file that is gone', async () => {
    const one = await customer(server)
    const csv = [header, twice].map((cells) => cells.join(',')).join('\n')
    const table = await send(one, 'claims.csv', csv)
    const none = 'This row stands on no page that could be shown.'
    expect((await picture(one, table.id, 2)).json()).toMatchObject({ message: none })
    const own = await send(one, 'claims.pdf', pdf)
    expect((await picture(one, own.id, 5)).json()).toMatchObject({ message: none })
    await server.context.originals.remove({ userId: one.id, uploadId: own.id })
    const gone = await picture(one, own.id, 1003)
    expect(gone.statusCode).toBe(404)
    expect(gone.json<{ message: string }>().message).toContain('changed, moved or lost')
    const activity = await one.visitor.get('/api/activity?limit=1')
    expect(ActivityPage.parse(activity.json()).entries[0]).toMatchObject({
      ...{ action: 'seal-broken', subjectId: own.id, detail: { of: 'file', damage: 'lost' } },
    })
    await one.visitor.delete(`/api/uploads/${own.id}`)
    expect((await picture(one, own.id, 1003)).statusCode).toBe(404)
  })

  test('an account that asks for many waits for itself, and no other does', async () => {
    const one = await customer(server)
    const other = await customer(server)
    const many = await send(one, 'claims.pdf', pdf)
    const single = await send(other, 'claims.pdf', pdf)
    const ended: string[] = []
    const asked = Array.from({ length: 20 }, async () => {
      const { statusCode, headers } = await picture(one, many.id, 1003)
      if (statusCode === 200) ended.push('one')
      return { statusCode, wait: headers['retry-after'] }
    })
    // By the first answer all of them have arrived.
    await Promise.race(asked)
    expect((await picture(other, single.id, 1003)).statusCode).toBe(200)
    ended.push('other')
    const answers = await Promise.all(asked)
    const made = answers.filter(({ statusCode }) => statusCode === 200)
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toContainEqual({
      ...{ statusCode: 429, wait: '10' },
    })
    expect(ended.indexOf('other')).toBeLessThan(made.length)
    const activity = ActivityPage.parse((await one.visitor.get('/api/activity?limit=100')).json())
    const viewed = activity.entries.filter(({ action }) => action === 'claims-viewed')
    expect(viewed).toHaveLength(made.length)
  }, 120_000)

  test('a colleague who reads sees it, and is named in the trail', async () => {
    const reader = await member(server, owner.visitor, 'reader')
    expect((await picture({ ...owner, visitor: reader.visitor }, upload.id, 1003)).statusCode).toBe(
      200,
    )
    const answer = await owner.visitor.get('/api/activity?limit=10')
    expect(ActivityPage.parse(answer.json()).entries[0]).toMatchObject({
      ...{ action: 'claims-viewed', actor: 'team', person: 'Ann Lee', subjectId: upload.id },
    })
  })
})
