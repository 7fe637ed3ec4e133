import { expect, test } from 'vitest'
import { administrator } from '../../testing/administrators.ts'
import { testPassword, testServer } from '../../testing/test-server.ts'
import { resetPassword } from './reset-password.ts'

const server = testServer()

test('a lost password is replaced, the sessions end, and the trail says so', async () => {
  const { visitor, id, email } = await administrator(server)
  const password = await resetPassword(server.context, 'admin', email.toUpperCase())
  expect((await visitor.get('/api/admin/stats')).statusCode).toBe(401)
  const signIn = (attempt: string | undefined) =>
    server.visitor().post('/api/admin/login', { email, password: attempt })
  expect((await signIn(testPassword)).statusCode).toBe(401)
  expect((await signIn(password)).statusCode).toBe(200)
  const trail = await server.context.database.asSystem((tx) =>
    tx.sql
      .selectFrom('audit_trail')
      .select(['action', 'detail'])
      .where('target_id', '=', id)
      .execute(),
  )
  expect(trail).toContainEqual({
    action: 'password-reset',
    detail: { role: 'admin', byCommand: true },
  })
  expect(JSON.stringify(trail)).not.toContain(password)
})

test('there is none for an account that does not exist, nor for one of the other role', async () => {
  const { email } = await administrator(server)
  expect(await resetPassword(server.context, 'admin', 'nobody@plumbline.example')).toBeUndefined()
  expect(await resetPassword(server.context, 'client', email)).toBeUndefined()
})
