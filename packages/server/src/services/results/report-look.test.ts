import { existsSync } from 'node:fs'
import { Branding, ErrorAnswer, type Upload } from '@plumbline/contract'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { beforeAll, describe, expect, test } from 'vitest'
import { customer, type TestCustomer } from '../../testing/customers.ts'
import { claimsCsv } from '../../testing/multipart.ts'
import { ended, runWorker, sendFile } from '../../testing/run-worker.ts'
import { testServer } from '../../testing/test-server.ts'

const chromium = '/usr/bin/chromium'
const server = testServer(existsSync(chromium) ? { CHROMIUM: chromium } : {})
runWorker(server)

/** One white pixel. */
const logo =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg=='

let owner: TestCustomer
let upload: Upload

beforeAll(async () => {
  owner = await customer(server)
  upload = await ended(owner.visitor, (await sendFile(owner.visitor, claimsCsv)).id)
}, 60_000)

const report = async (query = '') =>
  (await owner.visitor.get(`/api/uploads/${upload.id}/report${query}`)).body

describe('the look of reports', () => {
  test('stands on the cover of those made from then on; earlier ones stay', async () => {
    const plain = await report()
    expect(plain).not.toContain('<img')
    const set = await owner.visitor.post('/api/account/branding', { color: '#1A6B54', logo })
    expect(set.statusCode, set.body).toBe(200)
    expect(Branding.parse(set.json()).color).toBe('#1a6b54')
    const own = await report()
    expect(own).toContain('--brand: #1a6b54')
    expect(own).toMatch(/<img src="data:image\/png;base64,[\w+/=]+" alt="Logo" \/>/)
    expect(await report()).toBe(own)
    const cleared = await owner.visitor.post('/api/account/branding', { color: null, logo: null })
    expect(Branding.parse(cleared.json())).toEqual({ color: null, logo: null })
    expect(await report()).toBe(plain)
  })

  test('is one account’s, and sealed where it is kept', async () => {
    await owner.visitor.post('/api/account/branding', { color: '#123456', logo })
    const other = await customer(server)
    const theirs = await other.visitor.get('/api/account/branding')
    expect(theirs.json()).toEqual({ color: null, logo: null })
    const rows = await server.context.database.asSystem((tx) =>
      tx.sql.selectFrom('account_branding').selectAll().execute(),
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]?.sealed.toString('latin1')).not.toMatch(/123456|image\/png/)
  })

  test('of another shape is refused by the field’s name', async () => {
    for (const given of [
      { color: 'red' },
      { color: null, logo: 'no base64!' },
      { color: null, logo: Buffer.from('<svg/>').toString('base64') },
    ]) {
      const answer = await owner.visitor.post('/api/account/branding', given)
      expect(answer.statusCode).toBe(400)
      const { errors } = ErrorAnswer.parse(answer.json())
      expect(errors?.[0]?.field).toMatch(/^(?:color|logo)$/)
    }
  })
})

describe.skipIf(!existsSync(chromium))('a report as PDF', () => {
  test('is tagged, numbered in its contents, and says what the page says', async () => {
    const answer = await owner.visitor.get(`/api/uploads/${upload.id}/report?format=pdf`)
    expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200)
    expect(answer.headers['content-disposition']).toContain('.pdf')
    const pdf = await getDocument({ data: new Uint8Array(answer.rawPayload), verbosity: 0 }).promise
    const marked = await pdf.getMarkInfo()
    expect(marked instanceof Map && marked.get('Marked')).toBe(true)
    const pages = await Promise.all(
      Array.from({ length: pdf.numPages }, async (_, index) =>
        textOf(await pdf.getPage(index + 1)),
      ),
    )
    const listed = [
      ...(pages[1] ?? '').matchAll(/(Summary|Findings|Claim lines|Limitations) (\d+)/g),
    ]
    expect(listed.map(([, title]) => title)).toEqual([
      'Summary',
      'Findings',
      'Limitations',
      'Claim lines',
    ])
    for (const [, title = '', number] of listed) {
      expect([title, pages[Number(number) - 1]?.includes(title)]).toEqual([title, true])
    }
    const roles = JSON.stringify(await (await pdf.getPage(3)).getStructTree())
    expect(roles).toMatch(/"role":"H2"/)
    expect(roles).toMatch(/"role":"Table"/)
  }, 120_000)
})

interface Page {
  getTextContent(): Promise<{ items: readonly object[] }>
}

async function textOf(page: Page): Promise<string> {
  const { items } = await page.getTextContent()
  const text = items.map((item) => ('str' in item && typeof item.str === 'string' ? item.str : ''))
  return text.join(' ').replace(/\s+/g, ' ')
}
