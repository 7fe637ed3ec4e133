import { ColumnMappingKept, Upload, UploadDetails, UploadLook, Usage } from '@plumbline/contract'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { customer } from '../../testing/customers.ts'
import { multipartRequest, partsWithFile } from '../../testing/multipart.ts'
import { ended, runWorker } from '../../testing/run-worker.ts'
import { testServer, type Visitor } from '../../testing/test-server.ts'

const server = testServer()
runWorker(server)

/** `PS` is only like a place of service; everything else is certain. */
const header = 'Claim ID,Patient ID,Date of Service,CPT,PS,Diagnosis,Units,Charge,Paid'
const rows = [
  'C1,MEMBER77,2024-03-01,99213,11,E119,1,120.00,80.00',
  'C2,MEMBER78,2024-03-02,85025,11,I10,1,30.00,20.00',
]
const unsure = [header, ...rows].join('\n')
const certain = unsure.replace('PS', 'Place of Service')

async function send(visitor: Visitor, csv: string, look?: string): Promise<Upload> {
  const asked = look === undefined ? [] : [{ name: 'look', value: look }]
  const answer = await visitor.send(multipartRequest([...asked, ...partsWithFile('a.csv', csv)]))
  expect(answer.statusCode).toBe(201)
  return ended(visitor, Upload.parse(answer.json()).id)
}

async function lookAt(visitor: Visitor, { id }: Upload): Promise<UploadLook> {
  return UploadLook.parse((await visitor.get(`/api/uploads/${id}/look`)).json())
}

async function claimsUsed(visitor: Visitor): Promise<number> {
  return Usage.parse((await visitor.get('/api/usage')).json()).claimsUsed
}

async function notesOf(visitor: Visitor, { id }: Upload): Promise<string> {
  const answer = await visitor.get(`/api/uploads/${id}`)
  return UploadDetails.parse(answer.json()).notes.join('\n')
}

const said = { columns: { PS: 'placeOfService' } }

describe('a look before the audit', () => {
  test('is skipped where all is certain, and by programs that ask for none', async () => {
    const { visitor } = await customer(server)
    expect((await send(visitor, certain, 'unsure')).status).toBe('completed')
    expect((await send(visitor, unsure)).status).toBe('completed')
    expect((await visitor.get('/api/uploads/unknown/look')).statusCode).toBe(404)
  })

  test('a file that waits for an answer is known when it is sent again', async () => {
    const { visitor } = await customer(server)
    const { id } = await send(visitor, unsure, 'unsure')
    const again = await visitor.send(
      multipartRequest(partsWithFile('b.csv', unsure).filter(({ name }) => name !== 'auditAgain')),
    )
    expect(again.statusCode).toBe(409)
    expect(again.json()).toMatchObject({ code: 'same-file', earlierUploadId: id })
    expect(again.json<{ message: string }>().message).toContain('waits for your answer')
  })

  test('shows how an unsure file was understood, counts nothing, and audits once answered', async () => {
    const { visitor } = await customer(server)
    const upload = await send(visitor, unsure, 'unsure')
    expect(upload).toMatchObject({
      status: 'error',
      errorCode: 'needs-look',
      errorMessage:
        'Plumbline has one question about this file before it is audited. Nothing was counted yet.',
    })
    const look = await lookAt(visitor, upload)
    expect(look).toMatchObject({
      form: 'Text table (CSV or similar)',
      headerRow: 1,
      totals: { rows: 2, lines: 2, setAside: 0, charge: 150, paid: 100, patients: 2, claims: 2 },
      questions: [{ kind: 'column', keys: ['PS'] }],
    })
    expect(look.columns.find(({ key }) => key === 'PS')).toMatchObject({
      meaning: 'placeOfService',
      sureness: 'check',
      samples: ['11'],
    })
    expect(look.choices).toContainEqual({ meaning: 'copayCents', label: 'copay' })
    expect(JSON.stringify(look)).not.toContain('MEMBER')
    expect(await claimsUsed(visitor)).toBe(0)

    const answer = await visitor.post(`/api/uploads/${upload.id}/look`, {
      mapping: said,
      then: 'audit',
    })
    expect(answer.statusCode).toBe(200)
    const done = await ended(visitor, upload.id)
    expect(done).toMatchObject({ status: 'completed', totalClaims: 2 })
    expect(await claimsUsed(visitor)).toBe(2)
    expect(await notesOf(visitor, done)).toContain('before the audit what these columns are: PS.')
    expect((await visitor.get(`/api/uploads/${upload.id}/look`)).statusCode).toBe(409)
  })

  test('is shown once more where that is wished, with what was said', async () => {
    const { visitor } = await customer(server)
    const upload = await send(visitor, unsure, 'unsure')
    const mapping = { columns: { PS: 'units', Units: 'ignored' } }
    await visitor.post(`/api/uploads/${upload.id}/look`, { mapping, then: 'look' })
    await ended(visitor, upload.id)
    const look = await lookAt(visitor, upload)
    expect(look.mapping).toEqual(mapping)
    expect(look.questions).toEqual([])
    expect(look.columns.find(({ key }) => key === 'PS')).toMatchObject({
      meaning: 'units',
      sureness: 'said',
    })
  })

  test('is taken back by “Audit Again”: the file is audited as it was read', async () => {
    const { visitor } = await customer(server)
    const upload = await send(visitor, certain, 'always')
    expect(upload.errorCode).toBe('needs-look')
    expect((await visitor.post(`/api/uploads/${upload.id}/retry`, {})).statusCode).toBe(200)
    expect((await ended(visitor, upload.id)).status).toBe('completed')
  })

  test('lets a person name the column without which a file cannot be audited', async () => {
    const { visitor } = await customer(server)
    const csv = unsure
      .replace('CPT', 'Activity')
      .replace('99213', 'office visit')
      .replace('85025', 'blood count')
    const upload = await send(visitor, csv.replace('Date of Service', 'When'), 'unsure')
    expect(upload.errorCode).toBe('needs-look')
    const look = await lookAt(visitor, upload)
    expect(look.totals).toBeNull()
    expect(look.questions[0]?.kind).toBe('missing')
  })

  test('refuses a field that does not exist, at once', async () => {
    const { visitor } = await customer(server)
    const upload = await send(visitor, unsure, 'unsure')
    const mapping = { columns: { PS: 'nonsense' } }
    const answer = await visitor.post(`/api/uploads/${upload.id}/look`, { mapping, then: 'audit' })
    expect(answer.statusCode).toBe(400)
    expect(answer.body).toContain('the field \\"nonsense\\", which does not exist')
  })

  test('keeps nothing in clear, and forgets what it showed once answered', async () => {
    const { visitor } = await customer(server)
    const upload = await send(visitor, unsure, 'unsure')
    const kept = () =>
      server.context.database.asSystem(async (tx) =>
        tx.sql.selectFrom('uploads').select(['look']).where('id', '=', upload.id).execute(),
      )
    const [{ look } = { look: null }] = await kept()
    expect(look?.toString('latin1')).not.toMatch(/placeOfService|Charge/)
    await visitor.post(`/api/uploads/${upload.id}/look`, { then: 'audit' })
    expect(await kept()).toEqual([{ look: null }])
    await ended(visitor, upload.id)
  })

  test('waits like uploads that wait for their audit', async () => {
    const { visitor, id } = await customer(server)
    await send(visitor, unsure, 'unsure')
    const { waitingUploads } = server.context.settings.limits
    await server.context.database.asSystem(async (tx) => {
      for (let more = 1; more < waitingUploads; more++)
        await sql`insert into uploads (user_id, id, names, audit_type, file_bytes, status, error_code)
          values (${id}, gen_random_uuid(), '', 'Medical', 1, 'error', 'needs-look')`.execute(
          tx.sql,
        )
    })
    const answer = await visitor.send(multipartRequest(partsWithFile('b.csv', certain)))
    expect(answer.statusCode).toBe(429)
    expect(answer.body).toContain('waiting for their audit or your answer')
  })
})

describe('a mapping that is remembered', () => {
  test('holds for the next file with its headings, says so, rises by version, can be deleted', async () => {
    const { visitor } = await customer(server)
    const first = await send(visitor, unsure, 'unsure')
    const remember = { mapping: said, remember: 'Acme export', then: 'audit' }
    await visitor.post(`/api/uploads/${first.id}/look`, remember)
    await ended(visitor, first.id)
    const mappings = async () =>
      ColumnMappingKept.array().parse((await visitor.get('/api/mappings')).json())
    const [kept] = await mappings()
    expect(kept).toMatchObject({ name: 'Acme export', version: 1, mapping: said })
    expect(kept?.headers).toContain('PS')

    const next = await send(visitor, `${unsure}\n${rows[0]?.replace('C1', 'C9') ?? ''}`, 'unsure')
    expect(next.status).toBe('completed')
    expect(await notesOf(visitor, next)).toContain('your mapping “Acme export” (version 1)')

    const again = await send(visitor, unsure.replace('C1', 'C8'), 'always')
    await visitor.post(`/api/uploads/${again.id}/look`, remember)
    await ended(visitor, again.id)
    expect((await mappings()).map(({ version }) => version)).toEqual([2])

    const deleted = await visitor.delete(`/api/mappings/${kept?.id ?? ''}`)
    expect(deleted.statusCode).toBe(200)
    expect(await mappings()).toEqual([])
    expect((await send(visitor, unsure.replace('C1', 'C7'), 'unsure')).errorCode).toBe('needs-look')
  })

  test('holds for no other account, and nothing of it stands in clear', async () => {
    const { visitor } = await customer(server)
    const upload = await send(visitor, unsure, 'unsure')
    const answer = { mapping: said, remember: 'Secret name', then: 'audit' }
    await visitor.post(`/api/uploads/${upload.id}/look`, answer)
    const stored = await server.context.database.asSystem((tx) =>
      sql`select column_mappings::text as kept from column_mappings`.execute(tx.sql),
    )
    expect(JSON.stringify(stored.rows)).not.toContain(Buffer.from('Secret name').toString('hex'))
    const other = (await customer(server)).visitor
    expect((await other.get('/api/mappings')).json()).toEqual([])
    expect((await send(other, unsure, 'unsure')).errorCode).toBe('needs-look')
    await ended(visitor, upload.id)
  })
})
