import { FindingsPage, FindingWhole } from '@plumbline/contract'
import { expect, test } from 'vitest'
import { arrayText } from '../../db/array-text.ts'
import { bytesArray } from '../../db/bytes-array.ts'
import { insertClaims } from '../../db/results/audit-results.ts'
import { contentText, sealClaim } from '../../stored-audits/stored-claim.ts'
import { openedResults } from '../../testing/opened-results.ts'
import { customer, type TestCustomer } from '../../testing/customers.ts'
import { ended, runWorker, sendFile } from '../../testing/run-worker.ts'
import { testServer } from '../../testing/test-server.ts'

const server = testServer()
runWorker(server)

const header =
  'Claim ID,Patient ID,Date of Service,CPT,Diagnosis,Units,Charge,Paid,Billing NPI,Payer'
const visit = (claim: string, patient: string, day: string, code = '99213') =>
  `${claim},${patient},${day},${code},E119,1,120.00,80.00,1234567893,Medicare`

async function audited({ visitor }: TestCustomer, lines: readonly string[]) {
  return ended(visitor, (await sendFile(visitor, [header, ...lines].join('\n'))).id)
}

const patients = Array.from({ length: 40 }, (_, at) => `P${at}`)

/** As many newer lines of each as were once read at most, without sending them line by line. */
async function storeNewerLines(userId: string, uploadId: string, each: number): Promise<void> {
  const { key, claims } = await openedResults(server, userId, uploadId)
  const words = { audit_summary: '', suggested_fix: '', age_years: null, sex: null }
  for (const { line, patient_hash, service_day } of claims) {
    const newer = Array.from({ length: each }, (_, nth) => ({
      line: 1_000 + line * 3_000 + nth,
      day: (service_day ?? 0) + 1 + Math.floor(nth / 10),
    }))
    const column = (value: (one: (typeof newer)[number]) => string | number | null) =>
      arrayText(newer.map(value))
    const factsOf = (one: (typeof newer)[number]) =>
      JSON.stringify({ claimId: `N${one.line}`, procedureCode: '36415', serviceFromDay: one.day })
    await server.context.database.asTenant(userId, (tx) =>
      insertClaims(tx, uploadId, {
        line: column((one) => one.line),
        row: column(() => 1),
        errorFlag: column(() => 'Clean'),
        categories: column(() => '{}'),
        findingNumbers: column(() => '{}'),
        savingsCents: column(() => 0),
        patientHash: column(() => `\\x${patient_hash?.toString('hex') ?? ''}`),
        serviceDay: column((one) => one.day),
        chargeCents: column(() => null),
        sealed: bytesArray(
          newer.map((one) => sealClaim(key, one.line, contentText(words, factsOf(one)))),
        ),
      }),
    )
  }
}

test('a repeat is found however many lines of its patients were audited since', async () => {
  const account = await customer(server)
  const first = await audited(
    account,
    patients.map((patient) => visit(`A-${patient}`, patient, '2021-03-01')),
  )
  await storeNewerLines(account.id, first.id, 2_600)
  const again = await audited(
    account,
    patients.map((patient) => visit(`B-${patient}`, patient, '2021-03-01')),
  )
  expect(again.flaggedClaims + again.reviewClaims).toBe(patients.length)
}, 120_000)

test('a screening of seven years ago counts', async () => {
  const account = await customer(server)
  const screening = (claim: string, day: string) =>
    `${claim},S1,${day},G0121,Z1211,1,900.00,600.00,1234567893,Medicare`
  await audited(account, [screening('A', '2017-05-02')])
  const { visitor } = account
  const upload = await audited(account, [screening('B', '2024-05-02')])
  const claims = await visitor.get(`/api/uploads/${upload.id}/claims`)
  expect(claims.body).toContain('preventive-service-too-soon')
})

test('a payment taken back after its claim was audited is said, and told of the file', async () => {
  const account = await customer(server)
  await audited(account, [visit('A', 'V1', '2024-03-04'), visit('B', 'V2', '2024-03-04')])
  const back = visit('A', 'V1', '2024-03-04').replace('120.00,80.00', '-120.00,-80.00')
  const upload = await audited(account, [back, visit('C', 'V3', '2024-03-04')])
  const claims = await account.visitor.get(`/api/uploads/${upload.id}/claims`)
  expect(claims.body).toContain('Not audited (reversed): this record takes an earlier line back')
  const details = await account.visitor.get(`/api/uploads/${upload.id}`)
  expect(details.body).toContain('1 claim of earlier uploads is voided, replaced or reversed')
})

test('a service audited before the claim that makes it wrong came is named beside that claim', async () => {
  const account = await customer(server)
  const bill = (claim: string, code: string, day: string, paid: string) =>
    `${claim},G1,${day},${code},M1711,1,9000.00,${paid},1234567893,Medicare`
  const first = await audited(account, [bill('VISIT', '99213', '2024-03-20', '80.00')])
  expect([first.flaggedClaims, first.reviewClaims]).toEqual([0, 0])
  const upload = await audited(account, [bill('KNEE', '27447', '2024-03-05', '1500.00')])
  const claims = await account.visitor.get(`/api/uploads/${upload.id}/claims`)
  expect(claims.body).toContain('This line completes a finding on claim VISIT of an earlier upload')
  expect(upload.potentialSavings).toBe(0)
  const found = await account.visitor.get(`/api/findings?upload=${upload.id}`)
  const completed = FindingsPage.parse(found.json()).items.find(({ title }) =>
    title.startsWith('Earlier claim: '),
  )
  const whole = await account.visitor.get(`/api/findings/${completed?.id}`)
  const { lines } = FindingWhole.parse(whole.json())
  expect(lines.map(({ isEarlier, atFault }) => [isEarlier, atFault])).toEqual([
    [false, false],
    [true, true],
  ])
  await account.visitor.post(`/api/findings/${completed?.id}/decision`, { decision: 'confirmed' })
  const given = { findings: [completed?.id], role: 'plan', situation: 'record-request' }
  const refused = await account.visitor.post('/api/cases', given)
  expect(refused.statusCode, refused.body).toBe(409)
  expect(refused.body).toContain('start their case from that upload')
})
