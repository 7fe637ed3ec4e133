import type pg from 'pg'

/** Who could be more than the application, and why: `because` completes "..., which ...". */
interface Fault {
  readonly because: string
}

/**
 * Refuses a login for which row-level security would not hold, whatever role it takes on: a
 * superuser, one that bypasses row-level security or makes roles, an owner, or a member of such a
 * role. It is the login that is asked about (`session_user`): what it gave up for a while, `set role
 * none` takes back. Throws a sentence that says which, and what to do.
 */
export async function assertSafeRole(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ login: string }>('select session_user as login')
  const login = rows[0]?.login ?? 'unknown'
  const [fault] = [
    ...(await powersOf(client)),
    ...(await ownedBy(client)),
    ...(await changesTheTrail(client)),
  ]
  if (fault) throw new UnsafeLoginError(login, fault.because)
  await assertForced(client)
}

/** The application's login may do what it must not. */
export class UnsafeLoginError extends Error {
  override readonly name = 'UnsafeLoginError'

  constructor(login: string, because: string) {
    super(
      `The application signs in to the database as "${login}", which ${because}: ` +
        'row-level security would not hold for it.\n' +
        'Give the application a login of its own: set MIGRATION_URL to the owner’s login, ' +
        'DATABASE_URL to a new one with a password, and run: npm run migrate',
    )
  }
}

/** Roles of PostgreSQL itself that lead around every privilege. */
const dangerous = [
  'pg_execute_server_program',
  'pg_read_server_files',
  'pg_write_server_files',
  'pg_write_all_data',
]

/** By itself or as a member: every role that the login could take on. */
async function powersOf(client: pg.ClientBase): Promise<Fault[]> {
  const { rows } = await client.query<{ role: string; own: boolean; power: string }>(
    `select rolname as role, rolname = session_user as own,
            case when rolsuper then 'is a superuser'
                 when rolbypassrls then 'bypasses row-level security'
                 when rolcreaterole then 'may make roles'
                 when rolreplication then 'may copy the whole database'
                 else 'reaches past privileges' end as power
       from pg_roles
      where pg_has_role(session_user, oid, 'MEMBER')
        and (rolsuper or rolbypassrls or rolcreaterole or rolreplication or rolname = any ($1))
      order by own desc, role`,
    [dangerous],
  )
  return rows.map(({ role, own, power }) => ({
    because: own ? power : `can become "${role}", which ${power}`,
  }))
}

async function ownedBy(client: pg.ClientBase): Promise<Fault[]> {
  const { rows } = await client.query<{ owned: string }>(
    `select 'table ' || c.relname as owned
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('public', 'pgboss') and c.relkind in ('r', 'p', 'v', 'm')
        and pg_has_role(session_user, c.relowner, 'MEMBER')
      union all
     select 'schema ' || nspname from pg_namespace
      where nspname in ('public', 'pgboss') and pg_has_role(session_user, nspowner, 'MEMBER')
      union all
     select 'database ' || datname from pg_database
      where datname = current_database() and pg_has_role(session_user, datdba, 'MEMBER')
      order by owned`,
  )
  return rows.map(({ owned }) => ({ because: `owns, or can become the owner of, the ${owned}` }))
}

async function changesTheTrail(client: pg.ClientBase): Promise<Fault[]> {
  const { rows } = await client.query<{ may: boolean | null }>(
    `select has_table_privilege(session_user, to_regclass('public.audit_trail'), 'update, delete, truncate') as may`,
  )
  return rows[0]?.may === true ? [{ because: 'may change the audit trail' }] : []
}

/** What everybody's rows stand on, however few may sign in. */
async function assertForced(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind in ('r', 'p') and c.relname <> 'migrations'
        and not (c.relrowsecurity and c.relforcerowsecurity)`,
  )
  if (rows.length === 0) return
  const names = rows.map((row) => row.name).join(', ')
  throw new Error(`Row-level security is not forced on: ${names}.`)
}
