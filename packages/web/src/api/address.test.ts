import {
  accountCalls,
  activityCalls,
  adminCalls,
  auditCalls,
  billingCalls,
  caseCalls,
  endpoints,
  lookCalls,
  modelCalls,
  ownDataCalls,
  planRuleCalls,
  reviewCalls,
  secondFactorCalls,
  teamCalls,
} from '@plumbline/contract'
import { describe, expect, it } from 'vitest'
import { addressOf, pathPieces } from './address.ts'

describe('an address', () => {
  it('is the path of the contract', () => {
    expect(addressOf(auditCalls.events)).toBe('/api/events')
  })

  it('holds its values, written so that none changes the path', () => {
    expect(addressOf(auditCalls.uploadCsv, { params: { id: '7' } })).toBe(
      '/api/uploads/7/claims.csv',
    )
    expect(addressOf(auditCalls.uploadDetails, { params: { id: '../user?x' } })).toBe(
      '/api/uploads/..%2Fuser%3Fx',
    )
  })

  it('leaves out what is not asked for', () => {
    const query = { status: 'Needs Review', search: '', category: undefined, limit: 50 } as const
    expect(addressOf(auditCalls.uploadClaims, { params: { id: '7' }, query })).toBe(
      '/api/uploads/7/claims?status=Needs+Review&limit=50',
    )
  })
})

it.each([
  [auditCalls.listUploads, ['/api/uploads']],
  [auditCalls.uploadDetails, ['/api/uploads', '7']],
  [adminCalls.deletionInfo, ['/api/admin/users', '7', 'deletion-info']],
])('%o in pieces that slashes join', (call, pieces) => {
  expect(pathPieces(call, { id: '7' })).toEqual(pieces)
})

const calls = {
  ...accountCalls,
  ...secondFactorCalls,
  ...teamCalls,
  ...activityCalls,
  ...auditCalls,
  ...billingCalls,
  ...adminCalls,
  ...ownDataCalls,
  ...reviewCalls,
  ...caseCalls,
  ...modelCalls,
  ...lookCalls,
  ...planRuleCalls,
}

it('knows a call for each endpoint, and no other by its name', () => {
  expect(calls).toEqual(
    Object.fromEntries(
      Object.entries(endpoints).map(([name, { method, path }]) => [name, { method, path }]),
    ),
  )
})

it('finds each endpoint by method and path, as the types do', () => {
  const places = Object.values(calls).map(({ method, path }) => `${method} ${path}`)
  expect(new Set(places).size).toBe(places.length)
})
