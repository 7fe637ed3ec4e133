import { asOwner, migrateAs } from './db/connect.ts'
import { readDatabaseSettings } from './settings/read-settings.ts'

/** Brings the database's schema up to this version, as the login of MIGRATION_URL. */
async function run(): Promise<void> {
  const settings = readDatabaseSettings(process.env)
  await asOwner(settings, (_client, { owner, app }) => migrateAs(owner, app))
  process.stdout.write('The database is at this version.\n')
}

try {
  await run()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 2
}
