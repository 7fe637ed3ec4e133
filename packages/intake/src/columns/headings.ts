import { fieldLabels } from '@plumbline/engine'
import type { AssignedColumn } from './assign-columns.ts'
import type { Cells } from '../words/cells.ts'
import { joinWords } from '../names/header-words.ts'
import { factMeanings, type LabelledFact } from '../table/fact-meanings.ts'
import { isHeading, labelledFacts } from '../table/labelled-facts.ts'
import { factsOf, type Meaning } from '../words/meanings.ts'

/** Several facts together tell who the patient is. */
const together: ReadonlySet<Meaning> = new Set([
  'patientName',
  'subscriberId',
  'diagnoses',
] as const)

/**
 * Facts that stand above lines as columns of their own behind those of the table, where no column
 * of the table says the same.
 *
 * @param headerRow facts below it come with the lines that they hold for
 */
export function headingColumns(
  facts: readonly LabelledFact[],
  columns: readonly AssignedColumn[],
  headerRow: number,
): AssignedColumn[] {
  const width = columns.length
  const known = new Set(
    columns.flatMap(({ meaning }) =>
      meaning === undefined || meaning === 'ignored' ? [] : [factsOf(meaning).field],
    ),
  )
  const found: AssignedColumn[] = []
  for (const { label, value, row, meanings } of bestFirst(facts)) {
    const meaning = meanings.find(
      (wanted) =>
        !known.has(factsOf(wanted).field) && found.every((other) => other.meaning !== wanted),
    )
    if (meaning === undefined) continue
    if (!together.has(meaning)) known.add(factsOf(meaning).field)
    const where = row < headerRow ? `the table, on line ${row}` : `its lines, first on line ${row}`
    found.push({
      column: { index: width + found.length, header: label, values: [value.toUpperCase()] },
      meaning,
      number: undefined,
      confidence: 0.85,
      reason: `${fieldLabels[factsOf(meaning).field]} stands above ${where}`,
    })
  }
  return found
}

/** Each label once, those first that name a fact best: `Member ID` before `Patient`. */
function bestFirst(facts: readonly LabelledFact[]) {
  const known = new Set<string>()
  return facts
    .flatMap((fact) => {
      const key = joinWords(fact.label)
      const meanings = factMeanings(fact)
      const [best] = meanings
      if (!best || known.has(key)) return []
      known.add(key)
      const rank = best.rank + (isAccount(fact.label) ? lastRank : 0)
      return [{ ...fact, rank, meanings: meanings.map(({ meaning }) => meaning) }]
    })
    .sort((a, b) => a.rank - b.rank)
}

const lastRank = 1_000_000

/** An account is the provider's, a new one for each stay: it says whose only where nothing else does. */
function isAccount(label: string): boolean {
  return /\bacc(?:oun|n)?t\b/i.test(label)
}

const longestLabel = 40

/**
 * The facts that hold for the lines that are being read. A new value of a label ends what was said
 * since its last one: a new claim keeps the patient above it, a new patient does not keep the claim.
 */
export class Headings {
  /** Of each heading column, in order; blank where nothing holds. */
  readonly values: string[]
  readonly #columns: readonly AssignedColumn[]
  /** Positions among the heading columns by label. */
  readonly #places = new Map<string, number>()
  /** Column and value, in the order in which they were said. */
  readonly #said = new Map<number, string>()

  /** @param above facts that stand above the table */
  constructor(columns: readonly AssignedColumn[], above: readonly LabelledFact[]) {
    this.values = columns.map(() => '')
    this.#columns = columns
    for (const [at, { column }] of columns.entries()) {
      this.#places.set(joinWords(column.header), at)
    }
    for (const fact of above) this.#say(fact)
  }

  /** Takes the facts of a row that states such; false where it is none. */
  take(cells: Cells): boolean {
    if (!isHeading(cells)) {
      this.#forgetUnread(cells)
      return false
    }
    for (const fact of labelledFacts({ cells, row: 0 })) this.#say(fact)
    return true
  }

  #say(fact: LabelledFact): void {
    const { value } = fact
    const column = this.#placeOf(fact)
    const before = this.#said.get(column)
    if (column < 0 || before === value) return
    if (before !== undefined) this.#forgetFrom(column)
    this.#said.set(column, value)
    this.values[column] = value
  }

  /** Its own column, or the one of another label that means the same; -1 where there is none. */
  #placeOf(fact: LabelledFact): number {
    const key = joinWords(fact.label)
    let place = this.#places.get(key)
    if (place === undefined) {
      const meanings = factMeanings(fact).map(({ meaning }) => meaning)
      place = this.#columns.findIndex(
        ({ meaning, column }) =>
          meanings.some((same) => same === meaning) &&
          (!isAccount(fact.label) || isAccount(column.header)),
      )
      this.#places.set(key, place)
    }
    return place
  }

  /** A row that begins as headings do and could not be read ends what was said all the same. */
  #forgetUnread(cells: Cells): void {
    const [label = ''] = (cells.find((cell) => cell.trim() !== '') ?? '').split(':')
    if (label.length > longestLabel || !/^\s*\p{L}/u.test(label)) return
    const place = this.#places.get(joinWords(label)) ?? -1
    if (this.#said.has(place)) this.#forgetFrom(place)
  }

  #forgetFrom(column: number): void {
    const said = [...this.#said.keys()]
    for (const later of said.slice(said.indexOf(column))) {
      this.#said.delete(later)
      this.values[later] = ''
    }
  }
}
