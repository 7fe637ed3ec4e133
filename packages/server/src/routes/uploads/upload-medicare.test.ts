import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { UploadMedicare } from '@plumbline/contract'
import { importReferenceFiles } from '@plumbline/reference'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { customer } from '../../testing/customers.ts'
import { ended, runWorker, sendFile } from '../../testing/run-worker.ts'
import { testServer } from '../../testing/test-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'plumbline-prices-'))
beforeAll(async () => {
  const file = join(folder, 'CLFS_2026_Q1V1.csv')
  writeFileSync(file, fees)
  await importReferenceFiles([file], { folder })
})
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})
const server = testServer({ REFERENCE_DIR: folder })
runWorker(server)

const fees = [
  '2026 Clinical Diagnostic Laboratory Fee Schedule,,,,,,,,,',
  '',
  'YEAR,HCPCS,MOD,EFF_DATE,INDICATOR,RATE,SHORTDESC,LONGDESC,EXTENDEDLONGDESC,',
  '2026,80053,,20260101,N,10.00,made up,,,',
].join('\r\n')

const header =
  'Claim ID,Patient ID,Date of Service,CPT,Diagnosis,POS,Units,Charge,Allowed,Paid,Billing NPI'
const line = (claim: string, code: string, allowed: string) =>
  `${claim},P-${claim},2026-01-12,${code},E119,81,1,60.00,${allowed},${allowed},1234567893`
const claims = [header, line('C1', '80053', '25.00'), line('C2', '99999', '9.00')].join('\n')

test('an upload as a percent of Medicare, by service and payee, and line by line in its CSV', async () => {
  const { visitor } = await customer(server)
  const { id } = await ended(visitor, (await sendFile(visitor, claims)).id)
  const answer = await visitor.get(`/api/uploads/${id}/medicare`)
  expect(UploadMedicare.parse(answer.json()).benchmark).toEqual({
    lines: 2,
    together: { lines: 1, agreedDollars: 25, medicareDollars: 10, share: 2.5 },
    byKind: [{ kind: 'Laboratory', lines: 1, agreedDollars: 25, medicareDollars: 10, share: 2.5 }],
    byPayee: [
      { payee: '1234567893', lines: 1, agreedDollars: 25, medicareDollars: 10, share: 2.5 },
    ],
    otherPayees: null,
  })
  const [head = '', ...rows] = (await visitor.get(`/api/uploads/${id}/claims.csv`)).body.split(
    '\r\n',
  )
  const at = head.split(',').findIndex((name) => name.includes('medicare_amount'))
  expect(rows.map((row) => row.split(',').slice(at, at + 2))).toEqual([
    ['10.00', '250'],
    ['', ''],
    [],
  ])
  const stranger = await customer(server)
  expect((await stranger.visitor.get(`/api/uploads/${id}/medicare`)).statusCode).toBe(404)
})

test('without a price there is no benchmark', async () => {
  const { visitor } = await customer(server)
  const unpriced = [header, line('C1', '99999', '9.00')].join('\n')
  const { id } = await ended(visitor, (await sendFile(visitor, unpriced)).id)
  const answer = UploadMedicare.parse((await visitor.get(`/api/uploads/${id}/medicare`)).json())
  expect(answer.benchmark).toBeNull()
})
