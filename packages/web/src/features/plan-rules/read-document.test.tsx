import type { PlanDocumentRead } from '@plumbline/contract'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
// At hand before the app asks for it: a loaded machine is slow to read it.
import './read-document-page.tsx'
import { accounts } from '../../testing/a-user.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { showApp } from '../../testing/show-app.tsx'

const scope = {
  claims: 'medical' as const,
  codes: ['97110-97140'],
}
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
const rule = {
  ...{ clause: 'Section 2.1', quote: 'Physical therapy is limited to 20 visits per plan year.' },
  scope: { ...scope, ...noLists },
}
const read: PlanDocumentRead = {
  ...{ pages: 12, picturePages: [3], more: 0 },
  clauses: [
    {
      ...{ page: 2, place: 'Section 2.1', quote: rule.quote, remark: null },
      words: 'medical lines with procedure code 97110 to 97140: at most 20 visits',
      rule: {
        ...rule,
        term: { kind: 'limit', of: 'visits', most: 20, per: 'year', yearBegins: 1 },
      },
    },
    {
      ...{ page: 3, place: '', quote: 'Inpatient care requires prior authorization.' },
      ...{ words: null, remark: 'Claims do not show authorizations.' },
      rule: { ...rule, clause: 'Page 3', quote: 'Inpatient care requires prior authorization.' },
    },
  ],
}
const kept = {
  ...{ id: 'r7', number: 7, ruleId: 'plan:limit-7', version: 1, state: 'draft' },
  ...{ plan: 'Acme', document: 'Acme plan', clause: 'Section 2.1', words: 'x', from: '2026-01-01' },
  ...{ to: null, approvedBy: null, approvedAt: null, isTried: true, versions: [] },
  reading: { words: 'x', problems: [], examples: [] },
  written: {
    ...{ plan: 'Acme', document: 'Acme plan' },
    rule: {
      ...{ clause: 'Section 2.1', quote: rule.quote, from: '2026-01-01' },
      scope: {
        ...{ claims: 'medical', codes: [], revenueCodes: [], modifiers: [], places: [], ndcs: [] },
        ...{ providers: [], payers: [], plans: [] },
      },
      term: { kind: 'limit', of: 'visits', most: 20, per: 'year', yearBegins: 1 },
    },
  },
}

class AnsweringRequest extends EventTarget {
  readonly upload = new EventTarget()
  readonly status = 200
  readonly responseText = JSON.stringify(read)
  open(): void {
    // Where it goes is not what is asked here.
  }
  send(): void {
    this.dispatchEvent(new Event('load'))
  }
}

test('sentences of a document are shown, and rules are written from them one after the other', async () => {
  const seen = fakeServer({
    'GET /api/user': { json: accounts.active },
    'POST /api/plan-rules': { status: 201, json: kept },
  })
  vi.stubGlobal('XMLHttpRequest', AnsweringRequest)
  const hands = showApp('/plan-rules/document')
  const file = new File(['text'], 'acme_plan.txt', { type: 'text/plain' })
  await hands.upload(await screen.findByLabelText('Document to read'), file)
  await hands.click(screen.getByRole('button', { name: 'Read Document' }))
  expect(
    await screen.findByText(
      '12 pages read: 1 clause understood, 1 to be read by you. Read from pictures, and less surely: page 3.',
    ),
  ).toBeTruthy()
  expect(screen.getByText('Claims do not show authorizations.')).toBeTruthy()

  const [first] = screen
    .getAllByRole('listitem')
    .filter((item) => within(item).queryByText(rule.quote))
  if (!first) throw new Error('The sentence is not shown')
  await hands.click(within(first).getByRole('button', { name: 'Write as a Rule' }))
  const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value
  expect(value('Clause')).toBe('Section 2.1')
  expect(value('Document')).toBe('acme plan')
  expect(value('Words of the clause')).toBe(rule.quote)
  expect(value('Procedure codes')).toBe('97110-97140')
  expect(value('At most')).toBe('20')
  await hands.type(screen.getByLabelText('Plan or contract'), 'Acme')
  await hands.type(screen.getByLabelText('First day of service'), '2026-01-01')
  await hands.click(screen.getByRole('button', { name: 'Keep as a Draft' }))
  expect(await screen.findByRole('link', { name: 'Rule 7' })).toBeTruthy()
  expect(seen.find(({ call }) => call === 'POST /api/plan-rules')?.body).toMatchObject({
    ...{ plan: 'Acme', document: 'acme plan' },
    rule: { clause: 'Section 2.1', term: { kind: 'limit', most: 20 } },
  })
})
