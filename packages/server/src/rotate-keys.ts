import { parseArgs } from 'node:util'
import { connectDatabase } from './db/connect.ts'
import { accountKeys } from './keys/account-keys.ts'
import { openKeys } from './keys/open-keys.ts'
import { rotateAccountKeys, rotateMasterKey } from './keys/rotate-keys.ts'
import { readSettings } from './settings/read-settings.ts'

const help = `npm run keys:rotate [-- --accounts]

Wraps every key anew with ENCRYPTION_KEY that a key of ENCRYPTION_KEY_PREVIOUS wrapped; with --accounts
gives every account a new key besides. The product may run meanwhile; interrupted, run it again.

To change the master key: start every process with the new key as ENCRYPTION_KEY and the old one as
ENCRYPTION_KEY_PREVIOUS, run this, and take ENCRYPTION_KEY_PREVIOUS away.
`

async function rotate(): Promise<void> {
  const { values } = parseArgs({
    options: { accounts: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
  })
  if (values.help === true) {
    process.stdout.write(help)
    return
  }
  const settings = readSettings(process.env)
  const connected = await connectDatabase(settings)
  try {
    const { database } = connected
    const { masters } = await openKeys(settings, database)
    const rewrapped = await rotateMasterKey(database, masters)
    say(
      `Keys wrapped anew with ${masters[0]?.id ?? ''}: ${rewrapped}. No other master key is in use.`,
    )
    if (values.accounts !== true) return
    const { accounts, waiting } = await rotateAccountKeys(
      database,
      accountKeys(masters, database),
      masters,
    )
    say(`Accounts with a new key: ${accounts}.`)
    if (waiting > 0) {
      say(
        `Replaced keys that are still kept: ${waiting}. Run this again in an hour to destroy them.`,
      )
    }
  } finally {
    await connected.close()
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

try {
  await rotate()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 2
}
