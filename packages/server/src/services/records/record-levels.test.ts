import { FindingsPage, RecordRead, RecordReadByModel, type Upload } from '@plumbline/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importFiles } from '../../../../reference/src/testing/import-files.ts'
import { allAnswers } from '../../testing/all-answers.ts'
import { customer, type TestCustomer } from '../../testing/customers.ts'
import { multipartRequest } from '../../testing/multipart.ts'
import { ended, runWorker, sendFile } from '../../testing/run-worker.ts'
import { testServer } from '../../testing/test-server.ts'
import { startModelServer } from '../../testing/third-parties/model-server.ts'

// Minutes, levels and words are made up: the real ones are their publisher's.
const { folder } = await importFiles({
  'visit-levels_2024.csv': 'Visit code,Least minutes,Decision making\n99214,11,moderate\n',
  'decision-items_2024.csv': [
    'Part,Item,Words,Least,Level',
    'problems,unsettled condition,poorly controlled,1,moderate',
    'risk,medicine changed,dose raised,1,moderate',
  ].join('\n'),
  'article_x_hcpc_code_2024-05.csv':
    'article_id,hcpc_code_id,hcpc_code_group\n80001,99214,1\n80002,99214,1\n',
  'article_x_icd10_covered_2024-05.csv':
    'article_id,icd10_code_id,icd10_covered_group\n80001,M17.11,1\n80002,J45.20,1\n',
  'coverage-criteria_2024.csv':
    'Document,Codes,Criterion,Words\nLCD 90001,99214,walks with an aid,cane\n',
})
const model = await startModelServer()
const server = testServer({
  ...{ REFERENCE_DIR: folder, AI_PROVIDER: 'openai-compatible', AI_MODEL: 'test-model' },
  ...{ AI_BASE_URL: model.url, AI_DAILY_USD: '900', AI_CUSTOMER_DAILY_USD: '900' },
})
runWorker(server)

const claims = [
  'Claim ID,Member ID,Sex,DOB,Date of Service,CPT,Diagnosis,Units,Charge,Paid,Rendering NPI',
  ...['2024-05-01', '2024-05-01', '2025-05-01', '2025-05-01'].map(
    (date, at) =>
      `C${String(at)},W123456789,F,1970-01-15,${date},99214,M1711,1,320.00,80.00,1234567893`,
  ),
].join('\n')

let owner: TestCustomer
let upload: Upload
let ids: ReadonlyMap<string, string>

beforeAll(async () => {
  owner = await customer(server)
  await owner.visitor.post('/api/ai-settings', { documents: true })
  upload = await ended(owner.visitor, (await sendFile(owner.visitor, claims)).id)
  const page = await owner.visitor.get(`/api/findings?upload=${upload.id}`)
  const { items } = FindingsPage.parse(page.json())
  ids = new Map(items.map(({ serviceDate, id }) => [serviceDate ?? '', id]))
}, 240_000)
afterAll(() => model.close())

async function send(
  date: string,
  last: 'record' | 'record/reading',
  value: string,
): Promise<unknown> {
  const answer = await owner.visitor.send({
    ...multipartRequest([{ name: 'file', fileName: 'note.txt', value }]),
    url: `/api/findings/${ids.get(date) ?? ''}/${last}`,
  })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

async function levelByRules(date: string, text: string) {
  const { reviews } = RecordRead.parse(await send(date, 'record', text))
  return reviews.find(({ question }) => question === 'level')
}

test('the imported table decides by time on the days that it speaks for, and on no other', async () => {
  expect(await levelByRules('2024-05-01', 'Total time 12 minutes')).toMatchObject({
    ...{ label: 'Level of the visit', answer: 'supported', by: 'rules' },
    because: 'It states 12 minutes of total time; 99214 takes 11 by time (visit levels 2024).',
  })
  expect(await levelByRules('2025-05-01', 'Total time 12 minutes')).toMatchObject({
    answer: 'cannot-tell',
    because: 'No table of visit levels for 2025-05-01 was imported, so no level is judged.',
  })
})

test('decision making that three readings quote is decided by two of three parts, and changes no audit', async () => {
  const before = await allAnswers(owner.visitor, [upload])
  const note = 'Ann Roe\nDate of service: 05/01/2024\nAsthma poorly controlled.\nDose raised.\nFair'
  const none = { side: null, minutes: null, apart: null }
  const fact = (quote: string, item: string) => ({ page: 1, quote, ...none, element: 'decision', item }) // prettier-ignore
  const facts = [
    fact('Asthma poorly controlled.', 'unsettled condition'),
    fact('Dose raised.', 'medicine changed'),
  ]
  model.behave = () => ({ kind: 'answer', value: { facts } })
  const read = RecordReadByModel.parse(await send('2024-05-01', 'record/reading', note))
  const level = read.reviews.find(({ question }) => question === 'level')
  expect(level).toMatchObject({ answer: 'supported', by: 'model' })
  expect(level?.quotes.map(({ text }) => text)).toEqual([
    'Asthma poorly controlled.',
    'Dose raised.',
  ])
  for (const { user } of model.questions) expect(user).not.toMatch(/Ann Roe|99214|1234567893/)
  const lie = [...facts, fact('Dose raised.', 'unsettled condition')]
  model.behave = () => ({ kind: 'answer', value: { facts: lie } })
  const lied = RecordReadByModel.parse(await send('2024-05-01', 'record/reading', note))
  expect(lied.reviews.find(({ question }) => question === 'level')?.answer).toBe('cannot-tell')
  expect(await allAnswers(owner.visitor, [upload])).toBe(before)
})

test('what documents of local coverage ask of a service is a list with quotes, and no verdict', async () => {
  const { reviews } = RecordRead.parse(await send('2024-05-01', 'record', 'Uses a cane'))
  expect(reviews.find(({ question }) => question === 'criteria')).toMatchObject({
    ...{ label: 'Criteria of coverage', answer: 'cannot-tell', quotes: [{ text: 'Uses a cane' }] },
    because:
      'The service is named by article 80001, article 80002, LCD 90001. article 80001 lists a diagnosis that was billed. article 80002 lists none of them. Words of its lines name: walks with an aid. Whether it is covered is for whoever signs.',
  })
})
