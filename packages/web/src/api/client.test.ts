import { adminCalls, auditCalls } from '@plumbline/contract'
import { expect, expectTypeOf, it } from 'vitest'
import { fakeServer } from '../testing/fake-server.ts'
import { callEndpoint, endpointQuery } from './client.ts'
import { createQueryClient } from './query-client.ts'
import { RequestError } from './request.ts'

it('sends what the contract asks for and answers what it promises', async () => {
  const seen = fakeServer({ 'POST /api/admin/users/a%2Fb/soft-delete': { json: { id: 'a/b' } } })
  const user = await callEndpoint(adminCalls.archiveUser, {
    params: { id: 'a/b' },
    body: { reason: 'left' },
  })
  expectTypeOf(user.email).toEqualTypeOf<string>()
  expect(user).toEqual({ id: 'a/b' })
  expect(seen).toEqual([
    { call: 'POST /api/admin/users/a%2Fb/soft-delete', body: { reason: 'left' } },
  ])
})

it('throws what was refused', async () => {
  fakeServer({ 'GET /api/uploads': { status: 402, json: { message: 'Choose a plan' } } })
  await expect(callEndpoint(auditCalls.listUploads)).rejects.toThrow(RequestError)
})

it('is loaded by the pieces of its key', async () => {
  const seen = fakeServer({ 'GET /api/uploads/7': { json: { notes: [] } } })
  const client = createQueryClient(() => undefined)
  const query = endpointQuery(auditCalls.uploadDetails, { params: { id: '7' } })
  expect(await client.query(query)).toEqual({ notes: [] })
  expect(seen.map(({ call }) => call)).toEqual(['GET /api/uploads/7'])
})

it('does not compile what the contract does not describe', () => {
  // Never called: the compiler is the test.
  const wrong = () => {
    // @ts-expect-error The id is missing.
    void callEndpoint(auditCalls.retryUpload)
    // @ts-expect-error No such plan.
    void callEndpoint(adminCalls.updatePlan, { body: { userId: '1', planId: 'gold' } })
    // @ts-expect-error A report is no JSON.
    void callEndpoint(auditCalls.uploadReport, { params: { id: '7' } })
    // @ts-expect-error Nothing is sent with it.
    void callEndpoint(auditCalls.usage, { body: {} })
  }
  expect(wrong).toBeTypeOf('function')
})
