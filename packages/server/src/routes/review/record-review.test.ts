import { FindingsPage, FindingWhole, RecordRead } from '@plumbline/contract'
import { expect, test } from 'vitest'
import { printedPdf } from '../../../../intake/src/testing/printed-pdf.ts'
import { customer } from '../../testing/customers.ts'
import { multipartRequest, type TestPart } from '../../testing/multipart.ts'
import { ended, runWorker, sendFile } from '../../testing/run-worker.ts'
import { testServer, type Visitor } from '../../testing/test-server.ts'

const server = testServer()
runWorker(server)

const claims = [
  'Claim ID,Member ID,Sex,DOB,Date of Service,CPT,Modifier,Diagnosis,Units,Charge,Paid,Rendering NPI',
  'C1,W123456789,F,1970-01-15,2024-03-01,20610,RT,M1711,1,320.00,80.00,1234567893',
  'C2,W123456789,F,1970-01-15,2024-03-01,20610,RT,M1711,1,320.00,80.00,1234567893',
].join('\n')

const note = [
  'Member ID: W123456789   DOB 01/15/1970',
  'Date of service: 03/01/2024',
  'Procedure: left knee injection',
  'Electronically signed by J. Writer on 03/02/2024',
].join('\n')

const send = (visitor: Visitor, id: string, file: Omit<TestPart, 'name'>) =>
  visitor.send({
    ...multipartRequest([{ name: 'file', ...file }]),
    url: `/api/findings/${id}/record`,
  })

async function finding() {
  const account = await customer(server)
  const upload = await ended(account.visitor, (await sendFile(account.visitor, claims)).id)
  const page = await account.visitor.get(`/api/findings?upload=${upload.id}`)
  const [item] = FindingsPage.parse(page.json()).items
  if (!item) throw new Error('Nothing was found')
  return { ...account, item }
}

test('a record is held against the line, quoted, and kept nowhere', async () => {
  const { visitor, item } = await finding()
  const answer = await send(visitor, item.id, { fileName: 'note.txt', value: note })
  expect(answer.statusCode, answer.body).toBe(200)
  const { reviews, pages, note: kept } = RecordRead.parse(answer.json())
  expect(pages).toBe(1)
  expect(Object.fromEntries(reviews.map((each) => [each.question, each.answer]))).toEqual({
    ...{ patient: 'supported', date: 'supported', provider: 'not-found' },
    ...{ signature: 'supported', side: 'contradicted', diagnosis: 'not-found' },
  })
  expect(reviews.find(({ question }) => question === 'side')?.quotes).toEqual([
    { page: 1, text: 'Procedure: left knee injection' },
  ])
  const whole = await visitor.get(`/api/findings/${item.id}`)
  expect(FindingWhole.parse(whole.json()).history).toEqual([])
  const activity = await visitor.get('/api/activity')
  expect(activity.body).toContain('record-read')
  expect(activity.body).not.toContain('left knee')
  const decided = await visitor.post(`/api/findings/${item.id}/decision`, {
    decision: 'confirmed',
    note: kept,
  })
  expect(decided.statusCode).toBe(200)
})

test.each([
  ['a picture', { fileName: 'note.png', value: '\u0089PNG' }, 415, 'Please select a PDF or a text'],
  ['a text with zeros', { fileName: 'note.txt', value: 'a\u0000b' }, 415, 'Please select a PDF'],
  ['a damaged PDF', { fileName: 'note.pdf', value: '%PDF-1.7 nothing' }, 400, 'is damaged'],
  ['a blank text', { fileName: 'note.txt', value: ' \n ' }, 400, 'No text could be read'],
  ['very much text', { fileName: 'note.txt', value: 'a'.repeat(400_001) }, 400, '400,000 char'],
  ['nothing', { value: 'words' }, 400, 'Please select the record'],
])('%s is refused with what to do', async (_, file, status, words) => {
  const { visitor, item } = await finding()
  const answer = await send(visitor, item.id, file)
  expect(answer.statusCode, answer.body).toBe(status)
  expect(answer.body).toContain(words)
})

test('of one customer one record is read at a time', async () => {
  const { visitor, item } = await finding()
  const pdf = await printedPdf([note.split('\n').map((text) => [[40, text]] as const)])
  const sent = await Promise.all(
    Array.from({ length: 3 }, () => send(visitor, item.id, { fileName: 'note.pdf', value: pdf })),
  )
  const statuses = sent.map(({ statusCode }) => statusCode).sort()
  expect(statuses).toEqual([200, 429, 429])
  const again = await send(visitor, item.id, { fileName: 'note.pdf', value: pdf })
  expect(RecordRead.parse(again.json()).reviews).toHaveLength(6)
})

test('another customer’s finding is not found', async () => {
  const { item } = await finding()
  const { visitor } = await customer(server)
  const answer = await send(visitor, item.id, { fileName: 'note.txt', value: note })
  expect(answer.statusCode).toBe(404)
})
