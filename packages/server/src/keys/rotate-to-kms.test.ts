import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openContext, type OpenContext } from '../open-context.ts'
import { readSettings } from '../settings/read-settings.ts'
import { kmsServer } from '../testing/third-parties/kms-server.ts'
import { oldDatabase } from '../testing/old-database.ts'
import { openedResults } from '../testing/opened-results.ts'
import { accountsMade, fillAccounts, rotate } from '../testing/rotating.ts'
import { localMasterKey, newKey } from './master-key.ts'

const kms = kmsServer()
const folder = mkdtempSync(join(tmpdir(), 'plumbline-kms-'))
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

async function changesOfKeys() {
  const old = await oldDatabase(20)
  const environment = (keys: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
    ...kms.environment,
    ...{ PATH: process.env['PATH'], DATA_DIR: folder, LOG_LEVEL: 'silent' },
    ...{ DATABASE_URL: old.appUrl, MIGRATION_URL: old.url },
    ...keys,
  })
  const open = (keys: NodeJS.ProcessEnv) => openContext(readSettings(environment(keys)))
  /** What the upload holds, opened with these keys. */
  const held = async (context: OpenContext) => {
    const { claims, words } = await openedResults({ context }, old.userId, old.uploadId)
    return { claims, words }
  }
  return { environment, open, held, localKey: old.masterKey.toString('hex') }
}

const idOf = (key: string) => localMasterKey(Buffer.from(key, 'hex')).id

const usedMasters = ({ database }: OpenContext) =>
  database.asSystem(async (tx) => {
    const accounts = await tx.sql.selectFrom('account_keys').select('master_id').execute()
    const system = await tx.sql.selectFrom('system_keys').select('master_id').execute()
    const ids = [...accounts, ...system].map(({ master_id }) => master_id)
    return { count: ids.length, masters: [...new Set(ids)] }
  })

test('the master key moves into the service, within it and out again, killed anywhere', async () => {
  const { environment, open, held, localKey } = await changesOfKeys()
  const before = await open({ ENCRYPTION_KEY: localKey })
  await fillAccounts(before)
  const first = await held(before)
  await before.close()
  const [one, two] = [kms.makeKey(), kms.makeKey()]
  const back = newKey().toString('hex')
  const steps = [
    [{ KMS_KEY_ID: one }, { ENCRYPTION_KEY_PREVIOUS: localKey }, `kms-${one}`],
    [{ KMS_KEY_ID: two }, { KMS_KEY_ID_PREVIOUS: one }, `kms-${two}`],
    [{ ENCRYPTION_KEY: back }, { KMS_KEY_ID_PREVIOUS: two }, idOf(back)],
  ] as const
  const ends: (number | string | null)[] = []
  for (const [now, previous, master] of steps) {
    // The new key alone is not this database's yet, and is refused before anything is written.
    await expect(open(now)).rejects.toThrow('is not the key of this database')
    const running = await open({ ...now, ...previous })
    for (const killAfterMs of [500, 800, 1_100])
      ends.push(await rotate(environment({ ...now, ...previous }), { killAfterMs }))
    expect(await rotate(environment({ ...now, ...previous }))).toBe(0)
    expect(await held(running)).toEqual(first)
    const used = await usedMasters(running)
    expect(used.masters).toEqual([master])
    expect(used.count).toBeGreaterThan(accountsMade)
    await running.close()
    const after = await open(now)
    expect(await held(after)).toEqual(first)
    await after.close()
  }
  expect(ends).toContain('SIGKILL')
}, 240_000)
