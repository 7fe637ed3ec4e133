import type { ReferenceTables } from '@plumbline/engine'
import { beforeAll, describe, expect, test } from 'vitest'
import { goldenFiles } from '../golden-files.ts'
import { auditGolden } from './audit-golden.ts'
import { measureRules } from './measure.ts'
import { hasOfficialFiles, officialTables } from './official-tables.ts'

/** Rules may flag this share of the lines of a clean file, each. */
const falseAlarmLimit = 0.005

const importing = 300_000

describe.skipIf(!hasOfficialFiles)('golden files with the official tables imported', () => {
  let tables: ReferenceTables
  beforeAll(async () => {
    tables = await officialTables()
  }, importing)

  const clean = goldenFiles().filter(({ name }) => name.startsWith('clean'))
  test.each(clean)('no rule flags what is right in $name', async (file) => {
    const [dialect = ''] = Object.keys(file.texts)
    const { findings } = await auditGolden(file, dialect, tables)
    const errors = findings.filter((found) => found.class === 'error')
    for (const [ruleId, found] of Map.groupBy(errors, (each) => each.ruleId)) {
      expect(found.length / file.rows.length, ruleId).toBeLessThan(falseAlarmLimit)
    }
  })

  test('every planted error is found and named', async () => {
    const measures = await measureRules(tables)
    expect(measures.flatMap(({ missed }) => missed)).toEqual([])
  })
})
