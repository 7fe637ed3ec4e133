import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { CaseWhole, CasesPage, LetterWhole, Overview } from '@plumbline/contract'
import mammoth from 'mammoth'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { runWorker } from '../../testing/run-worker.ts'
import { caseVisitor, change, duplicates, fillIn, startCase } from '../../testing/case-visitor.ts'
import { testServer } from '../../testing/test-server.ts'

const chromium = '/usr/bin/chromium'
const server = testServer(existsSync(chromium) ? { CHROMIUM: chromium } : {})
runWorker(server)

test('from a file to a letter that is final, and to the money', async () => {
  const given = await caseVisitor(server)
  const { visitor } = given
  const started = await startCase(given)
  expect(started.reference).toMatch(/^PL-\d{4}-0001$/)
  const all = started.money.confirmed
  expect(all).toBeGreaterThan(20)
  expect(started).toMatchObject({ state: 'draft', money: { requested: 0 } })
  expect(started.items.map(({ caseId }) => caseId)).toEqual(given.findings.map(() => started.id))

  const drafted = await visitor.post(`/api/cases/${started.id}/letters`)
  expect(drafted.statusCode, drafted.body).toBe(201)
  const draft = LetterWhole.parse(drafted.json())
  expect(draft.missing.length).toBeGreaterThan(5)
  expect(draft.html).toContain('[NEEDED: Recipient]')
  expect(draft.html).toContain('••9871')
  // The payment that came first stands beside the second, whose money is asked back.
  expect(draft.html).toContain('after what they are compared with')
  expect(draft.html).toContain('Provider: billing NPI')
  expect(draft.html).not.toContain('MEMBER9871')
  const early = await visitor.post(`/api/letters/${draft.id}/final`)
  expect(early.statusCode).toBe(409)
  expect(early.json()).toMatchObject({ message: expect.stringContaining('It lacks: ') as string })

  await fillIn(visitor, draft)
  const made = await visitor.post(`/api/letters/${draft.id}/final`)
  expect(made.statusCode, made.body).toBe(200)
  const final = LetterWhole.parse(made.json())
  expect(final).toMatchObject({ state: 'final', missing: [], asks: [] })

  await change(visitor, started.id, { facts: { recipientName: 'Somebody new' } })
  const page = await visitor.get(`/api/letters/${draft.id}/document?format=html`)
  expect(createHash('sha256').update(page.rawPayload).digest('hex')).toBe(final.hash)
  expect(page.body).not.toContain('Somebody new')
  expect(page.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/)
  expect(page.headers['content-disposition']).toMatch(/filename="letter_PL-\d{4}-0001_v1\.html"/)
  const docx = await visitor.get(`/api/letters/${draft.id}/document?format=docx`)
  const { value } = await mammoth.extractRawText({ buffer: docx.rawPayload })
  expect(value).toContain(started.reference)
  expect(value).not.toContain('NEEDED')

  const events = [
    { kind: 'sent', on: '2026-03-03' },
    { kind: 'partly-agreed', on: '2026-03-20', amount: 20, note: '=1+1 <b>half</b>' },
    { kind: 'paid', on: '2026-04-01', amount: 20 },
  ]
  for (const event of events)
    expect((await change(visitor, started.id, { event })).statusCode).toBe(200)
  const whole = CaseWhole.parse((await visitor.get(`/api/cases/${started.id}`)).json())
  expect(whole).toMatchObject({
    state: 'recovered',
    money: { confirmed: all, requested: all, agreed: 20, recovered: 20 },
    due: null,
  })
  expect(whole.events[1]?.note).toBe('=1+1 <b>half</b>')
  const overview = Overview.parse((await visitor.get('/api/overview')).json())
  expect(overview.money).toMatchObject({
    confirmed: all,
    requested: all,
    agreed: 20,
    recovered: 20,
  })
  expect(overview.waiting.confirmedWithoutCase).toBe(0)
  expect(overview.payees[0]).toMatchObject({ label: '1003000126' })
  const march = await visitor.get('/api/overview?from=2026-03-01&to=2026-03-31')
  expect(Overview.parse(march.json())).toMatchObject({
    money: { identified: 0, requested: all, agreed: 20, recovered: 0 },
    before: { requested: 0 },
  })
  const list = CasesPage.parse((await visitor.get('/api/cases?state=recovered')).json())
  expect(list).toMatchObject({ total: 1, money: whole.money })
})

test.skipIf(!existsSync(chromium))('a letter is printed to PDF', { timeout: 60_000 }, async () => {
  const given = await caseVisitor(server)
  const { id } = await startCase(given)
  const { id: letter } = LetterWhole.parse(
    (await given.visitor.post(`/api/cases/${id}/letters`)).json(),
  )
  const pdf = await given.visitor.get(`/api/letters/${letter}/document?format=pdf`)
  expect(pdf.statusCode, pdf.body.slice(0, 300)).toBe(200)
  expect(pdf.headers['content-disposition']).toContain('_v1_draft.pdf')
  const read = await getDocument({ data: new Uint8Array(pdf.rawPayload), verbosity: 0 }).promise
  const page = await read.getPage(1)
  const { items } = await page.getTextContent()
  const text = items.map((item) => ('str' in item ? item.str : '')).join('')
  expect(text).toContain('Draft. Not to be sent.')
  expect(text).toContain('Re: request for records')
  // What a screen reader is told: paragraphs, a table with its heads, in the order of the text.
  const roles = JSON.stringify(await page.getStructTree())
  for (const role of ['P', 'Table', 'TH', 'TD']) expect(roles).toContain(`"role":"${role}"`)
})

test('an answer that refuses starts the clock of the next appeal, and money that comes stops it', async () => {
  const given = await caseVisitor(server)
  const { visitor } = given
  const { id } = await startCase(given)
  const dueAfter = async (body: object) => {
    const answer = await change(visitor, id, body)
    expect(answer.statusCode, answer.body).toBe(200)
    return CaseWhole.parse(answer.json()).due
  }
  await change(visitor, id, { role: 'provider', situation: 'redetermination' })
  expect(await dueAfter({ event: { kind: 'sent', on: '2026-02-27' } })).toBeNull()
  expect(await dueAfter({ event: { kind: 'disputed', on: '2026-03-02' } })).toMatchObject({
    on: '2026-08-29',
    what: expect.stringMatching(/reconsideration.*42 CFR 405\.962\(a\)/) as string,
  })
  expect(await dueAfter({ event: { kind: 'agreed', on: '2026-03-20' } })).toBeNull()
})

test('a finding stands in one case at most, also where two are started at once', async () => {
  const given = await caseVisitor(server)
  const body = { filter: { decision: 'confirmed' }, role: 'plan', situation: 'overpayment' }
  const answers = await Promise.all([
    given.visitor.post('/api/cases', body),
    given.visitor.post('/api/cases', body),
  ])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409])
  const refused = answers.find(({ statusCode }) => statusCode === 409)
  expect(refused?.body).toMatch(/stand in case PL-\d{4}-0001 already/)
})

test('two payments at once are never more than was asked for', async () => {
  const given = await caseVisitor(server)
  const { id, money } = await startCase(given)
  const { confirmed } = money
  await change(given.visitor, id, { event: { kind: 'sent', on: '2026-03-03' } })
  const event = { kind: 'paid', on: '2026-03-09', amount: confirmed * 0.75 }
  const answers = await Promise.all([
    change(given.visitor, id, { event }),
    change(given.visitor, id, { event }),
  ])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
})

test('only confirmed findings, of one payee unless somebody is named', async () => {
  const two = `${duplicates('X1')}\n${duplicates('X2', '1730155527').split('\n').slice(1).join('\n').replaceAll('MEMBER9871', 'MEMBER5522')}`
  const given = await caseVisitor(server, two)
  const body = { findings: given.findings, role: 'plan', situation: 'overpayment' }
  const refused = await given.visitor.post('/api/cases', body)
  expect(refused.statusCode).toBe(409)
  expect(refused.body).toContain('against 2 payees')
  await server.context.database.asTenant(given.userId, (tx) =>
    tx.sql.updateTable('findings').set({ decision: 'open' }).execute(),
  )
  const open = await given.visitor.post('/api/cases', { ...body, counterpart: 'Both' })
  expect(open.body).toMatch(/\d+ of these findings are not confirmed/)
})

test('what the case has not is refused by its field; what is typed is text', async () => {
  const given = await caseVisitor(server)
  const { visitor } = given
  const { id } = await startCase(given)
  for (const [payload, field] of [
    [{ facts: { unheard: 'x' } }, 'facts.unheard'],
    [{ claimFacts: { nobody: { patientName: 'x' } } }, 'claimFacts.nobody'],
    [{ answers: { nothing: 'x' } }, 'answers.nothing'],
    [{ facts: { planName: 'x'.repeat(4_001) } }, 'facts.planName'],
    [{ event: { kind: 'sent', on: '2026-02-30' } }, 'event.on'],
    [{ situation: 'redetermination' }, 'situation'],
  ] as const) {
    const answer = await change(visitor, id, payload)
    expect(answer.statusCode, field).toBe(400)
    expect(answer.body).toContain(field)
  }
  const odd = '=HYPERLINK("x")<script>alert(1)</script>\u0001\u001b'
  expect((await change(visitor, id, { facts: { recipientName: odd } })).statusCode).toBe(200)
  const letter = LetterWhole.parse((await visitor.post(`/api/cases/${id}/letters`)).json())
  expect(letter.html).not.toContain('<script>')
  expect(letter.asks.find(({ name }) => name === 'recipientName')?.value).toBe(odd)
  const docx = await visitor.get(`/api/letters/${letter.id}/document?format=docx`)
  const { value } = await mammoth.extractRawText({ buffer: docx.rawPayload })
  expect(value).toContain('=HYPERLINK("x")<script>alert(1)</script>')
})

test('what is another’s is not found, and its words stand in no trail', async () => {
  const given = await caseVisitor(server)
  const { id } = await startCase(given)
  const letter = LetterWhole.parse((await given.visitor.post(`/api/cases/${id}/letters`)).json())
  const other = await caseVisitor(server)
  const calls = [
    other.visitor.get(`/api/cases/${id}`),
    change(other.visitor, id, { close: true }),
    other.visitor.post(`/api/cases/${id}/letters`),
    other.visitor.get(`/api/letters/${letter.id}`),
    other.visitor.post(`/api/letters/${letter.id}/final`),
    other.visitor.get(`/api/letters/${letter.id}/document?format=html`),
    other.visitor.post('/api/cases', {
      findings: given.findings,
      role: 'plan',
      situation: 'overpayment',
    }),
    other.visitor.get('/api/cases/no-id'),
  ]
  expect((await Promise.all(calls)).map(({ statusCode }) => statusCode)).toEqual(
    calls.map(() => 404),
  )
  await change(given.visitor, id, { facts: { planName: 'Zebra Works Plan' } })
  const trail = await given.visitor.get('/api/activity')
  expect(trail.body).toContain('case-changed')
  expect(trail.body).not.toContain('Zebra')
})
