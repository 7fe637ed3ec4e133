import { resolve } from 'node:path'
import { makeBackUp } from './back-up/make-back-up.ts'
import { asOwner, connectDatabase } from './db/connect.ts'
import { openStores } from './files/open-stores.ts'
import { openKeys, requireGiven } from './keys/open-keys.ts'
import { readSettings } from './settings/read-settings.ts'

const help = `npm run backup -- FOLDER

Backs up the database and the uploaded files into a folder that is not there yet, while the product
runs. Rows and files are encrypted; the master key (ENCRYPTION_KEY, or
the key management service's) is not in it and has to be kept elsewhere.
`

async function backUp(): Promise<void> {
  const [folder] = process.argv.slice(2)
  if (folder === undefined || folder.startsWith('-')) {
    process.stdout.write(help)
    if (folder === undefined) process.exitCode = 2
    return
  }
  const settings = readSettings(process.env)
  // A back-up under another key than the database's own could never be restored.
  const connected = await connectDatabase(settings)
  await openKeys(settings, connected.database).finally(() => connected.close())
  const from = { stores: openStores(settings), master: await requireGiven(settings) }
  const manifest = await asOwner(settings, (client) =>
    makeBackUp({ ...from, client }, resolve(folder)),
  )
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  process.stdout.write(
    `Backed up into ${folder}: ${rows} rows of ${manifest.tables.length} tables, ${manifest.files.length} files.\n` +
      'Keep the master key apart from it: without the key nothing of it can be read.\n',
  )
}

try {
  await backUp()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 2
}
