import { expect, test } from 'vitest'
import { testServer } from '../../testing/test-server.ts'

const server = testServer()

test('the report of the sample is audited here and shown without an account, as a page that runs nothing', async () => {
  const asked = { method: 'GET', url: '/api/sample-report' } as const
  const [one, other] = [await server.app.http.inject(asked), await server.app.http.inject(asked)]
  expect(one.statusCode).toBe(200)
  expect(one.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(one.headers['content-disposition']).toBeUndefined()
  expect(one.headers['content-security-policy']).toMatch(/^default-src 'none'; .*; sandbox$/)
  expect(one.headers['set-cookie']).toBeUndefined()
  expect(one.body).toContain('The claims in this report are made up')
  expect(one.body).not.toContain('Confidential.')
  expect(one.body).toContain('28 lines, every one of them')
  expect(one.body).toMatch(/\$1,19\d\.\d\d/)
  expect(other.body).toBe(one.body)
})
