import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { claimLine, claimsFile, claimsHeader, whenEnded } from './claims.ts'
import { administrator, type Product } from './products.ts'
import { fieldOf, Visitor } from './visitor.ts'

/** Somebody who asks, what is theirs, and the mark that stands in every text of it. */
export interface Person {
  readonly name: PersonName
  readonly visitor: Visitor
  readonly email: string
  readonly userId: string
  readonly uploadId: string
  readonly findingId: string
  readonly sessionId: string
  readonly mark: string
}

export type PersonName =
  'anonymous' | 'forged' | 'signed-out' | 'pending' | 'active' | 'other' | 'archived' | 'admin'
export type People = Readonly<Record<PersonName, Person>>

export const password = 'correct horse battery 7'

/** An address of this machine that nobody else in the run has. */
export function newAddress(): string {
  return `127.${randomInt(1, 255)}.${randomInt(256)}.${randomInt(1, 255)}`
}

export async function signInAsAdministrator({ url }: Product): Promise<Visitor> {
  const visitor = new Visitor(url, newAddress())
  const answer = await visitor.post('/api/admin/login', administrator)
  if (answer.status !== 200) throw new Error(`The administrator: ${answer.body}`)
  return visitor
}

/** A new customer, signed in; the gate is closed. */
export async function register(
  { url }: Product,
  mark = `ZQ${randomUUID().slice(0, 8)}`,
): Promise<{ visitor: Visitor; id: string; email: string }> {
  const visitor = new Visitor(url, newAddress())
  const email = `${mark}@proof.example`.toLowerCase()
  const names = { firstName: mark, lastName: `${mark}last`, companyName: `${mark} Benefits` }
  const answer = await visitor.post('/api/register', { email, password, ...names })
  if (answer.status >= 300) throw new Error(`Registration: ${answer.status} ${answer.body}`)
  return { visitor, id: fieldOf(answer, 'id'), email }
}

/** Opens the gate as an administrator does. */
export async function openGate(admin: Visitor, userId: string, credits = 0): Promise<void> {
  const answer =
    credits === 0
      ? await admin.post('/api/admin/update-plan', { userId, planId: 'enterprise' })
      : await admin.post('/api/admin/add-credits', { userId, credits, reason: 'proof' })
  if (answer.status >= 300) throw new Error(`The plan: ${answer.body}`)
}

/** A new customer whose gate is open. */
export async function newCustomer(
  product: Product,
  admin: Visitor,
): Promise<{ visitor: Visitor; id: string; email: string }> {
  const made = await register(product)
  await openGate(admin, made.id)
  return made
}

/** So many claims the upload of each person has. */
export const claimsOfEach = 3

/** Claims in which something is found. */
function billedTwice(mark: string): string {
  return [claimsHeader, claimLine(mark), claimLine(mark), claimLine(mark, 1)].join('\n')
}

/** Throws where there is none. */
async function newestFinding(visitor: Visitor): Promise<string> {
  const answer = await visitor.get('/api/findings')
  const { items } = JSON.parse(answer.body) as { items?: readonly { id: string }[] }
  const [first] = items ?? []
  if (!first) throw new Error(`No finding: ${answer.status} ${answer.body.slice(0, 200)}`)
  return first.id
}

/** One of each kind, with an upload that is audited where they may have one. */
export async function makePeople(product: Product): Promise<People> {
  const admin = await signInAsAdministrator(product)
  const customer = async (name: PersonName): Promise<Person> => {
    const mark = `ZQ${name.replace('-', '')}${randomBytes(4).toString('hex')}`
    const { visitor, id: userId, email } = await register(product, mark)
    await openGate(admin, userId)
    const sent = await visitor.upload(claimsFile({ mark, file: billedTwice(mark) }))
    if (sent.status !== 201) throw new Error(`The upload: ${sent.status} ${sent.body}`)
    const uploadId = fieldOf(sent, 'id')
    await whenEnded(visitor, uploadId)
    const order = await visitor.post('/api/create-checkout-session', {
      planId: 'starter',
      companyName: mark,
    })
    const sessionId = fieldOf(order, 'url').split('/').at(-1) ?? ''
    const findingId = await newestFinding(visitor)
    return { name, visitor, email, userId, uploadId, findingId, sessionId, mark }
  }
  const stranger = (name: PersonName, visitor: Visitor): Person => ({
    ...{ name, visitor, email: '', mark: 'ZQnobody', sessionId: 'never' },
    ...{ userId: randomUUID(), uploadId: randomUUID(), findingId: randomUUID() },
  })
  const [active, other, archived, signedOut] = [
    await customer('active'),
    await customer('other'),
    await customer('archived'),
    await customer('signed-out'),
  ]
  const pending = await register(product)
  const before = signedOut.visitor.cookie
  await signedOut.visitor.post('/api/logout')
  signedOut.visitor.cookie = before
  await admin.post(`/api/admin/users/${archived.userId}/soft-delete`, { reason: 'proof' })
  const forged = randomBytes(32).toString('base64url')
  return {
    anonymous: stranger('anonymous', new Visitor(product.url, newAddress())),
    forged: stranger('forged', new Visitor(product.url, newAddress(), forged)),
    'signed-out': signedOut,
    pending: { ...stranger('pending', pending.visitor), userId: pending.id, email: pending.email },
    active,
    other,
    archived,
    admin: stranger('admin', admin),
  }
}
