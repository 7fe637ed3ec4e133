import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import './letter-page.tsx'
import { aLetter } from '../../testing/a-case.ts'
import { accounts } from '../../testing/a-user.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { showApp } from '../../testing/show-app.tsx'

const [byRules] = aLetter.words
if (!byRules) throw new Error('The letter has no argument')
const worded = {
  ...aLetter,
  words: [{ ...byRules, byModel: `The records can show it. ${byRules.byRules}` }],
}
const chosen = { ...worded, words: [{ ...worded.words[0], chosen: 'model' }] }
const answers = {
  'GET /api/user': { json: accounts.active },
  'GET /api/letters/l1': { json: aLetter },
  'POST /api/letters/l1/words': { json: worded },
  'PATCH /api/letters/l1/words': { json: chosen },
} as const

test('words are asked for, read, and put into the letter by whoever chooses them', async () => {
  const seen = fakeServer(answers)
  const hands = showApp('/letters/l1')
  const part = within(await screen.findByRole('region', { name: 'Words of the argument' }))
  const model = part.getByRole<HTMLInputElement>('radio', { name: /^AI words/ })
  expect(model.disabled).toBe(true)
  await hands.click(part.getByRole('button', { name: 'Ask for AI Words' }))
  expect(await part.findByText(/^The records can show it\./)).toBeTruthy()
  expect(part.getByRole<HTMLInputElement>('radio', { name: /^Written by rules/ }).checked).toBe(
    true,
  )
  await hands.click(model)
  await waitFor(() => {
    expect(model.checked).toBe(true)
  })
  expect(seen.filter(({ call }) => call === 'PATCH /api/letters/l1/words')).toMatchObject([
    { body: { findingId: 'f1', by: 'model' } },
  ])
})

test('where no model may be asked nothing is offered', async () => {
  fakeServer({ ...answers, 'GET /api/letters/l1': { json: { ...aLetter, asksModel: false } } })
  showApp('/letters/l1')
  await screen.findByRole('region', { name: 'The letter as it reads now' })
  expect(screen.queryByRole('region', { name: 'Words of the argument' })).toBeNull()
})

test('a final letter says whose words it holds', async () => {
  const final = { ...chosen, state: 'final', hash: 'ab12', asksModel: false, missing: [] }
  fakeServer({ ...answers, 'GET /api/letters/l1': { json: final } })
  showApp('/letters/l1')
  const part = within(await screen.findByRole('region', { name: 'Words of the argument' }))
  expect(part.getByText('AI words, checked against the finding')).toBeTruthy()
  expect(part.queryByRole('radio')).toBeNull()
})
