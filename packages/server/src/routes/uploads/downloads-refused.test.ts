import { ErrorAnswer } from '@plumbline/contract'
import { expect, test } from 'vitest'
import { customer } from '../../testing/customers.ts'
import { claimsCsv } from '../../testing/multipart.ts'
import { ended, runWorker, sendFile } from '../../testing/run-worker.ts'
import { testServer } from '../../testing/test-server.ts'

const server = testServer()
runWorker(server)

async function audited() {
  const { visitor } = await customer(server)
  const { id } = await sendFile(visitor, claimsCsv)
  expect((await ended(visitor, id)).status).toBe('completed')
  return { visitor, id }
}

test('more downloads at once than may wait are refused in our own words, as no file', async () => {
  const { visitor, id } = await audited()
  const answers = await Promise.all(
    Array.from({ length: 60 }, () => visitor.get(`/api/uploads/${id}/claims.csv`)),
  )
  const taken = answers.filter(({ statusCode }) => statusCode === 200)
  const refused = answers.filter(({ statusCode }) => statusCode === 429)
  expect(taken.length + refused.length).toBe(60)
  expect(refused.length).toBeGreaterThan(0)
  for (const answer of refused) {
    expect(ErrorAnswer.parse(answer.json()).code).toBe('too-many-requests')
    expect(answer.headers['content-type']).toContain('application/json')
    expect(answer.headers['content-disposition']).toBeUndefined()
  }
})

test('an upload that is deleted while it is downloaded is not found, or comes whole', async () => {
  for (let round = 0; round < 3; round++) {
    const { visitor, id } = await audited()
    const [report, csv, deleted, summary] = await Promise.all([
      visitor.get(`/api/uploads/${id}/report`),
      visitor.get(`/api/uploads/${id}/claims.csv`),
      visitor.delete(`/api/uploads/${id}`),
      visitor.get(`/api/uploads/${id}/report?edition=summary`),
    ])
    expect(deleted.statusCode).toBe(200)
    for (const { statusCode, body } of [report, csv, summary])
      expect([[200, 404], body.slice(0, 80)]).toEqual([
        expect.arrayContaining([statusCode]),
        body.slice(0, 80),
      ])
  }
})
