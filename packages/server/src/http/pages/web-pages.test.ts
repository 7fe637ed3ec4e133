import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testServer } from '../../testing/test-server.ts'
import { answerErrors } from '../error-answers.ts'
import { webPages } from './web-pages.ts'

const folder = mkdtempSync(join(tmpdir(), 'plumbline-web-'))
const http = Fastify()

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<p>landing')
  writeFileSync(join(folder, 'contact.html'), '<p>support@plumbline.example')
  writeFileSync(join(folder, 'app.html'), '<p>app')
  writeFileSync(join(folder, '404.html'), '<p>nowhere')
  writeFileSync(join(folder, 'assets/app-1a2b.js'), 'let a')
  writeFileSync(join(folder, 'assets/app-1a2b.js.br'), brotliCompressSync('let a'))
  writeFileSync(join(folder, 'logo.svg'), '<svg/>')
  const pages = {
    '/contact': 'contact.html',
    '/': 'index.html',
    '/api': 'app.html',
    '/auth': 'app.html',
    '/404': '404.html',
  }
  writeFileSync(join(folder, 'pages.json'), JSON.stringify(pages))
  answerErrors(http)
  await webPages(http, folder, {
    production: false,
    supportEmail: 'help@acme.example',
    salesEmail: 'sales@acme.example',
  })
})
afterAll(async () => {
  await http.close()
  rmSync(folder, { recursive: true })
})

describe('the pages of the app', () => {
  test.each([
    ['/', 200, '<p>landing'],
    ['/auth?tab=register', 200, '<p>app'],
    ['/contact', 200, '<p>help@acme.example'],
    ['/api', 200, '<p>app'],
    ['/nowhere', 404, '<p>nowhere'],
    ['/app.html', 404, '<p>nowhere'],
    ['/pages.json', 404, '<p>nowhere'],
    ['/assets/../../secret', 404, '<p>nowhere'],
    ['/assets/%2e%2e/pages.json', 404, '<p>nowhere'],
  ])('%s is %i', async (url, status, body) => {
    const answer = await http.inject({ url })
    expect(answer.statusCode).toBe(status)
    expect(answer.body).toBe(body)
    expect(answer.headers['content-security-policy']).toContain("script-src 'self';")
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test.each([
    ['/', 'all'],
    ['/contact', 'all'],
    ['/auth', undefined],
    ['/nowhere', undefined],
  ])('%s may be listed by search engines: %s', async (url, robots) => {
    expect((await http.inject({ url })).headers['x-robots-tag']).toBe(robots)
  })

  test.each(['/', '/assets/app-1a2b.js'])('%s goes compressed to who can read it', async (url) => {
    const plain = await http.inject({ url })
    const small = await http.inject({ url, headers: { 'accept-encoding': 'gzip, br' } })
    expect(small.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.body)
    expect((await http.inject({ url: `${url}.br` })).statusCode).toBe(404)
  })

  test('assets are kept by browsers where their name says what is in them', async () => {
    const asset = await http.inject({ url: '/assets/app-1a2b.js' })
    expect(asset.headers['cache-control']).toContain('immutable')
    expect(asset.headers['content-type']).toContain('javascript')
    const logo = await http.inject({ url: '/logo.svg' })
    expect(logo.headers['cache-control']).toBe('no-cache')
  })
})

describe('calls and pages do not mix', () => {
  const server = testServer()

  test('an unknown call is a JSON 404, the old sign-in address leads to the page', async () => {
    const unknown = await server.visitor().get('/api/nope')
    expect(unknown.statusCode).toBe(404)
    expect(unknown.json()).toMatchObject({ code: 'not-found' })
    const signIn = await server.visitor().get('/api/login')
    expect([signIn.statusCode, signIn.headers.location]).toEqual([302, '/auth'])
  })

  test('alive, ready, and figures without names', async () => {
    const visitor = server.visitor()
    expect((await visitor.get('/healthz')).statusCode).toBe(200)
    expect((await visitor.get('/readyz')).statusCode).toBe(200)
    expect((await visitor.get('/metrics')).statusCode).toBe(404)
    const figures = await server.app.metrics.inject('/metrics')
    expect(figures.body).toContain('plumbline_uploads{status="processing"} 0')
    expect(figures.body).toContain('route="/healthz"')
  })
})
