import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto'
import pg from 'pg'

/** The role that holds the application's privileges: owns nothing, is no superuser. */
export const appRole = 'plumbline_app'

/** Made by another process at the same moment: roles belong to the whole cluster. */
const alreadyThere = new Set(['42710', '23505'])

/** The role, as its owner; one that may make roles makes it. */
export async function createAppRole(client: pg.ClientBase): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [appRole])
  if (rowCount !== 0) return
  await orSayWhatToRun(`create role ${appRole} login`, async () => {
    try {
      await client.query(`create role ${appRole} login`)
    } catch (error) {
      if (!alreadyThere.has(codeOf(error))) throw error
    }
  })
}

/**
 * Lets the login of DATABASE_URL in as the application: makes it where it is missing, gives it the
 * password of the URL where it cannot sign in, and the application's privileges where it has none.
 * Throws the statement that an administrator of the database has to run where the owner may not.
 */
export async function admitLogin(owner: pg.Client, app: pg.ClientConfig): Promise<void> {
  const { user = '', password } = new pg.Client(app)
  if (user === owner.user) return
  const name = owner.escapeIdentifier(user)
  if (!(await canSignIn(app))) await setPassword(owner, user, password)
  if (user === appRole) return
  const { rows } = await owner.query<{ usable: boolean }>(
    `select pg_has_role($1, $2, 'USAGE') as usable`,
    [user, appRole],
  )
  if (rows[0]?.usable === true) return
  const grant = `grant ${appRole} to ${name}`
  // From 16 on a membership says itself whether its privileges are had without asking.
  const modern = (await versionOf(owner)) >= 160_000
  await orSayWhatToRun(grant, () => owner.query(modern ? `${grant} with inherit true` : grant))
}

async function versionOf(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ version: string }>(
    `select current_setting('server_version_num') as version`,
  )
  return Number(rows[0]?.version ?? 0)
}

async function canSignIn(app: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client(app)
  client.on('error', () => undefined)
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function setPassword(
  owner: pg.Client,
  user: string,
  password: string | undefined,
): Promise<void> {
  const { rowCount } = await owner.query('select 1 from pg_roles where rolname = $1', [user])
  const verb = rowCount === 0 ? 'create' : 'alter'
  const words = `${verb} role ${owner.escapeIdentifier(user)} login`
  // The password itself would stand in the server's log of statements.
  const secret = password ? ` password ${owner.escapeLiteral(scramVerifier(password))}` : ''
  await orSayWhatToRun(`${words}${password ? ` password '...'` : ''}`, () =>
    owner.query(words + secret),
  )
}

/** What PostgreSQL keeps of a password (RFC 5802 with SHA-256), worked out on this side. */
function scramVerifier(password: string): string {
  const rounds = 4096
  const salt = randomBytes(16)
  const salted = pbkdf2Sync(password.normalize('NFKC'), salt, rounds, 32, 'sha256')
  const keyed = (text: string) => createHmac('sha256', salted).update(text).digest()
  const stored = createHash('sha256').update(keyed('Client Key')).digest('base64')
  const server = keyed('Server Key').toString('base64')
  return `SCRAM-SHA-256$${rounds}:${salt.toString('base64')}$${stored}:${server}`
}

async function orSayWhatToRun(statement: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new Error(
      `The login of MIGRATION_URL may not do this (${why}). ` +
        `Have an administrator of the database run it once, then try again:\n  ${statement};`,
      { cause: error },
    )
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
