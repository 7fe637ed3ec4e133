import { CaseWhole, LetterWhole } from '@plumbline/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
// At hand before the app asks for it: a loaded machine is slow to read it.
import './letter-page.tsx'
import { aCase, aLetter } from '../../testing/a-case.ts'
import { accounts } from '../../testing/a-user.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { showApp } from '../../testing/show-app.tsx'

const answers = {
  'GET /api/user': { json: accounts.active },
  'GET /api/letters/l1': { json: aLetter },
  'GET /api/cases/c1': { json: aCase },
  'PATCH /api/cases/c1': { json: aCase },
} as const

test('what these tests answer is what the contract has', () => {
  expect(LetterWhole.parse(aLetter)).toEqual(aLetter)
  expect(CaseWhole.parse(aCase)).toEqual(aCase)
})

test('what a letter lacks is said at its field, and leads there', async () => {
  fakeServer(answers)
  const hands = showApp('/letters/l1')
  const missing = within(await screen.findByRole('region', { name: 'Missing facts' }))
  const paid = screen.getByLabelText('Date of payment')
  const said = document.getElementById(paid.getAttribute('aria-describedby') ?? '')
  expect(said?.textContent).toBe('Missing · When each claim was paid')
  const address = screen.getByLabelText('Your mailing address')
  expect(address.closest('[id^="fact-"]')?.textContent).toContain('Optional')
  await hands.click(missing.getByRole('button', { name: 'Go to the first' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Your name or organization'))
  await hands.click(screen.getByRole('button', { name: 'Make Final' }))
  const dialog = within(await screen.findByRole('dialog'))
  await hands.click(dialog.getByRole('button', { name: 'Date of payment, claim C1003' }))
  await waitFor(() => {
    expect(document.activeElement).toBe(paid)
  })
  const paper = within(screen.getByRole('region', { name: 'The letter as it reads now' }))
  await hands.click(paper.getByRole('button', { name: '[NEEDED: Your name or organization]' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Your name or organization'))
})

test('a letter is shown by its closed list of elements', async () => {
  fakeServer({
    ...answers,
    'GET /api/letters/l1': {
      json: {
        ...aLetter,
        html: `${aLetter.html}<script>document.title='x'</script><img src=x onerror=alert(1)>
          <p onclick="alert(1)" style="position:fixed">plain</p><iframe srcdoc="<p>inner"></iframe>`,
      },
    },
  })
  showApp('/letters/l1')
  const paper = await screen.findByRole('region', { name: 'The letter as it reads now' })
  expect(paper.querySelector('script, img, style, iframe, title, [onclick], [style]')).toBeNull()
  expect(within(paper).getByText('plain')).toBeTruthy()
  expect(paper.textContent).toContain('<b> stays text.')
  expect(paper.textContent).not.toContain('color:red')
  expect(within(paper).getByRole('columnheader', { name: 'Paid' })).toBeTruthy()
})

test('a fact is kept as it is typed, by what it belongs to', async () => {
  const seen = fakeServer(answers)
  const hands = showApp('/letters/l1')
  await hands.type(await screen.findByLabelText('Your name or organization'), 'Reed Benefits')
  await hands.tab()
  await hands.type(screen.getByLabelText('Date of payment'), '2026-04-02')
  await hands.tab()
  await waitFor(() => {
    const bodies = seen.filter(({ call }) => call === 'PATCH /api/cases/c1').map(({ body }) => body)
    expect(bodies).toContainEqual({ facts: { senderName: 'Reed Benefits' } })
    expect(bodies).toContainEqual({ claimFacts: { C1003: { paidDate: '2026-04-02' } } })
  })
  expect(seen.filter(({ call }) => call === 'GET /api/letters/l1').length).toBeGreaterThan(1)
})

test('a refused fact says so at its field', async () => {
  const refusal = { message: 'The case is closed.', code: 'conflict', requestId: 'r' }
  fakeServer({ ...answers, 'PATCH /api/cases/c1': { status: 409, json: refusal } })
  const hands = showApp('/letters/l1')
  await hands.type(await screen.findByLabelText('Your name or organization'), 'R')
  await hands.tab()
  expect(await screen.findByText('The case is closed.')).toBeTruthy()
})

test('a letter that lacks facts cannot be final, and the dialog says what it lacks', async () => {
  const seen = fakeServer(answers)
  const hands = showApp('/letters/l1')
  await hands.click(await screen.findByRole('button', { name: 'Make Final' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('2 facts are missing')).toBeTruthy()
  expect(dialog.queryByRole('button', { name: 'Make Final' })).toBeNull()
  expect(seen.map(({ call }) => call)).not.toContain('POST /api/letters/l1/final')
})

test('a whole letter is locked and shows its hash', async () => {
  const whole = { ...aLetter, missing: [] }
  const final = { ...whole, state: 'final', hash: 'ab12' }
  fakeServer({
    ...answers,
    'GET /api/letters/l1': { json: whole },
    'POST /api/letters/l1/final': { json: final },
  })
  const hands = showApp('/letters/l1')
  await hands.click(await screen.findByRole('button', { name: 'Make Final' }))
  const dialog = within(await screen.findByRole('dialog'))
  await hands.click(dialog.getByRole('button', { name: 'Make Final' }))
  expect(await screen.findByText('ab12')).toBeTruthy()
  expect(screen.queryByLabelText('Your name or organization')).toBeNull()
})

test('where the server makes no PDF, printing is offered', async () => {
  const none = { message: 'No program.', code: 'pdf-unavailable', requestId: 'r' }
  fakeServer({
    ...answers,
    'GET /api/letters/l1/document?format=pdf': { status: 503, json: none },
  })
  const hands = showApp('/letters/l1')
  await hands.click(await screen.findByRole('button', { name: 'PDF' }))
  expect(await screen.findByRole('button', { name: 'Print' })).toBeTruthy()
  const links = screen.getAllByRole('link', { name: /^(HTML|DOCX)$/ })
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/api/letters/l1/document?format=html',
    '/api/letters/l1/document?format=docx',
  ])
})
