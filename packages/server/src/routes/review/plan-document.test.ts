import { PlanDocumentRead } from '@plumbline/contract'
import { printedPdf } from '../../../../intake/src/testing/printed-pdf.ts'
import { expect, test } from 'vitest'
import { customer } from '../../testing/customers.ts'
import { multipartRequest } from '../../testing/multipart.ts'
import { testServer, type Visitor } from '../../testing/test-server.ts'

const server = testServer()

const text = [
  'ARTICLE II. Benefits',
  '2.1 Physical therapy (CPT 97110-97140) is limited to 20 visits per plan year.',
  '2.2 Office visit: $25 copay.',
  '2.3 Inpatient care requires prior authorization.',
  'The Plan was written with care.',
]

function read(visitor: Visitor, fileName: string, value: string | Buffer) {
  return visitor.send({
    ...multipartRequest([{ name: 'file', fileName, value }]),
    url: '/api/plan-rules/document',
  })
}

test('a plan is read for its clauses, printed or as text, and nothing of it is kept', async () => {
  const { visitor } = await customer(server)
  const printed = await printedPdf([text.map((line) => [[40, line]] as const)])
  for (const [name, content] of [
    ['plan.txt', text.join('\n')],
    ['plan.pdf', printed],
  ] as const) {
    const answer = await read(visitor, name, content)
    expect(answer.statusCode, answer.body).toBe(200)
    expect(PlanDocumentRead.parse(answer.json())).toMatchObject({
      ...{ pages: 1, more: 0 },
      clauses: [
        {
          ...{ page: 1, place: 'Section 2.1', remark: null },
          words:
            'medical lines with procedure code 97110 to 97140: at most 20 visits in one benefit year',
          rule: { clause: 'Section 2.1', term: { kind: 'limit', most: 20, per: 'year' } },
        },
        {
          ...{ place: 'Section 2.2', words: 'the patient pays $25.00 of the allowed amount' },
          remark: 'It names no codes: say which lines it is about.',
        },
        {
          ...{ place: 'Section 2.3', words: null },
          remark: 'Claims do not show authorizations, so no rule can check them.',
        },
      ],
    })
  }
  expect((await visitor.get('/api/plan-rules')).json()).toEqual([])
  const activity = await visitor.get('/api/activity')
  expect(activity.body).toContain('plan-document-read')
  expect(activity.body).not.toContain('Physical therapy')
})

test('numbers that no rule can hold, and files that are none, are said', async () => {
  const { visitor } = await customer(server)
  const send = (name: string, content: string) => read(visitor, name, content)
  const answer = await send('plan.txt', 'Services are paid at 9000% of billed charges.')
  expect(PlanDocumentRead.parse(answer.json()).clauses).toMatchObject([
    { words: null, remark: 'Its numbers, or the clause itself, are beyond what a rule can hold.' },
  ])
  expect((await send('plan.docx', 'PK')).statusCode).toBe(415)
  expect((await send('plan.txt', ' \n')).json()).toMatchObject({
    message: expect.stringMatching(/No text could be read in this document/) as unknown,
  })
})
