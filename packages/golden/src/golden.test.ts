import { allRules } from '@plumbline/engine'
import { loadReference } from '@plumbline/reference'
import { describe, expect, test } from 'vitest'
import { goldenFiles } from './golden-files.ts'
import { auditGolden } from './measuring/audit-golden.ts'
import { committedText, expectedText } from './measuring/expected-findings.ts'
import { plantedCounts, plantsMissing } from './measuring/planted-counts.ts'

/** Rules may flag this share of the lines of a clean file, each. */
const falseAlarmLimit = 0.005

const files = goldenFiles()

describe.each(files)('$name under the starter pack', (file) => {
  const { tables } = loadReference()

  test.each(Object.keys(file.texts))('%s gives the committed findings', async (dialect) => {
    const { findings } = await auditGolden(file, dialect, tables)
    expect(expectedText(file, findings)).toBe(committedText(file.name))
  })

  test.runIf(file.name.startsWith('clean'))('no rule flags what is right', async () => {
    const { findings } = await auditGolden(file, 'plain', tables)
    const errors = findings.filter((found) => found.class === 'error')
    for (const [ruleId, found] of Map.groupBy(errors, (each) => each.ruleId)) {
      expect(found.length / file.rows.length, ruleId).toBeLessThan(falseAlarmLimit)
    }
  })
})

test('at least five errors are planted for every rule', () => {
  const counts = plantedCounts()
  expect(allRules.flatMap((rule) => plantsMissing(rule, counts) ?? [])).toEqual([])
})

test('a rule without planted errors is told the table that suits it', () => {
  const suggested = (id: string) => {
    const like = allRules.find((rule) => rule.id === id)
    return like && plantsMissing({ ...like, id: 'new-rule' }, new Map())
  }
  expect(suggested('exact-duplicate')).toBe(
    'new-rule has 0 planted errors and needs 5: add them to packages/golden/src/planted/billing.table.ts, then run "npm run golden".',
  )
  expect(suggested('refill-too-soon')).toContain('/desk-audits.table.ts')
  expect(suggested('procedure-code-unknown')).toContain('/codes.table.ts')
})
