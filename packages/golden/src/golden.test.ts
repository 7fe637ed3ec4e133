import { allRules } from '@plumbline/engine'
import { loadReference } from '@plumbline/reference'
import { describe, expect, test } from 'vitest'
import { auditGolden } from './audit-golden.ts'
import { committedText, expectedText } from './expected-findings.ts'
import { goldenFiles } from './golden-files.ts'

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
  const planted = files.flatMap(({ rows }) => rows.flatMap((row) => row.planted ?? []))
  const short = allRules.filter(({ id }) => planted.filter((each) => each === id).length < 5)
  expect(short.map(({ id }) => id)).toEqual([])
})
