import type { Day } from '../../claim/day.ts'
import { firstFrom } from '../../batch/dated-lines.ts'
import { mostCompared, oneOfEachKind } from '../../batch/one-of-each-kind.ts'
import type { ClaimLine } from '../../claim/claim-line.ts'
import { longestGlobalDays } from './global-period.ts'
import type { Operation, Operations } from './operations.ts'

/** So many of the operations that lie near a line are compared with it, where a patient had very many. */
const mostNear = 32

interface Placed extends Operation {
  readonly serviceFromDay: Day | undefined
  readonly place: number
}

/**
 * The operations near a day by what a rule asks of them first, such as their provider: so that a
 * patient with very many operations does not have each compared with each.
 */
export class NearOperations {
  readonly #operations: Operations
  readonly #keysOf: (line: ClaimLine) => readonly string[]
  #lists: ReadonlyMap<string, readonly Placed[]> | undefined

  /** @param keysOf operations that a rule could mean share one of these with the line that it judges */
  constructor(operations: Operations, keysOf: (line: ClaimLine) => readonly string[]) {
    this.#operations = operations
    this.#keysOf = keysOf
  }

  /** Those in whose longest package a day could lie, by date; of very many those that share a key. */
  of(line: ClaimLine, day: Day): readonly Operation[] {
    const { dated } = this.#operations
    if (dated.length <= mostCompared) return near(dated, day)
    const lists = (this.#lists ??= listsBy(dated, this.#keysOf))
    const found = new Set<Placed>()
    for (const key of this.#keysOf(line))
      for (const each of near(lists.get(key) ?? [], day).slice(-mostNear)) found.add(each)
    return Array.from(found).sort((one, two) => one.place - two.place)
  }
}

function near<Each extends { readonly serviceFromDay: Day | undefined }>(
  dated: readonly Each[],
  day: Day,
): readonly Each[] {
  return dated.slice(firstFrom(dated, day - longestGlobalDays), firstFrom(dated, day + 2))
}

function listsBy(
  dated: Operations['dated'],
  keysOf: (line: ClaimLine) => readonly string[],
): ReadonlyMap<string, readonly Placed[]> {
  const lists = new Map<string, Placed[]>()
  for (const [place, operation] of dated.entries()) {
    const placed = { ...operation, place }
    for (const key of keysOf(operation.line)) {
      const list = lists.get(key)
      if (list) list.push(placed)
      else lists.set(key, [placed])
    }
  }
  return new Map(Array.from(lists, ([key, list]) => [key, twoOfEachKind(list)]))
}

/** Of a day and key with very many operations. */
function twoOfEachKind(list: readonly Placed[]): readonly Placed[] {
  const days = Map.groupBy(list, ({ serviceFromDay }) => serviceFromDay)
  return Array.from(days.values()).flatMap((ofDay) => oneOfEachKind(ofDay, kindOf, { ofKind: 2 }))
}

/** What rules ask of an operation of a day and provider, or of a day and code. */
function kindOf({ line }: Operation): string {
  return [line.procedureCode, line.modifiers.join(), line.specialty].join('|')
}
