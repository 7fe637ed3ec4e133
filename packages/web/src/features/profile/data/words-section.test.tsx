import { ModelExample, ModelStanding } from '@plumbline/contract'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import '../profile-page.tsx'
import { accounts } from '../../../testing/a-user.ts'
import { fakeServer } from '../../../testing/fake-server.ts'
import { showApp } from '../../../testing/show-app.tsx'

test('each use of a model is switched by itself', async () => {
  const standing = ModelStanding.parse({
    ...{ words: true, questions: false, columns: false, secondLook: false, documents: false },
    mayHoldDocuments: true,
    model: { name: 'm1', host: 'models.example' },
  })
  const seen = fakeServer({
    'GET /api/user': { json: accounts.active },
    'GET /api/ai-settings': { json: standing },
    'POST /api/ai-settings': { json: { ...standing, questions: true } },
  })
  const hands = showApp('/profile')
  const words = await screen.findByRole('checkbox', { name: /explain findings/ })
  expect(words).toHaveProperty('checked', true)
  await hands.click(screen.getByRole('checkbox', { name: /read questions/ }))
  expect(seen.find(({ call }) => call === 'POST /api/ai-settings')?.body).toEqual({
    questions: true,
  })
  expect(await screen.findByText('AI Reading On')).toBeTruthy()
})

test('what leaves is shown for findings and for columns, and a made-up file is called so', async () => {
  fakeServer({
    'GET /api/user': { json: accounts.active },
    'GET /api/ai-settings': {
      json: ModelStanding.parse({
        ...{ words: false, questions: false, columns: false, secondLook: false, documents: false },
        mayHoldDocuments: false,
        model: { name: 'm1', host: 'models.example' },
      }),
    },
    'GET /api/ai-settings/example': {
      json: ModelExample.parse({
        sent: null,
        columns: { system: 'Say for each column', user: '{"columns":[]}', isMadeUp: true },
        document: { system: 'Propose rules', user: '{"sentences":[]}' },
        pair: { system: 'Look again', user: '{"service":{}}' },
      }),
    },
  })
  const hands = showApp('/profile')
  await hands.click(await screen.findByRole('button', { name: 'Show Me Exactly' }))
  expect(await screen.findByText('There is no finding to show yet.')).toBeTruthy()
  expect(screen.getByText(/^For a made-up file/)).toBeTruthy()
  expect(screen.getByText('{"columns":[]}')).toBeTruthy()
  expect(screen.getByText('{"sentences":[]}')).toBeTruthy()
  expect(screen.getByText('{"service":{}}')).toBeTruthy()
})
