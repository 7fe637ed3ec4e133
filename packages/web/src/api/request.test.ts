import { expect, it } from 'vitest'
import { fakeServer } from '../testing/fake-server.ts'
import { isUnauthorized, messageOf, RequestError, send } from './request.ts'

it.each([
  ['401: Unauthorized', true],
  ['401: {"message":"Unauthorized"}', true],
  ['401: Invalid email or password', false],
  ['500: Unauthorized', false],
])('%s is unauthorized: %s', (message, expected) => {
  expect(isUnauthorized(new Error(message))).toBe(expected)
})

it('makes an error of status and body, with the sentence of the server', async () => {
  fakeServer({ 'GET /api/usage': { status: 503, json: { message: 'Not now' } } })
  const error: unknown = await send('GET', '/api/usage').catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(RequestError)
  expect(error).toHaveProperty('message', '503: {"message":"Not now"}')
  expect(messageOf(error, 'Otherwise')).toBe('Not now')
  expect(messageOf(new Error('network'), 'Otherwise')).toBe('Otherwise')
})

it('sends an object as JSON', async () => {
  const seen = fakeServer({ 'POST /api/login': { json: {} } })
  await send('POST', '/api/login', { email: 'a@b.co' })
  expect(seen).toEqual([{ call: 'POST /api/login', body: { email: 'a@b.co' } }])
})
