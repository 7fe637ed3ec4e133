import type { ClaimLine } from '../claim/claim-line.ts'
import { at } from './order/line-order.ts'
import { NumberedLines } from './kinds/numbered-lines.ts'
import { PersonVariants } from './person-variants.ts'
import { personsOfNumber } from './persons-of-number.ts'
import { settleUntold, untold } from './untold-persons.ts'

/** How many patient numbers are shared, and by how many people in all. */
export interface SharedNumbers {
  readonly numbers: number
  readonly persons: number
}

/**
 * The patients of a batch, and whose each line is. One number may be shared by a family: its people
 * are told apart once all lines have come, so that their order does not matter.
 */
export class PatientNumbers extends NumberedLines {
  /** The patient number of each patient; people who share one have the same. */
  keys: string[] = []
  shared: SharedNumbers = { numbers: 0, persons: 0 }
  /** Patients from this number on are people whom the file does not tell from others of their number. */
  #firstUntold = Infinity
  readonly #variants = new PersonVariants()
  #lastKey: string | undefined
  #last = 0

  put(position: number, line: ClaimLine): void {
    const key = patientOf(line)
    if (key !== this.#lastKey || !this.#variants.isSaidBy(this.#last, line)) {
      this.#lastKey = key
      this.#last = this.#variants.numberOf(key, line)
    }
    this.set(position, this.#last)
  }

  /** Tells the people of shared numbers apart; once, after the last line. */
  settle(lines: readonly ClaimLine[]): void {
    const variants = this.#variants
    if (variants.keyCount === variants.keys.length) {
      this.keys = variants.keys
      return
    }
    const persons = this.#personsOfVariants()
    for (let position = 0; position < lines.length; position++) {
      this.ofLine[position] = at(persons, at(this.ofLine, position))
    }
    if (!persons.includes(untold)) return
    this.#firstUntold = this.keys.length
    for (const key of settleUntold(lines, this.ofLine, this.#firstUntold, patientOf)) {
      this.keys.push(key)
    }
  }

  /** Whether a patient is known apart from others of the same number. */
  isTold(patient: number): boolean {
    return patient < this.#firstUntold
  }

  /** The person of each variant, `untold` where several could be meant. */
  #personsOfVariants(): Int32Array {
    const persons = new Int32Array(this.#variants.keys.length)
    let numbers = 0
    let sharing = 0
    for (const [key, variants] of this.#variants.byKey()) {
      const own = personsOfNumber(variants.map((variant) => this.#variants.signsOf(variant)))
      const first = this.keys.length
      const count = 1 + own.reduce((most, person) => Math.max(most, person), 0)
      for (let person = 0; person < count; person++) this.keys.push(key)
      variants.forEach((variant, order) => {
        const person = own[order] ?? untold
        persons[variant] = person === untold ? untold : first + person
      })
      if (count === 1) continue
      numbers++
      sharing += count
    }
    this.shared = { numbers, persons: sharing }
    return persons
  }
}

/** The lines of one claim belong to one person, even where the file does not say who. */
function patientOf(line: ClaimLine): string {
  return line.patientKey ?? `claim ${line.claimId ?? `at row ${line.row}`}`
}
