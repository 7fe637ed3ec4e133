import { viewsMaximum } from '@plumbline/contract'
import { expect, test } from 'vitest'
import { customer } from '../../testing/customers.ts'
import { testServer } from '../../testing/test-server.ts'

const server = testServer()

test('views that are named at once are no more than an account may keep', async () => {
  const { visitor } = await customer(server)
  const answers = await Promise.all(
    Array.from({ length: viewsMaximum + 10 }, (_, at) =>
      visitor.post('/api/findings/views', { name: `View ${at}`, filter: {} }),
    ),
  )
  const statuses = answers.map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 201)).toHaveLength(viewsMaximum)
  expect(statuses.filter((status) => status === 409)).toHaveLength(10)
}, 60_000)
