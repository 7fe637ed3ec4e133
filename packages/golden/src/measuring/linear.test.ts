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
import { costlier, costlierShapes, crowdedShapes, ordinary } from './linear-shapes.ts'
import { countOperations, tell, type Operations } from './operation-counts.ts'
import { withStandIns } from './stand-in-tables.ts'

/**
 * No input is worse than linear: for every rule, its own planted error told again and again in a shape
 * that puts all lines into one group. Twice the lines may take twice the work, and little more.
 */

/** Lists compared one by one end below it, so that growth shows beyond. */
const tellings = 160
/** Twice, and what sorting adds. */
const mostGrowth = 2.2
/** Where twice the lines reach back twice as far: days before a code set changed are asked more. */
const mostGrowthOverYears = 2.4
/** So little for each line grows with the calendar or as sorting does. */
const fewForEachLine = 50

/** So many times what ordinary lines take. */
const mostTimes = 3
/** What an ordinary line takes with one rule, where a rule has next to nothing to do. */
const usualForEachLine = 220

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
}, 60_000)

/** What grows faster than the lines do, in words; empty where nothing does. */
function excess(some: Operations, twice: Operations, lines: number, growth = mostGrowth): string[] {
  return [...twice, ['all together', sumOf(twice)] as const].flatMap(([what, count]) => {
    const before = what === 'all together' ? sumOf(some) : (some.get(what) ?? 0)
    const isLarge = count > fewForEachLine * lines
    return isLarge && count > growth * before ? [`${what}: ${before}, then ${count}`] : []
  })
}

const sumOf = (operations: Operations) =>
  Array.from(operations.values()).reduce((sum, count) => sum + count, 0)

/** What ordinary lines of the scene of a rule take, counted once for each rule. */
const ofOrdinary = new Map<string, number>()

function ordinaryOf(rule: Rule, scene: readonly ClaimLine[]): number {
  const known = ofOrdinary.get(rule.id)
  const count = known ?? sumOf(countOperations(tell(scene, 2 * tellings, ordinary), [rule], tables))
  ofOrdinary.set(rule.id, count)
  return count
}

describe.each(Object.entries(crowdedShapes))('%s', (name, shape) => {
  test.each(allRules.map((rule) => [rule.id, rule] as const))('%s', (id, rule) => {
    const scene = scenes.get(id) ?? []
    expect(scene.length).toBeGreaterThan(0)
    const lines = 2 * tellings * scene.length
    const told = tell(scene, 2 * tellings, shape)
    const some = countOperations(told.slice(0, lines / 2), [rule], tables)
    const twice = countOperations(told, [rule], tables)
    const growth = name.endsWith('over years') ? mostGrowthOverYears : mostGrowth
    // A rule that begins to find beyond half the lines makes a step there: then what follows it counts.
    let found = excess(some, twice, lines, growth)
    if (found.length > 0) {
      const further = countOperations(tell(scene, 4 * tellings, shape), [rule], tables)
      found = excess(twice, further, 2 * lines, growth)
    }
    expect(found).toEqual([])
    const usual = Math.max(ordinaryOf(rule, scene), usualForEachLine * lines)
    const most = Math.max(
      costlier[`${name}: ${id}`] ?? mostTimes,
      costlierShapes[name] ?? mostTimes,
    )
    expect(sumOf(twice) / usual).toBeLessThanOrEqual(most)
  })
})

test('a rule that compares each line with each is found out', () => {
  const eachWithEach = defineGroupRule({
    ...{ id: 'each-with-each', version: 1, title: '', category: 'duplicate', class: 'lead' },
    ...{ basis: 'benchmark', sources: [], clearedBy: '', suggestedFix: '' },
    auditTypes: ['medical'],
    needs: { fields: [] },
    scope: 'patient',
    judge: ({ lines }: { lines: readonly ClaimLine[] }) => {
      lines.filter((line) => lines.some((other) => other.units === line.claimId?.length))
      return []
    },
  })
  const [scene = []] = scenes.values()
  const same: Shape = () => ({ patientKey: 'M1' })
  const count = (times: number) => countOperations(tell(scene, times, same), [eachWithEach], tables)
  const lines = 2 * tellings * scene.length
  expect(excess(count(tellings), count(2 * tellings), lines)).not.toEqual([])
  expect(excess(count(2 * tellings), count(4 * tellings), 2 * lines)).not.toEqual([])
})
