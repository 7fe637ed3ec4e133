import { ModelStanding } from '@plumbline/contract'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import '../profile-page.tsx'
import { accounts } from '../../../testing/a-user.ts'
import { fakeServer } from '../../../testing/fake-server.ts'
import { showApp } from '../../../testing/show-app.tsx'

test('each use of a model is switched by itself', async () => {
  const standing = ModelStanding.parse({
    ...{ words: true, questions: false, documents: false, mayHoldDocuments: true },
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
