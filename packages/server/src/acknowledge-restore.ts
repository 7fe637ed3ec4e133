import { parseArgs } from 'node:util'
import { acknowledgeRestore, type Acknowledgement } from './audit-trail/acknowledge-restore.ts'
import { anchorPlaces } from './audit-trail/anchor-places.ts'
import { auditTrail } from './audit-trail/audit-trail.ts'
import { findAnchors } from './audit-trail/check-trail.ts'
import { moveAnchor } from './audit-trail/keep-anchors.ts'
import { findUserByEmail } from './db/accounts/users.ts'
import { connectDatabase } from './db/connect.ts'
import { openKeys } from './keys/open-keys.ts'
import { readSettings } from './settings/read-settings.ts'

const help = `npm run audit-trail:acknowledge -- --by EMAIL

After a back-up was restored: the administrator with this email answers for it that the audit trail
lacks the entries after the back-up. That is an entry itself, for good; anchors are kept again.
`

async function acknowledge(): Promise<void> {
  const { values } = parseArgs({
    options: { by: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  })
  const { by } = values
  if (values.help === true || by === undefined) {
    process.stdout.write(help)
    if (values.help !== true) process.exitCode = 2
    return
  }
  const settings = readSettings(process.env)
  const connected = await connectDatabase(settings)
  try {
    const trail = auditTrail((await openKeys(settings, connected.database)).auditTrail)
    const places = anchorPlaces(settings, trail)
    const found = await findAnchors(places)
    const answer = await connected.database.asSystem(async (tx) => {
      const administrator = await findUserByEmail(tx, 'admin', by)
      if (!administrator) throw new Error(`There is no administrator with the email ${by}.`)
      return acknowledgeRestore(tx, trail, found, administrator.id)
    })
    if (answer.kind === 'acknowledged') {
      for (const place of places)
        await connected.database.asSystem((tx) => moveAnchor(tx, trail, place))
    }
    process.stdout.write(`${sentence(answer)}\n`)
    if (answer.kind === 'broken') process.exitCode = 1
  } finally {
    await connected.close()
  }
}

function sentence(answer: Acknowledgement): string {
  switch (answer.kind) {
    case 'nothing':
      return 'The trail holds everything that was anchored: there is nothing to acknowledge.'
    case 'broken':
      return `Entry ${answer.at} itself is missing or does not fit: that is no restored back-up, and cannot be acknowledged.`
    case 'acknowledged':
      return `Acknowledged: the trail had gone to entry ${answer.lostThrough}; it goes on after entry ${answer.kept}.`
  }
}

try {
  await acknowledge()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 2
}
