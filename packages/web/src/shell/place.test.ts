import { beforeEach, expect, test } from 'vitest'
import { forgetPlace, keptPlace, rememberPlace } from './place.ts'

beforeEach(forgetPlace)

test('the place is kept until it is forgotten', () => {
  rememberPlace('/findings?decision=open')
  expect(keptPlace()).toBe('/findings?decision=open')
  expect(keptPlace()).toBe('/findings?decision=open')
  forgetPlace()
  expect(keptPlace()).toBe('/dashboard')
})

test('neither a screen that leads on nor another origin is a place', () => {
  for (const address of [
    '/auth',
    '/login?x=1',
    '/admin',
    '//elsewhere.example',
    'https://a.example',
  ]) {
    rememberPlace(address)
    expect(keptPlace()).toBe('/dashboard')
  }
})
