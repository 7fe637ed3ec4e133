import type { PlanRuleWhole } from '@plumbline/contract'
import { screen, within } from '@testing-library/react'
import { strToU8, zipSync } from 'fflate'
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
  await hands.click(screen.getByText('Exceptions'))
  await hands.type(screen.getByLabelText('Except modifiers'), 'kx')
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
        except: { modifiers: ['KX'] },
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

/** A workbook of one sheet, its cells as text. */
function workbookOf(rows: readonly (readonly string[])[]): Uint8Array<ArrayBuffer> {
  const data = rows
    .map((row, at) => {
      const cells = row.map(
        (cell, column) =>
          `<c r="${'ABCD'[column] ?? ''}${at + 1}" t="inlineStr"><is><t>${cell}</t></is></c>`,
      )
      return `<row r="${at + 1}">${cells.join('')}</row>`
    })
    .join('')
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const parts = {
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="Fees" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${data}</sheetData></worksheet>`,
  }
  const files = Object.entries(parts).map(([name, text]) => [name, strToU8(text)] as const)
  return new Uint8Array(zipSync(Object.fromEntries(files)))
}

const feeRows = [
  ['CPT Code', 'Mod', 'Rate', 'Notes'],
  ['99213', '', '$95.00', 'visit'],
  ['70551', '26', '88.5', ''],
  ['Total', '', '', ''],
]

test.each<readonly [string, BlobPart]>([
  ['fees.csv', feeRows.map((row) => row.join(',')).join('\n')],
  ['fees.xlsx', workbookOf(feeRows)],
])('a fee table is read as %s, told and sent', async (name, content) => {
  const seen = fakeServer({ ...answers, 'POST /api/plan-rules': { status: 201, json: aRule } })
  const hands = showApp('/plan-rules/new')
  await hands.selectOptions(await screen.findByLabelText('These lines are'), 'Paid at a price')
  const file = screen.getByLabelText('Fee table')
  await hands.upload(file, new File(['Description,Rate\nvisit,95'], 'other.csv'))
  expect(await screen.findByText(/No row of column names with a code and a price/)).toBeTruthy()
  await hands.upload(file, new File([content], name))
  expect(await screen.findByText(`2 prices of ${name}`)).toBeTruthy()
  expect(
    screen.getByText('Read: CPT Code as code; Mod as modifier; Rate as price of one unit.'),
  ).toBeTruthy()
  expect(screen.getByText('Not used: Notes.')).toBeTruthy()
  expect(screen.getByText(/1 row without a price .* row 4: no procedure code/)).toBeTruthy()
  await hands.type(screen.getByLabelText('Percent of the charge for codes not listed'), '60')
  await hands.type(screen.getByLabelText('Percent of what Medicare pays'), '120')
  await hands.type(screen.getByLabelText(/^Medicare locality/), '0111205')
  await hands.click(screen.getByRole('button', { name: 'Keep as a Draft' }))
  await screen.findByRole('heading', { name: 'Rule 3' })
  expect(seen.find(({ call }) => call === 'POST /api/plan-rules')?.body).toMatchObject({
    rule: {
      term: {
        kind: 'price',
        leastOf: [
          { percentOfMedicare: 120, locality: '0111205' },
          {
            listed: {
              ...{ file: name, percent: 100, otherwisePercentOfCharge: 60 },
              prices: [
                [2, '99213', 95],
                [3, '70551-26', 88.5],
              ],
            },
          },
        ],
      },
    },
  })
})

test('rates of stays are taken from a hospital’s file, of the payer that is chosen', async () => {
  const seen = fakeServer({ ...answers, 'POST /api/plan-rules': { status: 201, json: aRule } })
  const charges = [
    'description,code|1,code|1|type,setting,payer_name,plan_name,standard_charge|negotiated_dollar,standard_charge|methodology',
    'Hip,470,MS-DRG,inpatient,Oak Health,PPO,31000,case rate',
    'Hip,470,MS-DRG,inpatient,Elm Plan,HMO,29000,case rate',
  ]
  const hands = showApp('/plan-rules/new')
  const kinds = await screen.findByLabelText('These lines are')
  await hands.selectOptions(kinds, 'Hospital stays paid at listed rates')
  await hands.upload(
    screen.getByLabelText('Rates of stays'),
    new File([charges.join('\n')], 'r.csv'),
  )
  expect(await screen.findByText(/prices of 2 payers, plans or periods/)).toBeTruthy()
  await hands.selectOptions(screen.getByLabelText('Whose prices'), 'Elm Plan, HMO')
  expect(await screen.findByText('1 rate of r.csv')).toBeTruthy()
  expect(screen.queryByText(/prices of 2 payers/)).toBeNull()
  await hands.click(screen.getByRole('button', { name: 'Keep as a Draft' }))
  await screen.findByRole('heading', { name: 'Rule 3' })
  expect(seen.find(({ call }) => call === 'POST /api/plan-rules')?.body).toMatchObject({
    rule: {
      term: {
        kind: 'stay-rates',
        listed: { file: 'r.csv', of: 'Elm Plan, HMO', prices: [[3, 'DRG 470', 29_000]] },
      },
    },
  })
})

test('the prices of a rule are seen before it is approved', async () => {
  const prices = Array.from({ length: 250 }, (_, at): [number, string, number] => [
    at + 2,
    String(90_000 + at),
    at + 0.5,
  ])
  const term = { kind: 'price', leastOf: [{ listed: { file: 'fees.csv', percent: 100, prices } }] }
  const written = { ...given, rule: { ...given.rule, term } }
  fakeServer({ ...answers, 'GET /api/plan-rules/r1': { json: { ...aRule, written } } })
  const hands = showApp('/plan-rules/r1')
  await hands.click(await screen.findByText('250 prices of fees.csv'))
  expect(screen.getByRole('row', { name: '2 90000 $0.50' })).toBeTruthy()
  expect(screen.getByText('The first 200 are shown; 50 more are in the file.')).toBeTruthy()
})
