import { BulkDecisionMade, FindingsPage, FindingWhole } from '@plumbline/contract'
import { sql } from 'kysely'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { customer } from '../../testing/customers.ts'
import { ended, runWorker, sendFile } from '../../testing/run-worker.ts'
import { testServer } from '../../testing/test-server.ts'

const server = testServer()
runWorker(server)

const header = 'Claim ID,Patient ID,Date of Service,CPT,Diagnosis,Units,Charge,Paid'
const csv = [
  header,
  ...Array.from({ length: 20 }, (_, at) => {
    const line = `C${at},P${at},2024-03-01,99213,E119,1,120.00,80.00`
    return `${line}\n${line}`
  }),
].join('\n')

test('the note of a decision on many is kept once and read at each of them', async () => {
  const { visitor, id } = await customer(server)
  const upload = await sendFile(visitor, csv)
  expect((await ended(visitor, upload.id)).status).toBe('completed')
  const { items } = FindingsPage.parse((await visitor.get('/api/findings?size=200')).json())
  expect(items.length).toBeGreaterThanOrEqual(20)
  const decide = async (note: string) =>
    BulkDecisionMade.parse(
      (
        await visitor.post('/api/findings/decisions', { filter: {}, decision: 'confirmed', note })
      ).json(),
    )
  const notesOf = async (finding: string) => {
    const whole = FindingWhole.parse((await visitor.get(`/api/findings/${finding}`)).json())
    return whole.history.map(({ note }) => note)
  }
  const [first, second] = ['1', '2'].map((mark) => mark.repeat(4_000))
  await decide(first ?? '')
  const { undo } = await decide(second ?? '')
  await visitor.post('/api/findings/decisions', { filter: {}, decision: 'needs-information' })
  for (const item of items) expect(await notesOf(item.id)).toEqual([null, second, first])

  const { rows } = await server.context.database.asSystem((tx) =>
    sql<{ notes: string; bytes: string }>`
      select count(note) as notes, sum(octet_length(note)) as bytes from decisions
      where user_id = ${id}::uuid`.execute(tx.sql),
  )
  expect(rows[0]).toMatchObject({ notes: '2' })
  expect(Number(rows[0]?.bytes)).toBeLessThan(9_000)

  const files = unzipSync((await visitor.get('/api/account/export')).rawPayload)
  const told = Buffer.from(files['review/decisions.jsonl'] ?? []).toString()
  expect(told.split(first ?? '').length - 1).toBe(items.length)

  expect((await visitor.post('/api/findings/decisions/undo', { undo })).statusCode).toBe(200)
  for (const item of items.slice(0, 3)) expect(await notesOf(item.id)).toEqual([null, first])
})
