import {
  FindingGroups,
  FindingsPage,
  QuestionAnswer,
  type QuestionAnswered,
} from '@plumbline/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { customer, type TestCustomer } from '../../testing/customers.ts'
import { ended, runWorker, sendFile } from '../../testing/run-worker.ts'
import { testServer } from '../../testing/test-server.ts'

const server = testServer()
runWorker(server)

const header =
  'Claim ID,Patient ID,Provider Name,NPI,Date of Service,CPT,Diagnosis,Units,Charge,Paid'
const twice = (
  claim: string,
  provider: string,
  npi: string,
  day: string,
  code: string,
  paid: string,
) => {
  const line = `${claim},P${claim},${provider},${npi},${day},${code},E119,1,300.00,${paid}`
  return [line, line]
}
const csv = [
  header,
  ...twice('C1', 'Mercy Hospital', '1467560003', '2024-03-01', '99213', '80.00'),
  ...twice('C2', 'Mercy Hospital', '1467560003', '2024-03-09', '99214', '120.00'),
  ...twice('C3', '', '1234567893', '2024-04-02', '99213', '75.50'),
  ...twice('C4', 'Reed Family Practice', '1245319599', '2024-05-20', '99215', '180.25'),
].join('\n')

let owner: TestCustomer
let uploadId: string

beforeAll(async () => {
  owner = await customer(server)
  uploadId = (await ended(owner.visitor, (await sendFile(owner.visitor, csv)).id)).id
}, 60_000)

async function ask(body: object, path = '/api/questions'): Promise<QuestionAnswer> {
  const answer = await owner.visitor.post(path, body)
  expect(answer.statusCode).toBe(200)
  return QuestionAnswer.parse(answer.json())
}

async function answered(question: string): Promise<QuestionAnswered> {
  const answer = await ask({ question })
  if (answer.kind !== 'answer') throw new Error(answer.message)
  return answer
}

/** The list that a link leads to. */
async function listed(link: string): Promise<FindingsPage> {
  const { searchParams } = new URL(link, 'http://localhost')
  searchParams.delete('group')
  const page = await owner.visitor.get(`/api/findings?${searchParams.toString()}`)
  return FindingsPage.parse(page.json())
}

const inTotal = ({ dollars }: FindingsPage) =>
  Math.round((dollars.firm + dollars.recordsNeeded) * 100) / 100

describe('an answer', () => {
  test.each([
    'How much is at risk?',
    'How much do duplicates cost, by provider?',
    'How much for Mercy Hospital?',
    'How much in March 2024 by rule',
    'dollars by month',
    'dollars by category since April 2024',
    'top 2 claims',
    'How much is still open?',
    '99213 by provider',
    'findings over $100 by claim',
    'How much is confirmed?',
    'duplicates for NPI 1234567893',
    'How much in 2019?',
  ])('%s leads to the list that adds up to it', async (question) => {
    const answer = await answered(question)
    expect(answer.plan.measure).toBe('dollars')
    expect(inTotal(await listed(answer.link))).toBe(answer.total)
    for (const { link, value } of answer.rows) {
      expect(link).not.toBeNull()
      if (link !== null) expect(inTotal(await listed(link))).toBe(value)
    }
  })

  test.each([
    'How many findings by provider?',
    'How many duplicates',
    'how many findings by month',
  ])('%s counts as the list does', async (question) => {
    const answer = await answered(question)
    expect((await listed(answer.link)).total).toBe(answer.total)
    for (const { link, value } of answer.rows) {
      if (link !== null) expect((await listed(link)).total).toBe(value)
    }
  })

  test('a month with the most is the dearest, not the first', async () => {
    const all = await answered('dollars by month since April 2024')
    const most = await answered('Which month since April 2024 has the most at risk?')
    const dearest = Math.max(...all.rows.map(({ value }) => value))
    expect(all.rows[0]?.value).toBeLessThan(dearest)
    expect(most.rows.map(({ value }) => value)).toEqual([dearest])
  })

  test('says how it was read, whom it means and how it was counted', async () => {
    const answer = await answered('How much do duplicates from Mercy Hospital cost, by month?')
    expect(answer.chips.map(({ text }) => text)).toEqual([
      'Dollars at risk',
      'Duplicate',
      'Mercy Hospital',
      'by month of service',
    ])
    expect(answer.rows).toEqual([expect.objectContaining({ label: '2024-03', value: 200 })])
    expect(answer.how).toContain('2 findings match')
  })

  test('counts claims once, whatever is found on them', async () => {
    const answer = await answered('How many claims have duplicates?')
    const { link, total } = answer
    const { searchParams } = new URL(link, 'http://localhost')
    searchParams.set('by', 'claim')
    const groups = FindingGroups.parse(
      (await owner.visitor.get(`/api/findings/groups?${searchParams.toString()}`)).json(),
    ).groups
    expect(total).toBe(4)
    expect(groups).toHaveLength(4)
  })

  test('takes a plan that was changed', async () => {
    const { plan } = await answered('How much do duplicates cost, by provider?')
    const { by, ...rest } = plan
    expect(by).toBe('provider')
    const again = await ask({ plan: rest })
    expect(again).toMatchObject({ kind: 'answer', rows: [] })
  })

  test('may be about one upload', async () => {
    const answer = await ask({ question: 'How much?' }, `/api/uploads/${uploadId}/questions`)
    expect(answer).toMatchObject({ kind: 'answer', total: (await answered('How much?')).total })
    if (answer.kind === 'answer') expect(answer.link).toContain(`upload=${uploadId}`)
  })
})

describe('a question is refused', () => {
  test.each([
    ['Is Mercy Hospital committing fraud?', 'never why'],
    ['Was it medically necessary?', 'clinicians'],
    ['Can we sue them?', 'lawyer'],
    ['What is the weather?', '“weather”'],
    ['How much for Nobody Memorial?', 'called “Nobody Memorial”'],
    ['', 'I can answer'],
  ])('%s', async (question, said) => {
    const answer = await ask({ question })
    expect(answer).toMatchObject({ kind: 'refused' })
    if (answer.kind === 'refused') {
      expect(answer.message).toContain(said)
      for (const example of answer.examples)
        expect((await ask({ question: example })).kind).toBe('answer')
    }
  })

  test.each([
    { question: 'x'.repeat(301) },
    { plan: { measure: 'sql', filter: {} } },
    { plan: { measure: 'dollars', filter: { patient: 'P1' } } },
    { plan: { measure: 'dollars', filter: {}, by: 'patient' } },
    { plan: { measure: 'dollars', filter: { from: '2024-02-30x' } } },
    {},
  ])('as a bad request: %j', async (body) => {
    expect((await owner.visitor.post('/api/questions', body)).statusCode).toBe(400)
  })

  test('of another account’s upload', async () => {
    const other = await customer(server)
    const answer = await other.visitor.post(`/api/uploads/${uploadId}/questions`, {
      question: 'How much?',
    })
    expect(answer.statusCode).toBe(404)
    expect(
      (await other.visitor.post('/api/questions', { question: 'How much?' })).json(),
    ).toMatchObject({ total: 0 })
  })
})
