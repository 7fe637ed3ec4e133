import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openContext, type OpenContext } from '../open-context.ts'
import { readSettings } from '../settings/read-settings.ts'
import { filesHolding, tablesHolding } from '../testing/clear-text.ts'
import { oldDatabase, type OldDatabase } from '../testing/old-database.ts'
import { openedResults } from '../testing/opened-results.ts'
import { searchLines } from '../stored-audits/search-parts.ts'
import { newKey } from './master-key.ts'

const folder = mkdtempSync(join(tmpdir(), 'plumbline-old-'))
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

function open(old: OldDatabase, key = old.masterKey): Promise<OpenContext> {
  const ENCRYPTION_KEY = key.toString('hex')
  return openContext(
    readSettings({
      DATA_DIR: folder,
      DATABASE_URL: old.appUrl,
      MIGRATION_URL: old.url,
      ENCRYPTION_KEY,
      LOG_LEVEL: 'silent',
    }),
  )
}

test('what was stored in clear is encrypted at the next start, and reads as before', async () => {
  const old = await oldDatabase(5_000)
  expect(await tablesHolding(old.url, old.sentinels)).not.toEqual([])
  const context = await open(old)
  try {
    expect(await tablesHolding(old.url, old.sentinels)).toEqual([])
    const kept = [
      'uploads',
      'claims',
      'findings',
      'uploads_in_clear',
      'claims_in_clear',
      'findings_in_clear',
    ]
    expect(await filesHolding(old.url, kept, old.sentinels)).toEqual([])
    const opened = await openedResults({ context }, old.userId, old.uploadId)
    expect(opened.words).toEqual({
      uploadName: 'Sentinel Jones',
      fileName: 'sentinel-smith.csv',
      errorMessage: 'There is “sentinel cell”',
    })
    expect(opened.claims).toHaveLength(5_000)
    expect(opened.claims[4_999]).toMatchObject({
      ...{
        line: 4_999,
        row: 5_001,
        error_flag: 'Flagged',
        age_years: 40,
        sex: 'F',
        service_day: 19_000,
      },
      ...{
        audit_summary: 'Claim SENTCLAIM1',
        facts: { claimId: 'SENTCLAIM1', drugName: 'sentinelomab' },
      },
    })
    expect(opened.claims[0]?.patient_hash?.toString('hex')).toBe(old.patientMark)
    expect(opened.findings).toEqual([expect.objectContaining({ message: 'Claim SENTCLAIM1' })])
    expect(opened.document).toMatchObject({ file: { name: 'sentinel-smith.csv' } })
    const found = await context.database.asTenant(old.userId, (tx) =>
      searchLines(tx, opened.key, 'SentClaim1-4321'),
    )
    expect(found).toEqual([4_321])
  } finally {
    await context.close()
  }
}, 120_000)

test('a key that is not the database’s encrypts nothing', async () => {
  const old = await oldDatabase(10)
  await expect(open(old, newKey())).rejects.toThrow('is not the key of this database')
  expect((await tablesHolding(old.url, old.sentinels)).length).toBeGreaterThan(5)
  await (await open(old)).close()
  expect(await tablesHolding(old.url, old.sentinels)).toEqual([])
}, 120_000)

test('two processes that start at once encrypt each row once', async () => {
  const old = await oldDatabase(5_000)
  const contexts = await Promise.all([open(old), open(old)])
  try {
    const opened = await openedResults({ context: contexts[0] }, old.userId, old.uploadId)
    expect(opened.claims).toHaveLength(5_000)
    expect(opened.findings).toHaveLength(1)
    expect(await tablesHolding(old.url, old.sentinels)).toEqual([])
  } finally {
    for (const context of contexts) await context.close()
  }
}, 120_000)
