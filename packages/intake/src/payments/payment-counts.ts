import { dollars, type ClaimLine } from '@plumbline/engine'
import { centsOf } from '../x12/x12-values.ts'
import type { X12Row } from '../x12/x12-rows.ts'
import type { NamedClaim } from './claim-index.ts'
import type { Unpaired } from './pair-lines.ts'

/** Lines of one lot, and the first of them. */
interface Lot {
  count: number
  readonly first: string
}

/** What became of the lines of a table and of its remittances, counted while payments are put. */
export class PaymentCounts {
  readonly #placeOf: (row: number) => string
  readonly #used = new Set<number>()
  readonly #lots = new Map<string, Lot>()
  #paid = 0

  constructor(placeOf: (row: number) => string) {
    this.#placeOf = placeOf
  }

  addPaid(rows: readonly X12Row[]): void {
    this.#paid++
    for (const { row } of rows) this.#used.add(row)
  }

  addUnnamed(line: ClaimLine): void {
    this.#add(line.claimId === undefined ? 'numberless' : 'unnamed', line)
  }

  addUnpaired(line: ClaimLine, why: Unpaired): void {
    this.#add(why, line)
  }

  addDiffering(line: ClaimLine, differs: string): void {
    this.#add('differing', line, `, where ${differs}`)
  }

  /** Every line of the table and of the remittances is in one of these sentences. */
  notes(lineCount: number, claims: readonly NamedClaim[]): readonly string[] {
    const said = [
      `Remittances (835) were put to the table: ${this.#paid} of ${lineCount} lines have their payment from them. What the table states itself stands.`,
    ]
    for (const [name, sentence] of sentences) {
      const lot = this.#lots.get(name)
      if (lot) said.push(sentence(counted(lot.count), lot.count === 1, lot.first))
    }
    return [...said, ...this.#leftOver(claims)]
  }

  #leftOver(claims: readonly NamedClaim[]): readonly string[] {
    const rows = claims
      .flatMap(({ standing, isTakenBack }) => (isTakenBack ? [] : standing))
      .flatMap(({ lines }) => lines)
      .filter(({ row }) => !this.#used.has(row))
    if (rows.length === 0) return []
    const cents = rows.reduce(
      (sum, { facts }) => sum + (centsOf(facts.paid ?? facts.claimPaid) ?? 0),
      0,
    )
    const was = rows.length === 1 ? 'was' : 'were'
    return [
      `${counted(rows.length)} of the remittances (${dollars(cents)} paid) ${was} put to no line of the table and ${was} not audited; send a remittance by itself to audit all that it pays.`,
    ]
  }

  #add(name: string, { row }: ClaimLine, more = ''): void {
    const known = this.#lots.get(name)
    if (known) known.count++
    else this.#lots.set(name, { count: 1, first: `${this.#placeOf(row)}${more}` })
  }
}

type Sentence = (lot: string, isOne: boolean, first: string) => string

const sentences: readonly (readonly [string, Sentence])[] = [
  [
    'ambiguous',
    (lines, isOne, first) =>
      `${lines} of the table ${isOne ? 'is' : 'are'} alike with others there or in the remittances, and which payment is whose cannot be told (the first: ${first}): no payment was put to ${isOne ? 'it' : 'them'}.`,
  ],
  [
    'contradicts',
    (lines, isOne, first) =>
      `${lines} ${isOne ? 'differs' : 'differ'} from the line of the remittance with the same code in date of service, charge, units or modifiers (the first: ${first}): no payment was put to ${isOne ? 'it' : 'them'}.`,
  ],
  [
    'differing',
    (lines, isOne, first) =>
      `${lines} ${has(isOne)} another amount in the table than in the remittance (the first: ${first}): the table's stands, and nothing was filled in.`,
  ],
  [
    'absent',
    (lines, isOne, first) =>
      `${lines} ${isOne ? 'is' : 'are'} not in the remittance that names ${isOne ? 'its' : 'their'} claim (the first: ${first}).`,
  ],
  [
    'unnamed',
    (lines, isOne, first) =>
      `${lines} ${has(isOne)} a claim number that no remittance names, or that several claims of theirs have (the first: ${first}).`,
  ],
  [
    'numberless',
    (lines, isOne, first) =>
      `${lines} ${has(isOne)} no claim number, by which a payment could be put to ${isOne ? 'it' : 'them'} (the first: ${first}).`,
  ],
]

function has(isOne: boolean): string {
  return isOne ? 'has' : 'have'
}

function counted(count: number): string {
  return count === 1 ? '1 line' : `${count} lines`
}
