import { sql } from 'kysely'
import { expect, test } from 'vitest'
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

test('a repeat is found however many lines of its patients were audited since', async () => {
  const account = await customer(server)
  const first = await audited(
    account,
    patients.map((patient) => visit(`A-${patient}`, patient, '2021-03-01')),
  )
  // As many newer lines as were once read at most, without sending them line by line.
  await server.context.database.asSystem((tx) =>
    sql`
      insert into claims (user_id, upload_id, line, row, claim_id, error_flag, audit_summary,
        suggested_fix, patient_hash, service_day, procedure_code, facts)
      select user_id, upload_id, 1000 + line * 3000 + nth, row, 'N' || line || '-' || nth, 'Clean', '',
        '', patient_hash, service_day + 1 + nth / 10, '36415',
        jsonb_build_object('claimId', 'N' || line || '-' || nth, 'procedureCode', '36415',
          'serviceFromDay', service_day + 1 + nth / 10)::json
      from claims, generate_series(1, 2600) as nth
      where upload_id = ${first.id}::uuid`.execute(tx.sql),
  )
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
