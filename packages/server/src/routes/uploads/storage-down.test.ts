import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { customer } from '../../testing/customers.ts'
import { goodParts, multipartRequest } from '../../testing/multipart.ts'
import { testServer } from '../../testing/test-server.ts'

const server = testServer()
const folder = () => join(server.context.settings.dataFolder, 'files')

/** Puts a file where the folder of the storage should be. */
function breakStorage(): void {
  writeFileSync(`${folder()}.file`, '')
  rmSync(folder(), { recursive: true, force: true })
  renameSync(`${folder()}.file`, folder())
}

afterEach(() => {
  rmSync(folder(), { recursive: true, force: true })
})

test('readiness says which part does not answer, and is back with it', async () => {
  const visitor = server.visitor()
  breakStorage()
  const down = await visitor.get('/readyz')
  expect([down.statusCode, down.json()]).toEqual([
    503,
    { status: 'The file storage does not answer.' },
  ])
  expect((await visitor.get('/healthz')).statusCode).toBe(200)
  rmSync(folder())
  expect((await visitor.get('/readyz')).statusCode).toBe(200)
})

test('an upload says that the storage is at fault, not the file', async () => {
  const { visitor } = await customer(server)
  breakStorage()
  const answer = await visitor.send(multipartRequest(goodParts))
  expect(answer.statusCode).toBe(503)
  expect(answer.json()).toMatchObject({
    code: 'not-available',
    message:
      'The file storage does not answer at the moment. The file was not taken; please send it again later.',
  })
  expect((await visitor.post('/api/uploads/sample')).statusCode).toBe(503)
  expect((await visitor.get('/api/uploads')).json()).toEqual([])
})
