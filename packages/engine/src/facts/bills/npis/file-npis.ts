import { historyIndex, type ClaimField, type ClaimLine } from '../../../claim/claim-line.ts'
import { areMaskedNumbers } from './masked-numbers.ts'
import { npiFields, type NpiField, type ReadIdentifier } from './npi-fields.ts'
import { npiStanding, type NpiStanding } from '../../../codes/npi.ts'

/** A field whose number no provider can have. */
export interface WrongNpi {
  readonly field: NpiField
  readonly standing: 'wrong-check-digit' | 'wrong-first-digit'
}

/** The gravest first: one finding says it all, so the gravest identifier of a line decides. */
const byGravity: readonly NpiStanding[] = [
  'wrong-check-digit',
  'wrong-first-digit',
  'valid',
  'no-npi',
]

/** The place of the gravest standing that is right. */
const right = byGravity.indexOf('valid')

/** The place of no identifier at all. */
const none = byGravity.length

/** The identifiers that the lines of a file hold in their NPI fields. */
export class FileNpis {
  /** Whether the numbers of the file are made up or masked, as far as their check digits show it. */
  readonly areMasked: boolean
  /** How many different numbers of the form of an NPI the file has, and how many of them are none. */
  readonly differentNumbers: number
  readonly wrongNumbers: number
  /** Whether every line names a provider, and all of them by valid numbers. */
  readonly areAllValid: boolean
  readonly #columns: readonly NpiColumn[]

  /** @param mayHave whether lines of the file may state a field */
  constructor(lines: readonly ClaimLine[], mayHave: (field: ClaimField) => boolean) {
    /** Files name the same few providers all over, so each number is worked out once. */
    const standings = new Map<string, number>()
    this.#columns = npiFields
      .filter(([field]) => mayHave(field))
      .map(([field, read]) => new NpiColumn(field, read, standings))
    let areAllValid = true
    for (const line of lines) if (this.#gravityOn(line) !== right) areAllValid = false
    this.areAllValid = areAllValid
    const numbers = Array.from(standings).filter(([, gravity]) => gravity <= right)
    const wrong = numbers.filter(([, gravity]) => gravity < right).map(([number]) => number)
    this.differentNumbers = numbers.length
    this.wrongNumbers = wrong.length
    this.areMasked = areMaskedNumbers(wrong, numbers.length)
  }

  /** The standing of the gravest identifier of a line of the file; undefined where it has none. */
  gravestOn(line: ClaimLine): NpiStanding | undefined {
    if (line.index === historyIndex) return undefined
    return byGravity[this.#gravityOn(line)]
  }

  /** Reads every column, so that each number of the line is known from then on. */
  #gravityOn(line: ClaimLine): number {
    let gravest = none
    for (const column of this.#columns) gravest = Math.min(gravest, column.gravityOn(line))
    return gravest
  }

  /** The fields of a line whose identifier no provider can have, and why. */
  wrongFieldsOf(line: ClaimLine): readonly WrongNpi[] {
    return this.#columns.flatMap((column) => {
      const standing = byGravity[column.gravityOn(line)]
      const isWrong = standing === 'wrong-check-digit' || standing === 'wrong-first-digit'
      return isWrong ? [{ field: column.field, standing }] : []
    })
  }
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
