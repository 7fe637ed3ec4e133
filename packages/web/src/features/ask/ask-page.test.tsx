import { QuestionAnswer } from '@plumbline/contract'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
// At hand before the app asks for it: a loaded machine is slow to read it.
import './ask-page.tsx'
import { accounts } from '../../testing/a-user.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { showApp } from '../../testing/show-app.tsx'

const answer = QuestionAnswer.parse({
  kind: 'answer',
  readBy: 'model',
  plan: { measure: 'dollars', filter: { category: 'duplicate' }, by: 'provider' },
  chips: [
    { part: 'measure', text: 'Dollars at risk', removable: false },
    { part: 'category', text: 'Duplicate', removable: true },
    { part: 'by', text: 'by provider', removable: true },
  ],
  rows: [{ label: 'Mercy Hospital', value: 200, link: '/findings?provider=m1' }],
  ...{ rowsLeftOut: 0, total: 200, split: null, how: '2 findings match.', link: '/findings' },
})

test('an answer says who read the question, and each part can be taken out', async () => {
  const seen = fakeServer({
    'GET /api/user': { json: accounts.active },
    'POST /api/questions': { json: answer },
  })
  const hands = showApp('/ask')
  await hands.type(await screen.findByLabelText('Your question'), 'where do we bleed cash')
  await hands.click(screen.getByRole('button', { name: 'Ask' }))
  expect(await screen.findByText(/A language model read these words/)).toBeTruthy()
  await hands.click(screen.getByRole('button', { name: 'Without Duplicate' }))
  expect(seen.filter(({ call }) => call === 'POST /api/questions').at(-1)?.body).toEqual({
    plan: { measure: 'dollars', filter: {}, by: 'provider' },
  })
})

test('a question that rules read says nothing of a model', async () => {
  fakeServer({
    'GET /api/user': { json: accounts.active },
    'POST /api/questions': { json: { ...answer, readBy: 'rules' } },
  })
  const hands = showApp('/ask')
  await hands.type(await screen.findByLabelText('Your question'), 'duplicates by provider')
  await hands.click(screen.getByRole('button', { name: 'Ask' }))
  expect(await screen.findByText('2 findings match.')).toBeTruthy()
  expect(screen.queryByText(/language model/)).toBeNull()
})
