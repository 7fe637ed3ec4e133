import { FindingsPage, RulePrecision, SavedView } from '@plumbline/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { caseVisitor, duplicates } from '../../testing/case-visitor.ts'
import { customer } from '../../testing/customers.ts'
import { runWorker } from '../../testing/run-worker.ts'
import { testServer } from '../../testing/test-server.ts'

const server = testServer()
runWorker(server)

test('a list is named, found by everybody of the account and nobody else, and sealed', async () => {
  const owner = await customer(server)
  const { visitor } = owner
  const given = { name: 'Dr. Zebedee', filter: { q: 'C1', decision: 'open,confirmed', rule: '' } }
  const saved = SavedView.parse((await visitor.post('/api/findings/views', given)).json())
  expect(saved).toMatchObject({ name: 'Dr. Zebedee', by: null })
  expect(saved.filter).toEqual({ q: 'C1', decision: 'open,confirmed' })
  const same = await visitor.post('/api/findings/views', { ...given, name: 'dr. zebedee' })
  expect(same.statusCode).toBe(409)
  const wrong = await visitor.post('/api/findings/views', { name: 'x', filter: { from: 'soon' } })
  expect(wrong.statusCode).toBe(400)
  expect(wrong.body).toContain('filter.from')
  const url = `/api/findings/views/${saved.id}`
  const payload = { name: 'Mine', order: 'due' }
  const changed = SavedView.parse((await visitor.send({ method: 'PATCH', url, payload })).json())
  expect(changed).toEqual({ ...saved, name: 'Mine', order: 'due' })
  const stranger = await customer(server)
  expect((await stranger.visitor.get('/api/findings/views')).json()).toEqual([])
  const foreign = await stranger.visitor.send({ method: 'PATCH', url, payload })
  expect(foreign.statusCode).toBe(404)
  expect((await stranger.visitor.delete(url)).statusCode).toBe(404)
  const rows = await server.context.database.asTenant(owner.id, (tx) =>
    sql`select saved_views::text as kept from saved_views`.execute(tx.sql),
  )
  expect(JSON.stringify(rows.rows)).not.toMatch(/zebedee|mine|decision/i)
  expect((await visitor.delete(url)).statusCode).toBe(200)
  expect((await visitor.get('/api/findings/views')).json()).toEqual([])
})

test('without reviews half is expected, and no rule is taken for a lead', async () => {
  const [head] = duplicates().split('\n')
  const file = (name: string) =>
    [
      head,
      ...Array.from({ length: 22 }, (_, at) =>
        duplicates(`${name}${at}`).split('\n').slice(1),
      ).flat(),
    ].join('\n')
  const { visitor } = await caseVisitor(server, file('A'))
  const page = FindingsPage.parse((await visitor.get('/api/findings?size=200')).json())
  const rule = page.items.find(({ dollars }) => dollars > 0)?.ruleId ?? ''
  const treat = (as: string) => visitor.post(`/api/rules/${rule}/treatment`, { as })
  const precision = async () =>
    RulePrecision.array()
      .parse((await visitor.get('/api/rules/precision')).json())
      .find(({ ruleId }) => ruleId === rule)
  await visitor.post('/api/findings/decisions', { filter: {}, decision: 'open' })
  expect(await precision()).toMatchObject({ share: null, expectedShare: 0.5, proposesLead: false })
  expect((await treat('lead')).statusCode).toBe(409)
  expect((await visitor.post('/api/rules/nothing/treatment', { as: 'lead' })).statusCode).toBe(404)
})
