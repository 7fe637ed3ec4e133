import { historyIndex, type ClaimField, type ClaimLine } from '../../claim/claim-line.ts'
import { npiStanding, type NpiStanding } from '../../codes/npi.ts'

export type NpiField =
  'renderingNpi' | 'billingNpi' | 'facilityNpi' | 'referringNpi' | 'prescriberNpi' | 'pharmacyId'

type ReadIdentifier = (line: ClaimLine) => string | undefined

/**
 * Fields that hold an NPI, and how each is read (by its own name, which is fast); a pharmacy's may also be
 * an NCPDP number, which is shorter.
 */
const npiFields: readonly (readonly [NpiField, ReadIdentifier])[] = [
  ['renderingNpi', (line) => line.renderingNpi],
  ['billingNpi', (line) => line.billingNpi],
  ['facilityNpi', (line) => line.facilityNpi],
  ['referringNpi', (line) => line.referringNpi],
  ['prescriberNpi', (line) => line.prescriberNpi],
  ['pharmacyId', (line) => line.pharmacyId],
]

/** In a file with this many different numbers, of which most are wrong, they are made up or masked. */
const masked = { fewestNumbers: 5, wrongShare: 0.5 } as const

/** The gravest first: one finding says it all, so the gravest identifier of a line decides. */
const byGravity: readonly NpiStanding[] = ['wrong-check-digit', 'valid', 'no-npi']

/** The place of no identifier at all. */
const none = byGravity.length

/** The identifiers that the lines of a file hold in their NPI fields. */
export class FileNpis {
  /** Whether the numbers of the file are made up or masked, as far as their check digits show it. */
  readonly areMasked: boolean
  readonly #columns: readonly NpiColumn[]
  /** By the index of a line, the place of its gravest identifier in `byGravity`. */
  readonly #gravest: Uint8Array

  /** @param mayHave whether lines of the file may state a field */
  constructor(lines: readonly ClaimLine[], mayHave: (field: ClaimField) => boolean) {
    /** Files name the same few providers all over, so each number is worked out once. */
    const standings = new Map<string, number>()
    this.#columns = npiFields
      .filter(([field]) => mayHave(field))
      .map(([field, read]) => new NpiColumn(field, read, standings))
    this.#gravest = new Uint8Array(lastIndex(lines) + 1).fill(none)
    lines.forEach((line) => {
      let gravest = none
      for (const column of this.#columns) gravest = Math.min(gravest, column.gravityOn(line))
      if (line.index !== historyIndex) this.#gravest[line.index] = gravest
    })
    const npis = Array.from(standings.values()).filter((gravity) => byGravity[gravity] !== 'no-npi')
    const wrong = npis.filter((gravity) => byGravity[gravity] === 'wrong-check-digit')
    this.areMasked =
      npis.length >= masked.fewestNumbers && wrong.length > npis.length * masked.wrongShare
  }

  /** The standing of the gravest identifier of a line of the file; undefined where it has none. */
  gravestOn({ index }: ClaimLine): NpiStanding | undefined {
    return byGravity[this.#gravest[index] ?? none]
  }

  /** The fields of a line whose identifier fails its check digit. */
  wrongFieldsOf(line: ClaimLine): readonly NpiField[] {
    return this.#columns
      .filter((column) => byGravity[column.gravityOn(line)] === 'wrong-check-digit')
      .map(({ field }) => field)
  }
}

/** Lines that others take back have an index too, so it may be above the number of those that stand. */
function lastIndex(lines: readonly ClaimLine[]): number {
  let last = -1
  for (const { index } of lines) if (index > last) last = index
  return last
}

/** One NPI field of a file; lines that follow each other mostly name the same provider. */
class NpiColumn {
  readonly field: NpiField
  readonly #read: ReadIdentifier
  /** By identifier, the place of its standing in `byGravity`. */
  readonly #gravities: Map<string, number>
  #lastIdentifier: string | undefined
  #lastGravity = none

  constructor(field: NpiField, read: ReadIdentifier, gravities: Map<string, number>) {
    this.field = field
    this.#read = read
    this.#gravities = gravities
  }

  gravityOn(line: ClaimLine): number {
    const identifier = this.#read(line)
    if (identifier !== this.#lastIdentifier) {
      this.#lastIdentifier = identifier
      this.#lastGravity = identifier === undefined ? none : this.#gravityOf(identifier)
    }
    return this.#lastGravity
  }

  #gravityOf(identifier: string): number {
    let gravity = this.#gravities.get(identifier)
    if (gravity === undefined) {
      gravity = byGravity.indexOf(npiStanding(identifier))
      this.#gravities.set(identifier, gravity)
    }
    return gravity
  }
}
