import {
  allRules,
  defineGroupRule,
  type ClaimLine,
  type ReferenceTables,
  type Rule,
} from '@plumbline/engine'
import { loadReference } from '@plumbline/reference'
import { beforeAll, describe, expect, test } from 'vitest'
import { goldenFiles } from '../golden-files.ts'
import { readGolden } from './audit-golden.ts'
import { crowdedShapes } from './linear-shapes.ts'
import { countOperations, tell } from './operation-counts.ts'
import { withStandIns } from './stand-in-tables.ts'

/**
 * No input is worse than linear: for every rule, its own planted error told again and again in a shape
 * that puts all lines into one group. Twice the lines may take twice the work, and little more.
 */

/** Lists compared one by one end below it, so that growth shows beyond. */
const tellings = 300
/** Twice, and what sorting adds. */
const mostGrowth = 2.6

/** So little for each line grows with the calendar or as sorting does, and hides nothing quadratic. */
const fewForEachLine = 50

/** What is known to grow faster; nothing else may. */
const stillGrow = new Set(['voids of one patient, day and service: exact-duplicate'])

type Shape = Parameters<typeof tell>[2]

let tables: ReferenceTables = {}
const scenes = new Map<string, readonly ClaimLine[]>()

beforeAll(async () => {
  tables = withStandIns(loadReference().tables)
  for (const file of goldenFiles().filter(({ name }) => name.startsWith('planted'))) {
    const { lines } = await readGolden(file, 'plain')
    for (const [at, { scene, planted }] of file.rows.entries()) {
      if (planted === undefined || scenes.has(planted)) continue
      scenes.set(
        planted,
        lines.filter((_, other) => file.rows[other]?.scene === scene && Math.abs(other - at) < 20),
      )
    }
  }
})

/** What grows faster than the lines do, in words; empty where nothing does. */
function excess(rule: Rule, shape: Shape, scene: readonly ClaimLine[]): string[] {
  const some = countOperations(tell(scene, tellings, shape), [rule], tables)
  const twice = countOperations(tell(scene, 2 * tellings, shape), [rule], tables)
  return Array.from(twice).flatMap(([what, count]) => {
    const before = some.get(what) ?? 0
    const isLarge = count > fewForEachLine * 2 * tellings * scene.length
    return isLarge && count > mostGrowth * before ? [`${what}: ${before}, then ${count}`] : []
  })
}

describe.each(Object.entries(crowdedShapes))('%s', (name, shape) => {
  test.each(allRules.map((rule) => [rule.id, rule] as const))('%s', (id, rule) => {
    const scene = scenes.get(id) ?? []
    expect(scene.length).toBeGreaterThan(0)
    expect(excess(rule, shape, scene).length > 0).toBe(stillGrow.has(`${name}: ${id}`))
  })
})

test('a rule that compares each line with each is found out', () => {
  const eachWithEach = defineGroupRule({
    ...{ id: 'each-with-each', version: 1, title: '', category: 'duplicate', class: 'lead' },
    ...{ basis: 'benchmark', sources: [], clearedBy: '', suggestedFix: '' },
    auditTypes: ['medical'],
    needs: { fields: [], tables: [] },
    scope: 'patient',
    judge: ({ lines }: { lines: readonly ClaimLine[] }) => {
      lines.filter((line) => lines.some((other) => other.units === line.claimId?.length))
      return []
    },
  })
  const [scene = []] = scenes.values()
  const same: Shape = () => ({ patientKey: 'M1' })
  expect(excess(eachWithEach, same, scene)).not.toEqual([])
})
