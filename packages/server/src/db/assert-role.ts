import type pg from 'pg'

/**
 * Refuses a role for which row-level security would not hold: a superuser, one that bypasses it,
 * or the owner of the tables. Throws a sentence that says which.
 */
export async function assertSafeRole(client: pg.ClientBase): Promise<void> {
  const role = await client.query<{ name: string; superuser: boolean; bypasses: boolean }>(
    'select rolname as name, rolsuper as superuser, rolbypassrls as bypasses from pg_roles where rolname = current_user',
  )
  const [found] = role.rows
  if (!found || found.superuser || found.bypasses) {
    throw new Error(
      `The database role "${found?.name ?? 'unknown'}" bypasses row-level security; use a role that is no superuser.`,
    )
  }
  const unprotected = await client.query<{ name: string }>(
    `select c.relname as name
       from pg_class c
       join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind = 'r' and c.relname <> 'migrations'
        and (not c.relrowsecurity or not c.relforcerowsecurity or pg_get_userbyid(c.relowner) = current_user)`,
  )
  if (unprotected.rows.length > 0) {
    const names = unprotected.rows.map((row) => row.name).join(', ')
    throw new Error(`Row-level security is not forced, or this role owns the table: ${names}.`)
  }
}
