import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PlanRuleGiven } from '@plumbline/contract'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { insertPlanRule, insertVersion, listPlanRules } from '../db/plan-rules/plan-rules.ts'
import { insertMapping, listMappings } from '../db/uploads/column-mappings.ts'
import { openContext, type OpenContext } from '../open-context.ts'
import { readSettings } from '../settings/read-settings.ts'
import { openMapping, sealMapping } from '../stored-audits/column-mapping.ts'
import { openPlanRule, sealPlanRule } from '../stored-audits/plan-rules.ts'
import { oldDatabase, type OldDatabase } from '../testing/old-database.ts'
import { accountsMade, fillAccounts, rotate } from '../testing/rotating.ts'
import { openedResults } from '../testing/opened-results.ts'
import { newKey } from './master-key.ts'

const folder = mkdtempSync(join(tmpdir(), 'plumbline-rotate-'))
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

function environment(old: OldDatabase, key: Buffer, previous?: Buffer): NodeJS.ProcessEnv {
  return {
    PATH: process.env['PATH'],
    DATA_DIR: folder,
    DATABASE_URL: old.appUrl,
    MIGRATION_URL: old.url,
    LOG_LEVEL: 'silent',
    ENCRYPTION_KEY: key.toString('hex'),
    ...(previous && { ENCRYPTION_KEY_PREVIOUS: previous.toString('hex') }),
  }
}

const open = (...given: Parameters<typeof environment>): Promise<OpenContext> =>
  openContext(readSettings(environment(...given)))

const ruleId = randomUUID()

async function keepPlanRule({ database, accountKeys }: OpenContext, userId: string) {
  const scope = { claims: 'medical', codes: ['97810'] }
  const term = { kind: 'not-covered' }
  const rule = { clause: '1', quote: 'None.', from: '2024-01-01', scope, term }
  const given = PlanRuleGiven.parse({ plan: 'Kept PPO', document: 'Plan', rule })
  const place = { userId, ruleId, version: 1 }
  const sealed = sealPlanRule(await accountKeys.ofUser(userId), place, given)
  await database.asTenant(userId, async (tx) => {
    await insertPlanRule(tx, { id: ruleId, number: 1 })
    const row = { rule_id: ruleId, version: 1, state: 'draft', made_by: userId, sealed } as const
    await insertVersion(tx, row)
  })
}

async function keepMapping({ database, accountKeys }: OpenContext, userId: string) {
  const owner = { userId, mappingId: ruleId }
  const content = { name: 'Kept export', fingerprint: 'f', headers: ['PS'] }
  const mapping = { columns: { PS: 'placeOfService' } }
  const sealed = sealMapping(await accountKeys.ofUser(userId), owner, { ...content, mapping })
  await database.asTenant(userId, (tx) =>
    insertMapping(tx, {
      ...{ id: owner.mappingId, headers_mark: Buffer.alloc(32), version: 1, sealed },
      saved_by: userId,
    }),
  )
}

async function mappingNames({ database, accountKeys }: OpenContext, userId: string) {
  const account = await accountKeys.ofUser(userId)
  const rows = await database.asTenant(userId, (tx) => listMappings(tx))
  return rows.map(({ id, sealed }) => openMapping(account, { userId, mappingId: id }, sealed).name)
}

async function planRulePlans({ database, accountKeys }: OpenContext, userId: string) {
  const account = await accountKeys.ofUser(userId)
  const rows = await database.asTenant(userId, (tx) => listPlanRules(tx))
  return rows.map((row) => openPlanRule(account, row).plan)
}

test('keys are changed while the product reads, killed anywhere, and the old key opens nothing more', async () => {
  const old = await oldDatabase(50)
  const before = await open(old, old.masterKey)
  const accounts = await fillAccounts(before)
  const first = await openedResults({ context: before }, old.userId, old.uploadId)
  await keepPlanRule(before, old.userId)
  await keepMapping(before, old.userId)
  await before.close()
  const key = newKey()
  const both = environment(old, key, old.masterKey)
  const running = await open(old, key, old.masterKey)
  const state = { rotating: true, reads: 0 }
  const reading = (async () => {
    while (state.rotating) {
      const { claims, words } = await openedResults({ context: running }, old.userId, old.uploadId)
      expect([claims.length, words]).toEqual([50, first.words])
      await running.accountKeys.ofUser(accounts[state.reads % accountsMade] ?? old.userId)
      state.reads++
    }
  })()
  const ends: (number | string | null)[] = []
  for (const killAfterMs of [700, 1_000, 1_300, 1_600, 2_000])
    ends.push(await rotate(both, { accounts: true, killAfterMs }))
  expect(await rotate(both, { accounts: true })).toBe(0)
  state.rotating = false
  await reading
  await running.close()
  expect(ends).toContain('SIGKILL')
  expect(state.reads).toBeGreaterThan(0)

  await expect(open(old, old.masterKey)).rejects.toThrow('is not the key of this database')
  const after = await open(old, key)
  try {
    const opened = await openedResults({ context: after }, old.userId, old.uploadId)
    expect(opened.claims).toEqual(first.claims)
    const keys = () =>
      after.database.asSystem((tx) => tx.sql.selectFrom('account_keys').selectAll().execute())
    expect(new Set((await keys()).map((row) => row.master_id)).size).toBe(1)
    // An hour later the replaced keys go as well, and all is still there.
    await after.database.asSystem((tx) =>
      sql`update account_keys set created_at = now() - interval '2 hours'`.execute(tx.sql),
    )
    expect(await rotate(environment(old, key), { accounts: true })).toBe(0)
    expect((await keys()).map(({ version }) => version)).not.toContain(1)
    expect((await keys()).length).toBe(accountsMade + 1)
    const later = await openedResults({ context: after }, old.userId, old.uploadId)
    expect([later.claims, later.words]).toEqual([first.claims, first.words])
    expect(await planRulePlans(after, old.userId)).toEqual(['Kept PPO'])
    expect(await mappingNames(after, old.userId)).toEqual(['Kept export'])
  } finally {
    await after.close()
  }
}, 240_000)
