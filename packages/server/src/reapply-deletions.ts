import { openContext } from './open-context.ts'
import { deleteAgain } from './services/administration/delete-user.ts'
import { readSettings } from './settings/read-settings.ts'

/** After a back-up was restored: deletes again whom the ledger of deletions names. */
async function reapply(): Promise<void> {
  const context = await openContext(readSettings(process.env))
  try {
    const again = await deleteAgain(context)
    process.stdout.write(
      again === 0
        ? 'The database holds no account that was deleted.\n'
        : `Accounts that a back-up had brought back, deleted again: ${again}\n`,
    )
  } finally {
    await context.close()
  }
}

try {
  await reapply()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 2
}
