import { describe, expect, test } from 'vitest'
import { customer } from '../../testing/customers.ts'
import { ended, runWorker, sendFile } from '../../testing/run-worker.ts'
import { testServer } from '../../testing/test-server.ts'

/** Two workers of four audits each over one queue, as two machines would be. */
const server = testServer({ WORKERS: '4' })
runWorker(server)
runWorker(server)

const header = 'Claim ID,Patient ID,Date of Service,CPT,Diagnosis,Units,Charge,Paid,Billing NPI'
const patients = Array.from({ length: 60 }, (_, at) => `P${at}`)
const half = (name: string) =>
  [
    header,
    ...patients.map(
      (patient) => `${name}-${patient},${patient},2024-03-01,99213,E119,1,120.00,80.00,1234567893`,
    ),
  ].join('\n')

async function sentTogether(names: readonly string[]) {
  const { visitor } = await customer(server)
  const sent = await Promise.all(names.map((name) => sendFile(visitor, half(name))))
  const uploads = await Promise.all(sent.map(({ id }) => ended(visitor, id)))
  return {
    statuses: uploads.map(({ status }) => status),
    found: uploads.map((upload) => upload.flaggedClaims + upload.reviewClaims),
    dollars: uploads.reduce((sum, upload) => sum + upload.potentialSavings, 0),
  }
}

describe('uploads of one customer that are sent at the same time', () => {
  test.each([
    ['one way round', ['A', 'B']],
    ['the other way round', ['B', 'A']],
  ])('find what two that follow each other find, %s', async (_order, names) => {
    const { statuses, found, dollars } = await sentTogether(names)
    expect(statuses).toEqual(['completed', 'completed'])
    expect(found.toSorted((one, two) => one - two)).toEqual([0, patients.length])
    expect(dollars).toBe(patients.length * 80)
  })

  test('four of them find each copy once', async () => {
    const { found } = await sentTogether(['A', 'B', 'C', 'D'])
    expect(found.toSorted((one, two) => one - two)).toEqual([0, 60, 60, 60])
  }, 60_000)
})
