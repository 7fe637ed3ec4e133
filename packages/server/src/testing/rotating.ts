import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { OpenContext } from '../open-context.ts'

const entry = join(import.meta.dirname, '../rotate-keys.ts')

/** Runs `npm run keys:rotate`; killed after so many milliseconds, if it has not ended by then. */
export function rotate(
  env: NodeJS.ProcessEnv,
  { accounts, killAfterMs }: { readonly accounts?: boolean; readonly killAfterMs?: number } = {},
): Promise<number | string | null> {
  const words = accounts === true ? [entry, '--accounts'] : [entry]
  const child = spawn(process.execPath, words, { env, stdio: 'ignore' })
  if (killAfterMs !== undefined) setTimeout(() => child.kill('SIGKILL'), killAfterMs).unref()
  return new Promise((resolve) => {
    child.once('exit', (code, signal) => {
      resolve(code ?? signal)
    })
  })
}

export const accountsMade = 300

/** More accounts with a key, so that there is something to interrupt. */
export async function fillAccounts({ database, accountKeys }: OpenContext): Promise<string[]> {
  const { rows } = await database.asSystem((tx) =>
    sql<{ id: string }>`
      insert into users (id, role, email, password_hash)
      select gen_random_uuid(), 'client', 'made' || nth || '@example.com', 'x'
      from generate_series(1, ${sql.lit(accountsMade)}) as nth returning id`.execute(tx.sql),
  )
  for (const { id } of rows) await accountKeys.ofUser(id)
  return rows.map(({ id }) => id)
}
