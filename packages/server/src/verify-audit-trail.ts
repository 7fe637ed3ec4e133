import { connectDatabase } from './db/connect.ts'
import { openKeys } from './keys/open-keys.ts'
import { auditTrail } from './audit-trail/audit-trail.ts'
import { anchorPath, readAnchor } from './audit-trail/audit-trail-anchor.ts'
import { readSettings } from './settings.ts'

/** Checks every link of the audit trail; ends with 1 and the first that does not fit. */
async function verify(): Promise<void> {
  const settings = readSettings(process.env)
  const connected = await connectDatabase(settings)
  try {
    const trail = auditTrail((await openKeys(settings, connected.database)).auditTrail)
    const anchor = readAnchor(trail, anchorPath(settings.dataFolder))
    const broken = await connected.database.asSystem((tx) => trail.findBreak(tx, anchor))
    const { sequence } = await connected.database.asSystem((tx) => trail.anchor(tx))
    const kept = anchor ? `the anchor at ${anchor.sequence}` : 'no anchor yet'
    process.stdout.write(
      broken === undefined
        ? `The audit trail is whole: ${sequence} entries, ${kept}.\n`
        : `The audit trail was tampered with: entry ${broken} is the first that is missing or does not fit.\n`,
    )
    if (broken !== undefined) process.exitCode = 1
  } finally {
    await connected.close()
  }
}

try {
  await verify()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 2
}
