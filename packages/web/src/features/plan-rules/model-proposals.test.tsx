import {
  ModelStanding,
  type PlanDocumentProposals,
  type PlanDocumentRead,
} from '@plumbline/contract'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import './read-document-page.tsx'
import { accounts } from '../../testing/a-user.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { showApp } from '../../testing/show-app.tsx'

const quote = 'The allotment of therapy is 20 visits annually for members aged 18 and over.'
const noLists = {
  ...{
    revenueCodes: [],
    modifiers: [],
    places: [],
    ndcs: [],
    providers: [],
    payers: [],
    plans: [],
  },
}
const read: PlanDocumentRead = { pages: 3, picturePages: [], more: 0, clauses: [] }
const proposed: PlanDocumentProposals = {
  sentences: 9,
  refused: [
    { because: 'quote', count: 2 },
    { because: 'number', count: 1 },
  ],
  unread: [{ from: 2, to: 3, because: 'deadline' }],
  clauses: [
    {
      ...{ page: 1, place: '', quote, remark: null },
      words: 'at most 20 visits in one benefit year',
      rule: {
        ...{ clause: 'Page 1', quote },
        scope: { claims: 'medical', ...noLists, codes: ['97110'], ageFrom: 18 },
        term: { kind: 'limit', of: 'visits', most: 20, per: 'year', yearBegins: 1 },
      },
    },
  ],
}
const standing = ModelStanding.parse({
  ...{ words: false, questions: false, columns: false, secondLook: false },
  ...{ documents: true, mayHoldDocuments: true },
  model: { name: 'm1', host: 'models.example' },
})

class AnsweringRequest extends EventTarget {
  readonly upload = new EventTarget()
  readonly status = 200
  responseText = ''
  open(_method: string, address: string): void {
    this.responseText = JSON.stringify(address.endsWith('/proposals') ? proposed : read)
  }
  send(): void {
    this.dispatchEvent(new Event('load'))
  }
}

async function readDocument(answered: ModelStanding) {
  const seen = fakeServer({
    'GET /api/user': { json: accounts.active },
    'GET /api/ai-settings': { json: answered },
    'POST /api/plan-rules': { status: 422, json: { message: 'no' } },
  })
  vi.stubGlobal('XMLHttpRequest', AnsweringRequest)
  const hands = showApp('/plan-rules/document')
  const file = new File(['text'], 'acme_plan.txt', { type: 'text/plain' })
  await hands.upload(await screen.findByLabelText('Document to read'), file)
  await hands.click(screen.getByRole('button', { name: 'Read Document' }))
  await screen.findByText(/3 pages read/)
  return { hands, seen }
}

test('a model proposes when it is asked, and what was refused and not read is said', async () => {
  const { hands, seen } = await readDocument(standing)
  expect(await screen.findByText(/are sent to m1 at models.example as they stand/)).toBeTruthy()
  await hands.click(screen.getByRole('button', { name: 'Ask for Proposals' }))
  expect(await screen.findByRole('status')).toHaveProperty(
    'textContent',
    '9 sentences sent, 1 rule proposed. 3 proposals refused: 2 quoted words that do not stand on the page, 1 had a figure that its quote does not have.Pages 2 to 3: nothing was read by the model, because it took too long.',
  )
  const [item] = screen.getAllByRole('listitem').filter((one) => within(one).queryByText(quote))
  if (!item) throw new Error('The proposal is not shown')
  expect(within(item).getByText(/Proposed by a language model/)).toBeTruthy()
  await hands.click(within(item).getByRole('button', { name: 'Write as a Rule' }))
  const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value
  expect(value('Words of the clause')).toBe(quote)
  expect(value('At most')).toBe('20')
  await hands.type(screen.getByLabelText('Plan or contract'), 'Acme')
  await hands.type(screen.getByLabelText('First day of service'), '2026-01-01')
  await hands.click(screen.getByRole('button', { name: 'Keep as a Draft' }))
  await vi.waitFor(() => {
    expect(seen.find(({ call }) => call === 'POST /api/plan-rules')?.body).toMatchObject({
      ...{ plan: 'Acme', proposedBy: 'model' },
      rule: { scope: { codes: ['97110'], ageFrom: 18 }, term: { kind: 'limit', most: 20 } },
    })
  })
})

test.each([
  ['is switched off', { ...standing, documents: false }],
  ['may hold no documents', { ...standing, mayHoldDocuments: false }],
  ['is not there', { ...standing, model: null }],
])('where a model %s none is offered', async (_, other) => {
  await readDocument(other)
  expect(screen.queryByRole('button', { name: 'Ask for Proposals' })).toBeNull()
})
