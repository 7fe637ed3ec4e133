import { Claim, FindingsPage, FindingWhole, type LetterRole, User } from '@plumbline/contract'
import { expect, test } from 'vitest'
import { customer, type TestCustomer } from '../../testing/customers.ts'
import { ended, runWorker, sendFile } from '../../testing/run-worker.ts'
import { testServer } from '../../testing/test-server.ts'

const server = testServer()
runWorker(server)

const line = 'P1,2024-03-01,99213,E119,1,120.00,80.00,1234567893,Acme,11'
const file = [
  'Claim ID,Patient ID,Date of Service,CPT,Diagnosis,Units,Charge,Paid,Rendering NPI,Payer,Place of Service',
  ...[`C1,${line}`, `C2,${line}`],
].join('\n')

const denial = 'Deny the second line as a duplicate (CARC 18), or recover what was paid on it.'
const theirs = denial.replace('Deny', 'deny')
const forBillers =
  'Check your record, and correct or refund what it does not support before you are asked. ' +
  `What the payer may do: ${theirs}`
const forPatients = `Ask the plan for this, and for the patient’s share of what was paid too much: ${theirs}`

const isDuplicate = ({ ruleId }: { readonly ruleId: string }) => ruleId === 'exact-duplicate'

const voices: readonly (readonly [LetterRole | null, string])[] = [
  [null, denial],
  ...(['plan', 'pbm', 'audit-firm', 'employer', 'law-firm'] as const).map(
    (role) => [role, denial] as const,
  ),
  ['provider', forBillers],
  ['pharmacy', forBillers],
  ['patient', forPatients],
  ['advocate', forPatients],
  [null, denial],
]

async function be({ visitor }: TestCustomer, accountRole: LetterRole | null) {
  const { email } = User.parse((await visitor.get('/api/user')).json())
  const body = { firstName: 'Ada', lastName: 'Lovelace', email, accountRole }
  const answer = await visitor.post('/api/update-profile', body)
  expect(answer.statusCode, answer.body).toBe(200)
  expect(User.parse(answer.json()).accountRole).toBe(accountRole)
}

test('finding, claim, report and lines say what to do in the voice of whoever the account is', async () => {
  const owner = await customer(server)
  const { visitor } = owner
  const { id } = await sendFile(visitor, file)
  expect((await ended(visitor, id)).status).toBe('completed')
  const found = FindingsPage.parse((await visitor.get('/api/findings')).json())
  const finding = found.items.find(isDuplicate)
  expect(finding?.class).toBe('error')
  const reports = new Map<string, string>()
  for (const [role, fix] of voices) {
    await be(owner, role)
    const whole = await visitor.get(`/api/findings/${finding?.id ?? ''}`)
    expect(FindingWhole.parse(whole.json()).finding.suggestedFix).toBe(fix)
    const answer = await visitor.get(`/api/uploads/${id}/claims`)
    const claims = Claim.array().parse(answer.json())
    const second = claims.find(({ findings }) => findings.some(isDuplicate))
    expect(second?.suggestedFix).toContain(fix)
    expect(second?.findings.find(isDuplicate)?.suggestedFix).toBe(fix)
    const report = (await visitor.get(`/api/uploads/${id}/report`)).body
    expect(report).toContain(fix)
    if (fix !== denial) expect(report).not.toContain(denial)
    const csv = (await visitor.get(`/api/uploads/${id}/claims.csv`)).body
    expect(csv).toContain(fix)
    const before = reports.get(role ?? 'none')
    if (before !== undefined) expect(report).toBe(before)
    reports.set(role ?? 'none', report)
  }
})

test('nobody is a role that there is not, and a profile saved without one keeps it', async () => {
  const owner = await customer(server)
  await be(owner, 'pharmacy')
  const { email } = User.parse((await owner.visitor.get('/api/user')).json())
  const names = { firstName: 'Ada', lastName: 'Byron', email }
  const wrong = await owner.visitor.post('/api/update-profile', { ...names, accountRole: 'judge' })
  expect(wrong.statusCode).toBe(400)
  const kept = await owner.visitor.post('/api/update-profile', names)
  expect(User.parse(kept.json())).toMatchObject({ lastName: 'Byron', accountRole: 'pharmacy' })
})
