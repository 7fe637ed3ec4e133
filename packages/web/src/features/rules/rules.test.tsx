import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../../testing/fake-server.ts'
import { showApp } from '../../testing/show-app.tsx'
import { ruleHeads } from './rule-heads.ts'

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined)
  fakeServer({})
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('the catalog leads to every rule, without an account', async () => {
  showApp('/rules')
  const link = await screen.findByRole('link', { name: 'Service paid twice' })
  expect(link.getAttribute('href')).toBe('/rules/exact-duplicate')
  const toRules = (one: HTMLElement) => one.getAttribute('href')?.startsWith('/rules/')
  expect(screen.getAllByRole('link').filter(toRules)).toHaveLength(ruleHeads.length)
  expect(screen.getByRole('heading', { level: 2, name: /^Duplicate \d+$/ })).toBeTruthy()
})

test('a rule is found by words of its title, or by its id', async () => {
  const hands = showApp('/rules')
  const field = await screen.findByLabelText('Find a rule')
  for (const words of ['twice service', 'exact-dup']) {
    await hands.clear(field)
    await hands.type(field, words)
    expect(screen.getByRole('link', { name: 'Service paid twice' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Drug price far over NADAC' })).toBeNull()
  }
  await hands.type(field, ' zebra')
  expect(screen.getByText('No rule has these words in its name.')).toBeTruthy()
})

test('a rule’s page is set as it is written', async () => {
  showApp('/rules/exact-duplicate')
  expect(await screen.findByRole('heading', { level: 1, name: 'Service paid twice' })).toBeTruthy()
  expect(screen.getByRole('heading', { level: 2, name: 'What clears it' })).toBeTruthy()
  expect(screen.getByText('99213', { selector: 'code' })).toBeTruthy()
})

test('a rule that does not exist is said not to', async () => {
  showApp('/rules/no-such-rule')
  expect(await screen.findByText('There is no rule of this name')).toBeTruthy()
})
