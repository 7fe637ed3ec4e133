import { allRules, day, runAudit, type ClaimLine } from '@plumbline/engine'
import { loadReference } from '@plumbline/reference'
import { goldenFiles } from '../golden-files.ts'
import { readGolden } from './audit-golden.ts'
import type { BlockCounter, BlockCounts } from './block-counts.ts'
import { crowdedShapes } from './linear-shapes.ts'
import { tell } from './operation-counts.ts'
import { withStandIns } from './stand-in-tables.ts'

/** Lines of a file, about: beyond the lists that are compared one by one. */
const fewLines = 1000
/** Twice, and what sorting adds. */
const mostGrowth = 2.5
/** What runs so seldom for each line is no matter: calendars, tables, kinds of lines. */
const fewForEachLine = 60

/** Blocks that ran out of proportion to the lines, by the shape of the file. */
export async function measureGrowth(
  counter: BlockCounter,
): Promise<Readonly<Record<string, readonly string[]>>> {
  const tables = withStandIns(loadReference().tables)
  const found: Record<string, readonly string[]> = {}
  for (const file of goldenFiles().filter(({ name }) => name.startsWith('planted'))) {
    const { lines } = await readGolden(file, 'plain')
    for (const scene of [lines.slice(0, 1), everySome(lines, 30)]) {
      const times = Math.round(fewLines / scene.length)
      for (const [name, shape] of Object.entries(crowdedShapes)) {
        const countsOf = async (tellings: number) => {
          const told = tell(scene, tellings, shape)
          await counter.take(isOurs)
          runAudit({ lines: told, rules: allRules, tables, auditDay: day('2026-02-02') })
          return counter.take(isOurs)
        }
        found[`${file.name}, ${scene.length} kinds of lines: ${name}`] = await lastingExcess(
          countsOf,
          times,
          scene.length,
        )
      }
    }
  }
  return found
}

/**
 * Blocks that grow out of proportion, and again when the lines are doubled once more: lists that are
 * compared one by one up to a length make a hump, and no slope.
 */
async function lastingExcess(
  countsOf: (tellings: number) => Promise<BlockCounts>,
  times: number,
  kinds: number,
): Promise<readonly string[]> {
  const some = await countsOf(times)
  const twice = await countsOf(2 * times)
  const first = excess(some, twice, 2 * times * kinds)
  if (first.length === 0) return []
  const again = excess(twice, await countsOf(4 * times), 4 * times * kinds)
  const placeOf = (text: string) => text.slice(0, text.indexOf(':'))
  return first.filter((each) => again.some((other) => placeOf(other) === placeOf(each)))
}

function everySome(lines: readonly ClaimLine[], kinds: number): readonly ClaimLine[] {
  const step = Math.ceil(lines.length / kinds)
  return lines.filter((_, at) => at % step === 0)
}

function excess(some: BlockCounts, twice: BlockCounts, lines: number): readonly string[] {
  return Array.from(twice).flatMap(([place, count]) => {
    const before = some.get(place) ?? 0
    const grows = count > fewForEachLine * lines && count > mostGrowth * before
    return grows ? [`${place}: ${before}, then ${count}`] : []
  })
}

function isOurs(address: string): boolean {
  return address.includes('/packages/engine/src/')
}
