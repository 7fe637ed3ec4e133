import { expect, test } from 'vitest'
import { administrator } from '../testing/administrators.ts'
import { tablesHolding } from '../testing/clear-text.ts'
import { customer } from '../testing/customers.ts'
import { multipartRequest, type TestPart } from '../testing/multipart.ts'
import { openedResults } from '../testing/opened-results.ts'
import { ended, runWorker } from '../testing/run-worker.ts'
import { testServer } from '../testing/test-server.ts'
import { Upload } from '@plumbline/contract'

const server = testServer()
runWorker(server)

const sentinels = [
  'QZCLAIM71',
  'QZMEMBER8',
  'G0402',
  'Z0000',
  'QZ Clinic',
  'qz-file',
  'QZ Title',
  'QZBADDATE',
]
const csv = [
  'Claim ID,Member ID,Date of Service,CPT,Diagnosis,Units,Charge,Paid,Billing NPI,Billing Provider',
  'QZCLAIM71,QZMEMBER8,2024-03-01,G0402,Z0000,1,120.00,80.00,1234567893,QZ Clinic',
  'QZCLAIM71,QZMEMBER8,2024-03-01,G0402,Z0000,1,120.00,80.00,1234567893,QZ Clinic',
  'QZCLAIM71,QZMEMBER8,QZBADDATE,G0402,Z0000,1,120.00,80.00,1234567893,QZ Clinic',
].join('\n')
const parts: readonly TestPart[] = [
  { name: 'uploadName', value: 'QZ Title' },
  { name: 'auditType', value: 'Medical' },
  { name: 'file', fileName: 'qz-file.csv', value: csv },
]

test(
  'nothing that a file says stands readable in any table, and with the account goes its key',
  { timeout: 120_000 },
  async () => {
    const { visitor, id } = await customer(server)
    const sent = Upload.parse((await visitor.send(multipartRequest(parts))).json())
    const upload = await ended(visitor, sent.id)
    expect(upload).toMatchObject({
      status: 'completed',
      uploadName: 'QZ Title',
      fileName: 'qz-file.csv',
    })
    expect((await visitor.get(`/api/uploads/${upload.id}/report?members=whole`)).statusCode).toBe(
      200,
    )
    const found = await visitor.get(`/api/uploads/${upload.id}/claims?search=aim71`)
    expect(found.json()).toHaveLength(upload.totalClaims)
    const none = await visitor.get(`/api/uploads/${upload.id}/claims?search=qznone`)
    expect(none.json()).toEqual([])
    const url = server.context.settings.migrationUrl ?? ''
    expect(await tablesHolding(url, sentinels)).toEqual([])
    // It is there to be found: sealed, and opened by its owner.
    const { claims, words } = await openedResults(server, id, upload.id)
    expect(JSON.stringify([claims, words])).toContain('QZCLAIM71')

    const account = await server.context.accountKeys.ofUser(id)
    const sealed = account.seal('kept elsewhere', Buffer.from('an old copy'))
    const admin = await administrator(server)
    expect((await admin.visitor.delete(`/api/admin/users/${id}/hard-delete`)).statusCode).toBe(200)
    const keys = await server.context.database.asSystem((tx) =>
      tx.sql.selectFrom('account_keys').selectAll().where('user_id', '=', id).execute(),
    )
    expect(keys).toEqual([])
    await expect(server.context.accountKeys.ofUser(id)).rejects.toThrow()
    const { id: other } = await customer(server)
    const others = await server.context.accountKeys.ofUser(other)
    expect(() => others.open('kept elsewhere', sealed)).toThrow('The bytes do not fit their seal')
  },
)

test('a line sealed for one place opens in no other', async () => {
  const { id } = await customer(server)
  const account = await server.context.accountKeys.ofUser(id)
  const sealed = account.seal('one', Buffer.from('text'))
  expect(account.open('one', sealed).toString()).toBe('text')
  expect(() => account.open('two', sealed)).toThrow()
  for (let at = 0; at < sealed.length; at++) {
    const changed = Buffer.from(sealed)
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at)
    expect(() => account.open('one', changed)).toThrow()
  }
})
