import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { apiUploadBytes, ErrorAnswer, Upload, UploadField, UploadFields } from '@plumbline/contract'
import { describe, expect, test } from 'vitest'
import { customer } from '../../testing/customers.ts'
import {
  claimsCsv,
  goodParts,
  multipartRequest,
  partsWithFile,
  type TestPart,
} from '../../testing/multipart.ts'
import { testServer } from '../../testing/test-server.ts'

const server = testServer()

/** Names of the files that the store holds of a customer, unfinished ones too. */
function storedFiles(userId: string): string[] {
  const folder = join(server.context.settings.dataFolder, 'files', userId)
  return existsSync(folder) ? readdirSync(folder) : []
}

describe('a claims file', () => {
  test('is taken at once, encrypted, with its event and its job', async () => {
    const { visitor, id } = await customer(server)
    const answer = await visitor.send(multipartRequest(goodParts))
    expect(answer.statusCode).toBe(201)
    const upload = Upload.parse(answer.json())
    expect(upload).toMatchObject({
      uploadName: 'March',
      fileName: 'march.csv',
      status: 'processing',
      progress: { stage: 'queued' },
      duplicateOf: null,
    })
    expect(storedFiles(id)).toEqual([upload.id])
    const row = await server.context.database.asSystem((tx) =>
      tx.sql
        .selectFrom('uploads')
        .select(['file_key', 'file_mark'])
        .where('id', '=', upload.id)
        .executeTakeFirstOrThrow(),
    )
    const owner = { userId: id, uploadId: upload.id }
    const original = await server.context.originals.read(
      owner,
      await server.context.accountKeys.ofUser(id),
      row.file_key ?? Buffer.alloc(0),
    )
    expect(original.toString()).toBe(claimsCsv)
    const counts = await server.context.database.asSystem(async (tx) =>
      tx.sql
        .selectFrom('audit_trail')
        .select('action')
        .where('subject_id', '=', upload.id)
        .execute(),
    )
    expect(counts).toEqual([{ action: 'upload-received' }])
  })

  test('arrives with every field that the contract names, and with no other', async () => {
    // Of each the first that it may be: nothing that the product would assume by itself.
    const values = ['March, second half', 'Pharmacy']
    const sent = Object.fromEntries(
      Object.entries(UploadFields.shape).map(([name, field]) => {
        const value = values.find((each) => field.safeParse(each).success)
        expect(value, `no value for ${name}`).toBeDefined()
        return [name, value ?? '']
      }),
    )
    // What is asked for beside the file is no part of the upload.
    const asked = ['auditAgain', 'tellWhenDone', 'look']
    expect([...Object.keys(sent), ...asked].toSorted()).toEqual(UploadField.options.toSorted())
    const { visitor } = await customer(server)
    const others = { isSample: 'true', totalClaims: '7' }
    const fields = Object.entries({ ...sent, ...others })
    const answer = await visitor.send(
      multipartRequest([
        ...fields.map(([name, value]) => ({ name, value })),
        ...goodParts.filter(({ name }) => name === 'file'),
      ]),
    )
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toMatchObject({ ...sent, totalClaims: 0 })
    expect((await visitor.get('/api/uploads')).json()).toMatchObject([sent])
  })

  test('sent again is asked about, and taken as a duplicate once that is answered', async () => {
    const { visitor, id } = await customer(server)
    const first = Upload.parse((await visitor.send(multipartRequest(goodParts))).json())
    const asked = await visitor.send(multipartRequest(goodParts))
    expect(asked.statusCode).toBe(409)
    const { message } = ErrorAnswer.parse(asked.json())
    expect(message).toMatch(
      /^The same file was sent on \w+ \d+, \d{4} as “March” \(Medical\)\. Of two audits of one file, the one that ends last counts, and its claims count once\.$/,
    )
    expect(asked.json()).toMatchObject({ code: 'same-file', earlierUploadId: first.id })
    expect((await visitor.get('/api/uploads')).json()).toHaveLength(1)
    expect(storedFiles(id)).toHaveLength(1)
    const second = Upload.parse(
      (
        await visitor.send(multipartRequest([{ name: 'auditAgain', value: 'true' }, ...goodParts]))
      ).json(),
    )
    expect(second.duplicateOf).toBe(first.id)
  })

  test('of another account is none, nor is the sample', async () => {
    const { visitor } = await customer(server)
    const other = await customer(server)
    for (const { visitor: one } of [{ visitor }, other]) {
      const sent = Upload.parse((await one.send(multipartRequest(goodParts))).json())
      expect(sent.duplicateOf).toBeNull()
    }
    const sample = () => visitor.post('/api/uploads/sample')
    expect([(await sample()).statusCode, (await sample()).statusCode]).toEqual([201, 201])
  })

  test('that failed may be sent again without a word', async () => {
    const { visitor } = await customer(server)
    const first = Upload.parse((await visitor.send(multipartRequest(goodParts))).json())
    await server.context.database.asSystem((tx) =>
      tx.sql.updateTable('uploads').set({ status: 'error' }).where('id', '=', first.id).execute(),
    )
    expect((await visitor.send(multipartRequest(goodParts))).statusCode).toBe(201)
  })

  test('sent several times at once is taken once', async () => {
    const { visitor } = await customer(server)
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => visitor.send(multipartRequest(goodParts))),
    )
    const statuses = answers.map(({ statusCode }) => statusCode)
    expect(statuses.toSorted()).toEqual([201, 409, 409, 409, 409, 409])
  })

  test('may come before its fields', async () => {
    const { visitor } = await customer(server)
    const answer = await visitor.send(multipartRequest(goodParts.toReversed()))
    expect(answer.statusCode).toBe(201)
  })

  test.each([
    ['../../etc/march.csv', 'march.csv'],
    ['..\\..\\march.csv', 'march.csv'],
    ['ma\u0000rch.csv', 'march.csv'],
    ['march\u202evsc.csv', 'marchvsc.csv'],
    [`${'m'.repeat(400)}.csv`, `${'m'.repeat(251)}.csv`],
  ])('named %j is kept as %j', async (sent, kept) => {
    const { visitor, id } = await customer(server)
    const answer = await visitor.send(multipartRequest(partsWithFile(sent, claimsCsv)))
    expect(answer.statusCode).toBe(201)
    expect(Upload.parse(answer.json()).fileName).toBe(kept)
    expect(storedFiles(id)).toHaveLength(1)
  })
})

describe('what is not taken leaves nothing behind', () => {
  const program = Buffer.concat([Buffer.from('MZ\x90\x00\x03', 'latin1'), randomBytes(9_000)])
  test.each([
    ['an exe named csv', partsWithFile('claims.csv', program), 415, 'wrong-file-type'],
    ['a page named csv', partsWithFile('a.csv', '<!doctype html><p>'), 415, 'wrong-file-type'],
    ['an exe', partsWithFile('claims.exe', claimsCsv), 415, 'wrong-file-type'],
    ['a second ending', partsWithFile('claims.csv.html', claimsCsv), 415, 'wrong-file-type'],
    ['text named pdf', partsWithFile('bill.pdf', 'hello'), 415, 'wrong-file-type'],
    ['no file', goodParts.slice(0, 2), 400, 'invalid-request'],
    ['a file as text', [{ name: 'file', value: claimsCsv }], 400, 'invalid-request'],
    ['no name', goodParts.slice(1), 400, 'invalid-request'],
    [
      'another audit type',
      [{ name: 'auditType', value: 'Dental' }, ...partsOf('uploadName', 'file')],
      400,
      'invalid-request',
    ],
    ['two files', [...goodParts, ...partsOf('file')], 400, 'invalid-request'],
    [
      '10,000 parts',
      Array.from({ length: 10_000 }, (_, part) => ({ name: `f${part}`, value: 'x' })),
      400,
      'invalid-request',
    ],
    [
      'a field named __proto__',
      [{ name: '__proto__', value: 'x' }, ...goodParts],
      400,
      'invalid-request',
    ],
    [
      'more than 20 MB',
      partsWithFile('big.csv', Buffer.alloc(apiUploadBytes + 1, 'a,b\n')),
      413,
      'file-too-large',
    ],
  ] as const)('%s', async (_what, parts, status, code) => {
    const { visitor, id } = await customer(server)
    const answer = await visitor.send(multipartRequest(parts))
    expect(answer.json()).toMatchObject({ code })
    expect(answer.statusCode).toBe(status)
    expect(storedFiles(id)).toEqual([])
    expect((await visitor.get('/api/uploads')).json()).toEqual([])
  })

  test('a body that is cut anywhere', async () => {
    const { visitor, id } = await customer(server)
    const whole = multipartRequest(goodParts).payload.length
    for (let point = 1; point <= 50; point++) {
      const cutAt = Math.floor((whole * point) / 51)
      const answer = await visitor.send(multipartRequest(goodParts, cutAt))
      expect(answer.statusCode).toBe(400)
    }
    expect(storedFiles(id)).toEqual([])
    expect((await visitor.get('/api/uploads')).json()).toEqual([])
  })

  test('each missing field is named', async () => {
    const { visitor } = await customer(server)
    const answer = await visitor.send(multipartRequest([{ name: 'other', value: 'x' }]))
    expect(answer.json()).toMatchObject({
      errors: [
        { field: 'uploadName', message: 'Upload name is required' },
        { field: 'file', message: 'Please select a file' },
      ],
    })
  })

  test('JSON instead of a form', async () => {
    const { visitor } = await customer(server)
    const answer = await visitor.post('/api/uploads', { uploadName: 'x' })
    expect(answer.statusCode).toBe(415)
  })

  test('a file whose content is not what its name says hears so', async () => {
    const { visitor } = await customer(server)
    const answer = await visitor.send(multipartRequest(partsWithFile('bill.pdf', 'hello')))
    expect(answer.json<{ message: string }>().message).toMatch(/ends in \.pdf, but what it holds/)
  })

  test('a form without its boundary', async () => {
    const { visitor } = await customer(server)
    const request = multipartRequest(goodParts)
    const answer = await visitor.send({
      ...request,
      headers: { 'content-type': 'multipart/form-data' },
    })
    expect(answer.statusCode).toBe(400)
  })
})

describe('who may upload', () => {
  test('nobody signed out', async () => {
    expect((await server.visitor().send(multipartRequest(goodParts))).statusCode).toBe(401)
  })

  test('nobody who owes a payment, until credits or access open the gate', async () => {
    const unpaid = { subscription_status: 'pending_payment', requires_payment: true } as const
    const { visitor } = await customer(server, { ...unpaid, plan_id: null })
    const answer = await visitor.send(multipartRequest(goodParts))
    expect(answer.statusCode).toBe(402)
    const credited = await customer(server, { ...unpaid, plan_id: null, bonus_credits: 5 })
    expect((await credited.visitor.send(multipartRequest(goodParts))).statusCode).toBe(201)
  })
})

function partsOf(...names: string[]): TestPart[] {
  return goodParts.filter((part) => names.includes(part.name))
}
