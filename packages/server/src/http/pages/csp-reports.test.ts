import { expect, test } from 'vitest'
import { testServer } from '../../testing/test-server.ts'

const server = testServer()

const uriReport = { 'csp-report': { 'violated-directive': 'script-src', 'blocked-uri': 'inline' } }
const apiReport = [{ type: 'csp-violation', body: { effectiveDirective: 'style-src' } }]

test.each([
  ['application/csp-report', JSON.stringify(uriReport), 204],
  ['application/reports+json', JSON.stringify(apiReport), 204],
  ['application/csp-report', '{"csp-report":{"violated-directive":"x\\n2026 forged line"}}', 204],
  ['application/json', '[]', 204],
  ['application/json', '{', 400],
  ['application/csp-report', JSON.stringify('x'.repeat(20_000)), 413],
  ['text/plain', 'x', 415],
])('a report of type %s with %s is answered %i', async (type, payload, status) => {
  const answer = await server.visitor().send({
    method: 'POST',
    url: '/api/csp-report',
    headers: { 'content-type': type, 'sec-fetch-site': 'cross-site' },
    payload,
  })
  expect(answer.statusCode).toBe(status)
})

test('pages name where reports go', async () => {
  const { headers } = await server.visitor().get('/')
  expect(headers['reporting-endpoints']).toBe('csp="/api/csp-report"')
  expect(headers['content-security-policy']).toContain('report-to csp; report-uri /api/csp-report')
})
