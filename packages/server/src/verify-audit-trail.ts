import { parseArgs } from 'node:util'
import { connectDatabase } from './db/connect.ts'
import { openKeys } from './keys/open-keys.ts'
import { anchorPlaces } from './audit-trail/anchor-places.ts'
import { readAnchorText } from './audit-trail/anchor-text.ts'
import { auditTrail } from './audit-trail/audit-trail.ts'
import { checkTrail, findAnchors, type Verdict } from './audit-trail/check-trail.ts'
import { readSettings } from './settings/read-settings.ts'

const help = `npm run audit-trail:verify [-- --anchor TEXT ...]

Checks every link of the audit trail against the anchors that are kept outside the database: the
file under DATA_DIR, the bucket of ANCHOR_S3_BUCKET, and those given as TEXT, as the log has them.
Ends with 0 where all fit, with 1 where not.
`

async function verify(): Promise<void> {
  const { values } = parseArgs({
    options: {
      anchor: { type: 'string', multiple: true },
      help: { type: 'boolean', short: 'h' },
    },
  })
  if (values.help === true) {
    process.stdout.write(help)
    return
  }
  const settings = readSettings(process.env)
  const connected = await connectDatabase(settings)
  try {
    const trail = auditTrail((await openKeys(settings, connected.database)).auditTrail)
    const given = (values.anchor ?? []).map((text) => ({
      where: 'the log',
      anchor: readAnchorText(trail, text, 'the call'),
    }))
    const anchors = [...(await findAnchors(anchorPlaces(settings, trail))), ...given]
    const verdict = await connected.database.asSystem((tx) => checkTrail(tx, trail, anchors))
    process.stdout.write(`${sentence(verdict)}\n`)
    if (verdict.kind !== 'whole') process.exitCode = 1
  } finally {
    await connected.close()
  }
}

function sentence(verdict: Verdict): string {
  switch (verdict.kind) {
    case 'broken':
      return [
        `The audit trail was tampered with, or a back-up was restored: entry ${verdict.at} is the first that is missing or does not fit.`,
        ...verdict.anchors.map(({ where, anchor }) => `  anchored in ${where}: ${anchor.sequence}`),
        'Where a back-up was restored: npm run audit-trail:acknowledge -- --by EMAIL',
      ].join('\n')
    case 'emptied':
      return 'The audit trail was emptied: there are accounts, and not one entry.'
    case 'unanchored':
      return `The links of ${verdict.entries} entries fit, but no anchor is kept outside the database: whether later ones are missing, nobody can tell.`
    case 'whole':
      return [
        `The audit trail is whole: ${verdict.entries} entries.`,
        ...verdict.anchors.map(({ where, anchor }) => `  anchored in ${where}: ${anchor.sequence}`),
        ...verdict.acknowledged.map(
          ({ sequence, at, lostThrough }) =>
            `  a back-up was restored, acknowledged by entry ${sequence} on ${at.toISOString()}; before it the trail had gone to entry ${lostThrough}`,
        ),
      ].join('\n')
  }
}

try {
  await verify()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 2
}
