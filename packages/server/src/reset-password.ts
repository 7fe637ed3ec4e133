import { parseArgs } from 'node:util'
import { auditTrail } from './audit-trail/audit-trail.ts'
import { connectDatabase } from './db/connect.ts'
import { openKeys } from './keys/open-keys.ts'
import { firstAdministratorEmail } from './services/administration/first-accounts.ts'
import { resetPassword } from './services/administration/reset-password.ts'
import { readSettings } from './settings/read-settings.ts'

const help = `npm run password:reset [-- EMAIL] [-- --customer EMAIL]

Gives an account a new password, says it once and ends the account's sessions: without EMAIL the
first administrator's, else that administrator's, or with --customer that customer's.
With --remove-second-factor, for whoever lost that, too, the password alone opens the account again.
`

async function reset(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      customer: { type: 'boolean' },
      'remove-second-factor': { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  })
  const settings = readSettings(process.env)
  const role = values.customer === true ? 'client' : 'admin'
  const [email = role === 'admin' ? firstAdministratorEmail(settings) : undefined] = positionals
  if (values.help === true || email === undefined) {
    process.stdout.write(help)
    return
  }
  const connected = await connectDatabase(settings)
  try {
    const { database } = connected
    const keys = await openKeys(settings, database)
    const context = { database, auditTrail: auditTrail(keys.auditTrail) }
    const password = await resetPassword(context, role, email, {
      withoutSecondFactor: values['remove-second-factor'] === true,
    })
    const who = role === 'admin' ? 'administrator' : 'customer'
    if (password === undefined) {
      process.stderr.write(`There is no ${who} with the email ${email}.\n`)
      process.exitCode = 1
    } else {
      process.stdout.write(
        `The new password of the ${who} ${email} is ${password} (shown this once)\n`,
      )
    }
  } finally {
    await connected.close()
  }
}

try {
  await reset()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 2
}
