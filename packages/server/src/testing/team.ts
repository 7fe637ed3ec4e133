import { InvitationMade, User, type TeamRole } from '@plumbline/contract'
import { randomUUID } from 'node:crypto'
import { testPassword, type TestServer, type Visitor } from './test-server.ts'

/** Somebody who works in an account, and is signed in. */
export interface TestMember {
  readonly visitor: Visitor
  readonly user: User
  readonly email: string
}

/** Asks somebody into the account of a visitor; answers the secret of the link. */
export async function invited(
  owner: Visitor,
  role: TeamRole,
  email = `${randomUUID()}@example.com`,
): Promise<{ email: string; token: string }> {
  const answer = await owner.post('/api/team/invitations', { email, role })
  const { link } = InvitationMade.parse(answer.json())
  return { email, token: link.split('#')[1] ?? '' }
}

/** Asks somebody and lets them join. */
export async function member(
  server: TestServer,
  owner: Visitor,
  role: TeamRole,
  firstName = 'Ann',
): Promise<TestMember> {
  const { email, token } = await invited(owner, role)
  const visitor = server.visitor()
  const joining = { token, firstName, lastName: 'Lee', password: testPassword }
  const answer = await visitor.post('/api/team/join', joining)
  return { visitor, email, user: User.parse(answer.json()) }
}
