import { expect, test } from 'vitest'
import { claim837, people837, x12Of } from '../../../../intake/src/testing/x12-of.ts'
import { workbookOf } from '../../../../intake/src/testing/workbook-of.ts'
import { customer } from '../../testing/customers.ts'
import { multipartRequest, partsWithFile } from '../../testing/multipart.ts'
import { ended, runWorker } from '../../testing/run-worker.ts'
import { testServer } from '../../testing/test-server.ts'

const server = testServer()
runWorker(server)

const workbook = workbookOf({
  Claims: [
    ['Claim', 'Member ID', 'DOS', 'CPT', 'Charge'],
    ['A1', 'M1', '2024-07-08', '99213', { number: '120' }],
    ['A2', 'M2', '2024-07-08', '99214', { number: '180' }],
  ],
})

const page = `<html><table><tr><th>Claim<th>Member ID<th>DOS<th>CPT<th>Charge
<tr><td>A1<td>M1<td>2024-07-08<td>99213<td>120.00
<tr><td>A2<td>M2<td>2024-07-08<td>99214<td>180.00</table></html>`

test.each([
  ['claims.837', Buffer.from(x12Of([...people837, ...claim837])), 2],
  ['claims.xlsx', Buffer.from(workbook), 2],
  ['claims.xls', Buffer.from(page), 2],
  ['claims.csv', Buffer.from(x12Of([...people837, ...claim837])), 2],
])('%s is taken by the API and audited in the closed process', async (name, bytes, lines) => {
  const { visitor } = await customer(server)
  const answer = await visitor.send(multipartRequest(partsWithFile(name, bytes)))
  expect(answer.statusCode).toBe(201)
  const upload = await ended(visitor, answer.json<{ id: string }>().id)
  expect(upload).toMatchObject({ status: 'completed', totalClaims: lines })
})

test('words named as a workbook are refused', async () => {
  const { visitor } = await customer(server)
  const request = multipartRequest(partsWithFile('claims.xlsx', Buffer.from('claim,charge\n')))
  expect((await visitor.send(request)).statusCode).toBe(415)
})
