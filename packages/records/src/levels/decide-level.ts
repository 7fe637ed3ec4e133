import type { DecisionItem, DecisionLevel, DecisionPart } from '@plumbline/engine'
import type { VisitTables } from '../held-tables.ts'
import type { RecordLine } from '../record.ts'

/** A line that tells of a thing that counts in decision making. */
export interface ToldItem {
  readonly name: string
  readonly line: RecordLine
}

/** What decision making comes to, part by part. */
export interface DecisionReached {
  /** By one line of each thing: this is reached whatever several lines tell of. */
  readonly surely: DecisionLevel | undefined
  /** If each line tells of a thing of its own. */
  readonly atMost: DecisionLevel | undefined
  /** `problems moderate (settled condition), data none, risk low (medicine changed)`. */
  readonly words: string
}

export const decisionParts: readonly DecisionPart[] = ['problems', 'data', 'risk']
const levels: readonly DecisionLevel[] = ['straightforward', 'low', 'moderate', 'high']

/** Two of three parts have to reach a level: the second highest of them. Levels and counts are the imported table's. */
export function decideLevel(
  items: VisitTables['items'],
  told: readonly ToldItem[],
): DecisionReached {
  const parts = decisionParts.map((part) => ({ part, ...partReached(items[part], told) }))
  const words = parts.map(({ part, atMost, names }) =>
    names.length === 0
      ? `${part} none`
      : `${part} ${levels[atMost] ?? 'below all'} (${names.join(', ')})`,
  )
  return {
    surely: secondHighest(parts.map(({ surely }) => surely)),
    atMost: secondHighest(parts.map(({ atMost }) => atMost)),
    words: words.join(', '),
  }
}

/** Whether a level that was reached is as high as one that is needed. */
export function reaches(reached: DecisionLevel | undefined, needed: DecisionLevel): boolean {
  return reached !== undefined && levels.indexOf(reached) >= levels.indexOf(needed)
}

function partReached(items: readonly DecisionItem[], told: readonly ToldItem[]) {
  const counted = items.map((item) => ({ item, count: countOf(told, item.name) }))
  const best = (most: (count: number) => number) =>
    Math.max(-1, ...counted.flatMap(({ item, count }) => stepsWithin(item, most(count))))
  return {
    surely: best((count) => Math.min(count, 1)),
    atMost: best((count) => count),
    names: counted.filter(({ count }) => count > 0).map(({ item }) => item.name),
  }
}

function stepsWithin({ steps }: DecisionItem, count: number): readonly number[] {
  return steps.filter(({ least }) => least <= count).map(({ level }) => levels.indexOf(level))
}

function countOf(told: readonly ToldItem[], name: string): number {
  return new Set(told.filter((each) => each.name === name).map(({ line }) => line)).size
}

function secondHighest(reached: readonly number[]): DecisionLevel | undefined {
  return levels[reached.toSorted((one, other) => other - one)[1] ?? -1]
}
