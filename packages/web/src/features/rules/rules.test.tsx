import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../../testing/fake-server.ts'
import { showApp } from '../../testing/show-app.tsx'
import { ruleIds } from './rule-texts.ts'

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
  const link = await screen.findByRole('link', { name: 'Exact duplicate' })
  expect(link.getAttribute('href')).toBe('/rules/exact-duplicate')
  const toRules = (one: HTMLElement) => one.getAttribute('href')?.startsWith('/rules/')
  expect(screen.getAllByRole('link').filter(toRules)).toHaveLength(ruleIds.length)
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
