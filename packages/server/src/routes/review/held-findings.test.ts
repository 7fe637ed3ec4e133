import { BulkDecisionMade, CaseWhole, FindingsPage } from '@plumbline/contract'
import { expect, test } from 'vitest'
import { caseVisitor, change, duplicates } from '../../testing/case-visitor.ts'
import { runWorker } from '../../testing/run-worker.ts'
import { testServer, type Visitor } from '../../testing/test-server.ts'

const server = testServer()
runWorker(server)

const page = async (visitor: Visitor, query = '') =>
  FindingsPage.parse((await visitor.get(`/api/findings?size=200${query}`)).json())

/** Two claims, confirmed together; a case of the findings of the first. */
async function held() {
  const [head, ...first] = duplicates('Z1').split('\n')
  const [, ...second] = duplicates('Z2').split('\n')
  const given = await caseVisitor(server, [head, ...first, ...second].join('\n'))
  const { visitor } = given
  await visitor.post('/api/findings/decisions', {
    filter: {},
    decision: 'needs-information',
  })
  const bulk = await visitor.post('/api/findings/decisions', { filter: {}, decision: 'confirmed' })
  const { undo } = BulkDecisionMade.parse(bulk.json())
  const all = await page(visitor)
  const ofCase = all.items.filter(({ claimId }) => claimId === 'Z1')
  const answer = await visitor.post('/api/cases', {
    findings: ofCase.map(({ id }) => id),
    role: 'plan',
    situation: 'record-request',
  })
  const made = CaseWhole.parse(answer.json())
  expect(all.total).toBeGreaterThan(ofCase.length)
  return { visitor, undo, all, ofCase, made }
}

test('a finding of an open case is decided otherwise by nobody, alone or in bulk', async () => {
  const { visitor, all, ofCase, made, undo } = await held()
  const [first] = ofCase
  const url = `/api/findings/${first?.id ?? ''}/decision`
  for (const body of [
    { decision: 'dismissed', reason: 'other' },
    { decision: 'open' },
    { decision: 'needs-information' },
  ]) {
    const refused = await visitor.post(url, body)
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toMatchObject({
      message: expect.stringContaining(`stands in case ${made.reference}`) as string,
    })
  }
  expect((await visitor.post(url, { decision: 'confirmed', note: 'seen' })).statusCode).toBe(200)
  const dismissal = { filter: {}, decision: 'dismissed', reason: 'other' }
  const dollars = all.dollars.firm + all.dollars.recordsNeeded + all.dollars.inDoubt
  const expected = { findings: all.total, dollars }
  const answer = await visitor.post('/api/findings/decisions', { ...dismissal, expected })
  expect(answer.statusCode, answer.body).toBe(200)
  const bulk = BulkDecisionMade.parse(answer.json())
  expect(bulk.findings).toBe(all.total - ofCase.length)
  expect(bulk.leftOut).toMatchObject({ findings: ofCase.length, cases: [made.reference] })
  expect(bulk.leftOut?.why).toContain(`in case ${made.reference}`)
  expect((await page(visitor, '&decision=confirmed')).total).toBe(ofCase.length)
  const nothing = await visitor.post('/api/findings/decisions', {
    ...dismissal,
    filter: { claim: 'Z1' },
  })
  expect(nothing.statusCode).toBe(409)
  expect(nothing.body).toContain(made.reference)
  const undone = await visitor.post('/api/findings/decisions/undo', { undo: bulk.undo })
  expect(undone.json()).toMatchObject({ findings: bulk.findings, leftOut: null })
  // The first bulk confirmed all; since then a case holds some of it.
  const part = await visitor.post('/api/findings/decisions/undo', { undo })
  expect(part.json()).toMatchObject({
    findings: all.total - ofCase.length,
    leftOut: { findings: ofCase.length },
  })
  expect((await page(visitor, '&decision=confirmed')).total).toBe(ofCase.length)
  expect((await page(visitor, '&decision=needs-information')).total).toBe(all.total - ofCase.length)
})

test('an undo of what cases hold alone is refused; closing the case frees its findings', async () => {
  const { visitor, undo, ofCase, made, all } = await held()
  const rest = all.items.filter(({ claimId }) => claimId !== 'Z1').map(({ id }) => id)
  const second = await visitor.post('/api/cases', {
    findings: rest,
    role: 'plan',
    situation: 'record-request',
  })
  const other = CaseWhole.parse(second.json())
  const refused = await visitor.post('/api/findings/decisions/undo', { undo })
  expect(refused.statusCode).toBe(409)
  expect(refused.body).toContain(`${made.reference}, ${other.reference}`)
  expect((await change(visitor, made.id, { close: true })).statusCode).toBe(200)
  const dismissed = await visitor.post(`/api/findings/${ofCase[0]?.id ?? ''}/decision`, {
    decision: 'dismissed',
    reason: 'already-refunded',
  })
  expect(dismissed.statusCode, dismissed.body).toBe(200)
  const opened = await change(visitor, made.id, { close: false })
  expect(opened.statusCode).toBe(409)
  expect(opened.body).toContain('no longer confirmed')
})

test('a finding is not dismissed while a case is made of it', async () => {
  const given = await caseVisitor(server)
  const { visitor, findings } = given
  const answers = await Promise.all([
    visitor.post('/api/cases', { findings, role: 'plan', situation: 'record-request' }),
    visitor.post('/api/findings/decisions', { filter: {}, decision: 'dismissed', reason: 'other' }),
  ])
  const [made, decided] = answers.map(({ statusCode }) => statusCode)
  // Either the case came first and holds them, or the dismissal did and there is no case.
  expect([
    [201, 409],
    [409, 200],
  ]).toContainEqual([made, decided])
  const confirmed = await page(visitor, '&decision=confirmed')
  expect(confirmed.total).toBe(made === 201 ? findings.length : 0)
})
