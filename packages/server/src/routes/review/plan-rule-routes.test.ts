import {
  ErrorAnswer,
  FindingsPage,
  PlanRuleListed,
  PlanRuleTrial,
  PlanRuleWhole,
  UploadDetails,
} from '@plumbline/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { customer } from '../../testing/customers.ts'
import { ended, runWorker, sendFile } from '../../testing/run-worker.ts'
import { testServer, type Visitor } from '../../testing/test-server.ts'

const server = testServer()
runWorker(server)

/** Acupuncture and an office visit, a line before the clause holds and three after it began. */
function visits(mark: string): string {
  const line = (nth: number, day: string, code: string) =>
    `${mark}${nth},P${mark}${nth},1003000126,${day},${code},M5450,1,90.00,60.00`
  return [
    'Claim ID,Patient ID,Billing NPI,Date of Service,CPT,Diagnosis,Units,Charge,Paid',
    line(1, '2023-12-31', '97810'),
    line(2, '2024-02-01', '97810'),
    line(3, '2024-02-02', '97810'),
    line(4, '2024-02-02', '99213'),
  ].join('\n')
}

function clause(changes: object = {}) {
  const scope = { claims: 'medical', codes: ['97810-97814'] }
  return {
    plan: 'Zebedee PPO 2024',
    document: 'Zebedee Summary Plan Description',
    rule: {
      ...{ clause: 'Section 6.1', quote: 'Acupuncture is not covered.', from: '2024-01-01' },
      ...{ scope, term: { kind: 'not-covered' } },
      ...changes,
    },
  }
}

async function saved(visitor: Visitor, given: object): Promise<PlanRuleWhole> {
  const answer = await visitor.post('/api/plan-rules', given)
  expect(answer.statusCode, answer.body).toBe(201)
  return PlanRuleWhole.parse(answer.json())
}

const confirming = ({ version, reading }: PlanRuleWhole) => ({
  version,
  confirmed: reading.examples.map(({ answer }) => answer),
})

async function approved(visitor: Visitor, rule: PlanRuleWhole): Promise<PlanRuleWhole> {
  const answer = await visitor.post(`/api/plan-rules/${rule.id}/approval`, confirming(rule))
  expect(answer.statusCode, answer.body).toBe(200)
  return PlanRuleWhole.parse(answer.json())
}

async function audited(visitor: Visitor, mark: string): Promise<string> {
  const { id } = await sendFile(visitor, visits(mark), { name: `${mark}.csv` })
  expect((await ended(visitor, id)).status).toBe('completed')
  return id
}

async function planFindings(visitor: Visitor, uploadId: string) {
  const page = FindingsPage.parse((await visitor.get(`/api/findings?upload=${uploadId}`)).json())
  return page.items.filter(({ ruleId }) => ruleId.startsWith('plan:'))
}

async function refused(
  answer: ReturnType<Visitor['post']>,
  status: number,
  words: RegExp,
): Promise<void> {
  const { statusCode, json } = await answer
  expect(statusCode).toBe(status)
  expect(ErrorAnswer.parse(json()).message).toMatch(words)
}

test('a draft judges nothing; tried, confirmed and approved it judges uploads from then on', async () => {
  const { visitor, id: userId } = await customer(server)
  const draft = await saved(visitor, clause())
  expect(draft).toMatchObject({
    ...{ state: 'draft', ruleId: 'plan:not-covered-1', version: 1, isTried: true },
    words:
      'From 01/01/2024 on, medical lines with procedure code 97810 to 97814: not covered (Section 6.1).',
  })
  expect(draft.reading.examples.map(({ isFlagged }) => isFlagged)).toEqual([
    ...[false, true, false, false, false],
  ])
  const before = await audited(visitor, 'A')
  expect(await planFindings(visitor, before)).toEqual([])

  const approval = `/api/plan-rules/${draft.id}/approval`
  await refused(visitor.post(approval, confirming(draft)), 409, /Try this rule on a past upload/)
  const tried = await visitor.post(`/api/plan-rules/${draft.id}/trial`, { uploadId: before })
  const trial = PlanRuleTrial.parse(tried.json())
  expect(trial).toMatchObject({ lines: 4, flaggedLines: 2, dollars: 120, providers: 1 })
  expect(trial).toMatchObject({ checked: 2, notApplicable: 2, couldNotCheck: 0 })
  expect(trial.examples.map(({ claimId }) => claimId).sort()).toEqual(['A2', 'A3'])
  expect(await planFindings(visitor, before)).toEqual([])
  const unlike = { version: 1, confirmed: Array.from({ length: 5 }, () => 'nothing is found') }
  await refused(visitor.post(approval, unlike), 409, /Confirm each of the worked examples/)
  expect(await approved(visitor, draft)).toMatchObject({
    ...{ state: 'approved', approvedBy: 'Ada Lovelace' },
  })

  const after = await audited(visitor, 'B')
  const found = await planFindings(visitor, after)
  expect(found.map(({ claimId, dollars }) => [claimId, dollars]).sort()).toEqual([
    ['B2', 60],
    ['B3', 60],
  ])
  expect(await planFindings(visitor, before)).toEqual([])
  const finding = await visitor.get(`/api/findings/${found[0]?.id ?? ''}`)
  expect(finding.body).toContain('"basis":"plan"')
  expect(finding.body).toContain('Section 6.1: “Acupuncture is not covered.”')
  const details = UploadDetails.parse((await visitor.get(`/api/uploads/${after}`)).json())
  expect(details.coverage.find(({ ruleId }) => ruleId === draft.ruleId)).toMatchObject({
    ...{ title: 'Paid though the plan does not cover it (plan rule 1)', checked: 2 },
  })
  expect(details.notes.join('\n')).toContain('Judged by Section 6.1 of Zebedee PPO 2024')
  const report = (await visitor.get(`/api/uploads/${after}/report`)).body
  expect(report).toContain('Acupuncture is not covered.')
  expect(report).toContain('Zebedee Summary Plan Description')

  const rows = await server.context.database.asTenant(userId, (tx) =>
    sql`select r::text, v::text from plan_rules r, plan_rule_versions v`.execute(tx.sql),
  )
  expect(JSON.stringify(rows.rows)).not.toMatch(/zebedee|acupuncture|97810/i)
})

test('an approved rule stays as it is; an amendment begins after it ends; a withdrawn one judges no more', async () => {
  const { visitor } = await customer(server)
  const first = await approved(visitor, await saved(visitor, clause()))
  const url = `/api/plan-rules/${first.id}`
  const change = { ...clause({ quote: 'Other words.' }), version: 1 }
  await refused(visitor.send({ method: 'PATCH', url, payload: change }), 409, /was approved/)
  await refused(visitor.delete(url), 409, /was approved/)

  const second = await saved(visitor, clause({ from: '2025-01-01' }))
  expect(second.ruleId).toBe('plan:not-covered-2')
  const both = `/api/plan-rules/${second.id}/approval`
  await refused(visitor.post(both, confirming(second)), 409, /same lines on the same days/)
  await refused(visitor.post(`${url}/end`, { version: 1, to: '2023-01-01' }), 400, /begins on/)
  const ending = await visitor.post(`${url}/end`, { version: 1, to: '2024-12-31' })
  expect(PlanRuleWhole.parse(ending.json())).toMatchObject({
    ...{ version: 2, to: '2024-12-31', state: 'approved' },
    versions: [
      { version: 2, to: '2024-12-31' },
      { version: 1, to: null },
    ],
  })
  await approved(visitor, second)
  await refused(visitor.post(`${url}/end`, { version: 2, to: '2025-06-30' }), 409, /same lines/)
  await refused(visitor.post(`${url}/withdrawal`, { version: 1 }), 409, /in the meantime/)

  const judged = await audited(visitor, 'C')
  const [found] = await planFindings(visitor, judged)
  expect(found?.ruleId).toBe('plan:not-covered-1')
  await visitor.post(`${url}/withdrawal`, { version: 2 })
  expect(await planFindings(visitor, await audited(visitor, 'D'))).toEqual([])
  expect((await planFindings(visitor, judged)).length).toBe(2)
  const report = (await visitor.get(`/api/uploads/${judged}/report`)).body
  expect(report).toContain('Acupuncture is not covered.')
  const list = PlanRuleListed.array().parse((await visitor.get('/api/plan-rules')).json())
  expect(list.map(({ number, state }) => [number, state])).toEqual([
    [2, 'approved'],
    [1, 'withdrawn'],
  ])
})

test('a fee table of thousands of prices is kept, told and judges', async () => {
  const { visitor } = await customer(server)
  const others = Array.from({ length: 15_000 }, (_, at) => [at + 4, `A${1000 + (at % 9000)}`, 1.5])
  const prices = [
    [2, '99213', 45],
    [3, '97810', 50.25],
    ...new Map(others.map((price) => [price[1], price])).values(),
  ]
  const term = { kind: 'price', leastOf: [{ listed: { file: 'fees.csv', prices } }] }
  const draft = await saved(visitor, clause({ term, scope: { claims: 'medical' } }))
  expect(draft.words).toContain('in fees.csv (9,002 prices, among them 99213 at $45.00)')
  await approved(visitor, draft)
  const found = await planFindings(visitor, await audited(visitor, 'F'))
  expect(found.map(({ claimId, dollars }) => [claimId, dollars]).sort()).toEqual([
    ['F2', 9.75],
    ['F3', 9.75],
    ['F4', 15],
  ])
  const twice = { ...term, leastOf: [{ listed: { file: 'f', prices: [...prices, prices[0]] } }] }
  await refused(
    visitor.post('/api/plan-rules', clause({ term: twice, scope: { claims: 'medical' } })),
    400,
    /Rows 2 and 2 of its fee table both price 99213/,
  )
})

test('fee tables of an account are bounded, and a rule can be withdrawn all the same', async () => {
  const { visitor } = await customer(server)
  const prices = Array.from({ length: 20_000 }, (_, at) => [
    1_000_000 + at,
    `${String.fromCharCode(65 + Math.floor(at / 9000))}${1000 + (at % 9000)}-26-59-RT-LT-50`,
    1234.5678,
  ])
  const term = { kind: 'price', leastOf: [{ listed: { file: 'fees.csv', prices } }] }
  const large = clause({ term, scope: { claims: 'medical' } })
  const first = await approved(visitor, await saved(visitor, large))
  let status = 201
  for (let at = 0; at < 20 && status === 201; at++)
    status = (await visitor.post('/api/plan-rules', large)).statusCode
  expect(status).toBe(409)
  await refused(visitor.post('/api/plan-rules', large), 409, /hold at most 8 MB/)
  const url = `/api/plan-rules/${first.id}`
  const ended = visitor.post(`${url}/end`, { version: 1, to: '2024-12-31' })
  await refused(ended, 409, /hold at most 8 MB/)
  expect((await visitor.post(`${url}/withdrawal`, { version: 1 })).statusCode).toBe(200)
})

test('a share of Medicare is tried by the tables at hand, and cannot tell without them', async () => {
  const { visitor } = await customer(server)
  const id = await audited(visitor, 'M')
  const term = { kind: 'price', leastOf: [{ percentOfMedicare: 110 }] }
  const draft = await saved(visitor, clause({ term, scope: { claims: 'medical' } }))
  expect(draft.words).toContain('paid at 110% of what Medicare pays nationally')
  expect(draft.reading.examples.map(({ isFlagged }) => isFlagged)).toEqual([
    ...[false, true, false, false, false],
  ])
  const tried = await visitor.post(`/api/plan-rules/${draft.id}/trial`, { uploadId: id })
  expect(PlanRuleTrial.parse(tried.json())).toMatchObject({ flaggedLines: 0, couldNotCheck: 4 })
})

test('a draft is changed by whoever has its version before them, and what cannot be meant is said', async () => {
  const { visitor } = await customer(server)
  const draft = await saved(visitor, clause())
  const url = `/api/plan-rules/${draft.id}`
  const term = { kind: 'limit', of: 'visits', most: 20, per: 'year' }
  const payload = { ...clause({ term }), version: 1 }
  const changed = await visitor.send({ method: 'PATCH', url, payload })
  expect(PlanRuleWhole.parse(changed.json())).toMatchObject({ version: 2, ruleId: 'plan:limit-1' })
  await refused(visitor.send({ method: 'PATCH', url, payload }), 409, /in the meantime/)
  const wrong = clause({ to: '2023-01-01' })
  await refused(visitor.post('/api/plan-rules', wrong), 400, /last day is before its first/)
  const reading = await visitor.post('/api/plan-rules/reading', wrong)
  expect(reading.json()).toMatchObject({
    ...{ problems: ['its last day is before its first.'], examples: [] },
  })
  const unreadable = clause({ scope: { claims: 'medical', codes: ['acupuncture'] } })
  expect(
    ErrorAnswer.parse((await visitor.post('/api/plan-rules', unreadable)).json()).errors,
  ).toMatchObject([{ field: 'rule.scope.codes.0' }])
  expect((await visitor.delete(url)).statusCode).toBe(200)
  expect((await visitor.get(url)).statusCode).toBe(404)
})
