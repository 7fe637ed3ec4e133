import type { PlanRuleWhole } from '@plumbline/contract'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
// At hand before the app asks for them: a loaded machine is slow to read them.
import './new-rule-page.tsx'
import './plan-rules-page.tsx'
import './rule-page.tsx'
import { accounts } from '../../testing/a-user.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { showApp } from '../../testing/show-app.tsx'

const given = {
  plan: 'Acme PPO 2026',
  document: 'Acme Plan Description',
  rule: {
    ...{ clause: 'Section 4.2', quote: 'Limited to 20 visits per plan year.', from: '2026-01-01' },
    scope: {
      ...{ claims: 'medical', codes: ['97110-97140', '97530'], revenueCodes: [], modifiers: [] },
      ...{ places: [], ndcs: [], providers: [], payers: ['Acme Health'], plans: [] },
    },
    term: { kind: 'limit', of: 'visits', most: 20, per: 'year', yearBegins: 7 },
  },
} satisfies PlanRuleWhole['written']

const aRule: PlanRuleWhole = {
  ...{ id: 'r1', number: 3, ruleId: 'plan:limit-3', version: 1, state: 'draft' },
  ...{ plan: given.plan, document: given.document, clause: given.rule.clause },
  ...{ words: 'From 2026-01-01 on, at most 20 visits.', from: '2026-01-01', to: null },
  ...{ approvedBy: null, approvedAt: null, written: given, isTried: false },
  reading: {
    words: 'From 2026-01-01 on, at most 20 visits.',
    problems: [],
    examples: [
      { claim: '20 visits', answer: 'nothing is found', atRiskDollars: 0, isFlagged: false },
      { claim: '21 visits', answer: 'One too many.', atRiskDollars: 100, isFlagged: true },
    ],
  },
  versions: [
    {
      ...{ version: 1, state: 'draft', from: '2026-01-01', to: null },
      ...{ by: 'Ada Lovelace', at: '2026-11-24T10:00:00Z' },
    },
  ],
}
const anUpload = { id: 'u1', uploadName: 'July', status: 'completed', auditType: 'Medical' }
const answers = {
  'GET /api/user': { json: accounts.active },
  'GET /api/plan-rules': { json: [aRule] },
  'GET /api/plan-rules/r1': { json: aRule },
  'GET /api/uploads': { json: [anUpload] },
} as const

test('rules stand with their words, days and state, and lead on', async () => {
  fakeServer(answers)
  const hands = showApp('/plan-rules')
  const row = await screen.findByRole('row', { name: /Rule 3, Section 4.2/ })
  expect(within(row).getByText('Draft')).toBeTruthy()
  expect(within(row).getByText('From Jan 1, 2026 on')).toBeTruthy()
  await hands.click(within(row).getByRole('link'))
  expect(await screen.findByRole('heading', { name: 'Rule 3' })).toBeTruthy()
})

test('what is typed is sent in the closed language, and what is wrong is said at its field', async () => {
  const seen = fakeServer({
    ...answers,
    'POST /api/plan-rules': {
      status: 400,
      json: {
        ...{ message: 'The request is not valid.', code: 'invalid-request', requestId: 't' },
        errors: [{ field: 'rule.scope.codes.1', message: 'Write a code as 97110.' }],
      },
    },
  })
  const hands = showApp('/plan-rules/new')
  await hands.type(await screen.findByLabelText('Plan or contract'), 'Acme PPO 2026')
  await hands.type(screen.getByLabelText('Document'), 'SPD')
  await hands.type(screen.getByLabelText('Clause'), '4.2')
  await hands.type(screen.getByLabelText('Words of the clause'), 'Twenty visits.')
  await hands.type(screen.getByLabelText('First day of service'), '2026-01-01')
  await hands.type(screen.getByLabelText('Procedure codes'), '97110-97140, x')
  await hands.selectOptions(screen.getByLabelText('These lines are'), 'Covered up to a limit')
  await hands.type(screen.getByLabelText('At most'), '20')
  await hands.selectOptions(screen.getByLabelText('The benefit year begins in'), 'July')
  await hands.click(screen.getByRole('button', { name: 'Keep as a Draft' }))
  expect(await screen.findByText('Write a code as 97110.')).toBeTruthy()
  expect(screen.getByLabelText('Procedure codes').getAttribute('aria-invalid')).toBe('true')
  expect(seen.find(({ call }) => call === 'POST /api/plan-rules')?.body).toEqual({
    ...{ plan: 'Acme PPO 2026', document: 'SPD' },
    rule: {
      ...{ clause: '4.2', quote: 'Twenty visits.', from: '2026-01-01' },
      scope: {
        ...{ claims: 'medical', codes: ['97110-97140', 'X'], revenueCodes: [], modifiers: [] },
        ...{ places: [], providers: [], payers: [], plans: [] },
      },
      term: { kind: 'limit', of: 'visits', most: 20, per: 'year', yearBegins: 7 },
    },
  })
})

test('it is approved once each example is confirmed and it was tried', async () => {
  const trial = {
    ...{ uploadId: 'u1', lines: 900, flaggedLines: 12, dollars: 1250.5, providers: 3 },
    ...{ alreadyFlagged: 4, checked: 100, notApplicable: 790, couldNotCheck: 10 },
    because: 'no date of service on the line',
    examples: [{ row: 7, claimId: 'C7', message: 'One too many.', dollars: 100 }],
  }
  const tried = { ...aRule, isTried: true }
  const seen = fakeServer({
    ...answers,
    'GET /api/plan-rules/r1': { json: tried },
    'POST /api/plan-rules/r1/trial': { json: trial },
    'POST /api/plan-rules/r1/approval': { json: { ...tried, state: 'approved' } },
  })
  const hands = showApp('/plan-rules/r1')
  const approve = await screen.findByRole('button', { name: 'Approve' })
  expect(approve.hasAttribute('disabled')).toBe(true)
  await hands.click(await screen.findByRole('button', { name: 'Try It' }))
  expect(
    await screen.findByText(
      'Of 900 lines it would have flagged 12, $1,250.50, of 3 providers; 4 of them have a finding already.',
    ),
  ).toBeTruthy()
  expect(screen.getByText(/10 could not be checked: no date of service/)).toBeTruthy()
  for (const nth of [1, 2]) await hands.click(screen.getByLabelText(`Right: example ${nth}`))
  await hands.click(approve)
  expect(await screen.findByText('Rule 3 is approved')).toBeTruthy()
  expect(seen.find(({ call }) => call.endsWith('/approval'))?.body).toEqual({
    ...{ version: 1, confirmed: ['nothing is found', 'One too many.'] },
  })
})

test('a draft that was not tried says so, and is changed in the same form', async () => {
  fakeServer(answers)
  const hands = showApp('/plan-rules/r1')
  expect(
    await screen.findByText(/confirm 2 more examples, and try it on a past upload/),
  ).toBeTruthy()
  await hands.click(screen.getByRole('button', { name: 'Change This Draft' }))
  const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value
  expect(value('Procedure codes')).toBe('97110-97140, 97530')
  expect(value('Payers')).toBe('Acme Health')
  expect([value('At most'), value('The benefit year begins in')]).toEqual(['20', '7'])
})
