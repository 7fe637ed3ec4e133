import { randomBytes, randomUUID } from 'node:crypto'
import type { Context } from '../../context.ts'
import type { UserRow } from '../../db/accounts/users.ts'
import type { SystemTransaction } from '../../db/transactions.ts'
import { findUserByEmail, insertUser, oneAtATime, type NewUser } from '../../db/accounts/users.ts'
import { linkAccounts } from '../../db/accounts/linked-accounts.ts'
import { passwordFault } from '../accounts/password-rules.ts'
import { hashPassword } from '../accounts/passwords.ts'
import { auditSample } from '../uploads/receive/sample-upload.ts'

/** An account that was just made. The password is known here alone: where nobody chose it, it must be said. */
export interface FirstAccount {
  readonly role: UserRow['role']
  readonly email: string
  readonly password: string
  readonly chosen: boolean
}

const usualAdministrator = 'admin@plumbline.example'

const administrator = {
  role: 'admin',
  first_name: 'Plumbline',
  last_name: 'Administrator',
  requires_payment: false,
} as const

const demoCustomer = {
  role: 'client',
  first_name: 'Demo',
  last_name: 'Customer',
  company_name: 'Sample Benefits',
  plan_id: 'professional',
  requires_payment: false,
  access_enabled: true,
} as const

/**
 * Makes the administrator and, in evaluation mode or where DEMO_EMAIL is set, the demo customer
 * with both samples on their way through the pipeline. Accounts that exist are left as they are.
 */
export async function makeFirstAccounts(context: Context): Promise<readonly FirstAccount[]> {
  const { settings } = context
  const made: FirstAccount[] = []
  const admin = await make(context, administrator, settings.admin, usualAdministrator)
  if (admin) made.push(admin.account)
  if (settings.production && settings.demo.email === undefined) return made
  const demo = await make(context, demoCustomer, settings.demo, 'demo@plumbline.example')
  if (demo) {
    const owner = { userId: demo.id, actingAdminId: undefined, address: undefined }
    await auditSample(context, owner, 'Pharmacy')
    await auditSample(context, owner, 'Medical')
    await linkWhereSame(context, demo.id, demo.account.email)
    made.push(demo.account)
  }
  return made
}

/** Whoever gave both accounts one email at the start is the owner of both. */
async function linkWhereSame({ database }: Context, userId: string, email: string): Promise<void> {
  await database.asSystem(async (tx) => {
    const admin = await findUserByEmail(tx, 'admin', email)
    if (admin?.email_confirmed_at) await linkAccounts(tx, admin.id, userId)
  })
}

/** The email of the administrator that the first start makes. */
export function firstAdministratorEmail({ admin }: Pick<Context['settings'], 'admin'>): string {
  return admin.email ?? usualAdministrator
}

async function make(
  context: Context,
  known: Omit<NewUser, 'id' | 'email' | 'password_hash'>,
  given: { readonly email: string | undefined; readonly password: string | undefined },
  usualEmail: string,
): Promise<{ id: string; account: FirstAccount } | undefined> {
  const email = given.email ?? usualEmail
  const { role } = known
  const exists = (tx: SystemTransaction) => findUserByEmail(tx, role, email)
  if (await context.database.asSystem(exists)) return undefined
  if (context.settings.production && given.password !== undefined) {
    const fault = passwordFault(given.password, { email })
    if (fault !== undefined) {
      throw new Error(`${role === 'admin' ? 'ADMIN' : 'DEMO'}_PASSWORD: ${fault}`)
    }
  }
  const password = given.password ?? randomBytes(12).toString('base64url')
  const id = randomUUID()
  const password_hash = await hashPassword(password)
  const wasMade = await context.database.asSystem(async (tx) => {
    await oneAtATime(tx)
    if (await exists(tx)) return false
    // Whoever runs the product chose the address.
    const email_confirmed_at = new Date()
    await insertUser(tx, { ...known, role, id, email, password_hash, email_confirmed_at })
    await context.auditTrail.record(tx, {
      action: 'registered',
      actorId: undefined,
      targetId: id,
      detail: { role, atFirstStart: true },
    })
    return true
  })
  if (!wasMade) return undefined
  return { id, account: { role, email, password, chosen: given.password !== undefined } }
}
