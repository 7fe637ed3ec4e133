import { resolve } from 'node:path'
import { takeUpAgain } from './back-up/after-restore.ts'
import { restoreBackUp } from './back-up/restore-back-up.ts'
import { asOwner, migrateAs } from './db/connect.ts'
import { openStores } from './files/open-stores.ts'
import { requireGiven } from './keys/open-keys.ts'
import { openContext } from './open-context.ts'
import { deleteAgain } from './services/administration/delete-user.ts'
import { readSettings } from './settings/read-settings.ts'

const help = `npm run restore -- FOLDER

Restores a back-up of npm run backup into an empty database, compares every table and file with
what was backed up, and deletes again whom the ledger of deletions names. The master key has to
be the one that was in force when the back-up was made.
`

async function restore(): Promise<void> {
  const [folder] = process.argv.slice(2)
  if (folder === undefined || folder.startsWith('-')) {
    process.stdout.write(help)
    if (folder === undefined) process.exitCode = 2
    return
  }
  const settings = readSettings(process.env)
  const to = { stores: openStores(settings), master: await requireGiven(settings) }
  const manifest = await asOwner(settings, async (client, { owner, app }) => {
    const restored = await restoreBackUp({ ...to, client }, resolve(folder))
    await migrateAs(owner, app)
    return restored
  })
  const context = await openContext(settings)
  try {
    const { audits } = await takeUpAgain(context, manifest)
    const deleted = await deleteAgain(context)
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
    process.stdout.write(
      `Restored the back-up of ${manifest.madeAt}: ${rows} rows of ${manifest.tables.length} tables and ${manifest.files.length} files, all as they were.\n` +
        `Accounts deleted again: ${deleted}. Audits taken up again: ${audits}.\n` +
        'The audit trail lacks what came after it; an administrator answers for that: npm run audit-trail:acknowledge -- --by EMAIL\n',
    )
  } finally {
    await context.close()
  }
}

try {
  await restore()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 2
}
