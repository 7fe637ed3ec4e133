import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openContext } from '../packages/server/src/open-context.ts'
import { readSettings } from '../packages/server/src/settings/read-settings.ts'
import { count, milliseconds, say } from './figures.ts'

const writers = 32
const entries = 10_000

/** Many writers at once into the audit trail, each entry a transaction of its own; then its verification. */
export async function measureAuditTrail(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'plumbline-bench-trail-'))
  chmodSync(folder, 0o755)
  const context = await openContext(readSettings({ DATA_DIR: folder, LOG_LEVEL: 'silent' }))
  try {
    const { auditTrail, database } = context
    const event = { action: 'claims-viewed', actorId: undefined, targetId: undefined } as const
    const write = async () => {
      for (let entry = 0; entry < entries / writers; entry++) {
        await database.asSystem((tx) => auditTrail.record(tx, { ...event, detail: { entry } }))
      }
    }
    const started = performance.now()
    await Promise.all(Array.from({ length: writers }, write))
    const written = performance.now()
    const broken = await database.asSystem((tx) => auditTrail.findBreak(tx))
    const verified = performance.now()
    const { sequence } = await database.asSystem((tx) => auditTrail.anchor(tx))
    say(
      `  ${count(Number(sequence))} entries by ${writers} writers: ${milliseconds(written - started)}; ` +
        `verified in ${milliseconds(verified - written)}: ${broken === undefined ? 'whole' : `broken at ${broken}`}`,
    )
  } finally {
    await context.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
