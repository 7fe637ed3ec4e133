import type { ClaimLine } from '../claim/claim-line.ts'
import type { PersonSigns } from './person-signs.ts'

/** So many variants of a number are compared one by one. */
const fewVariants = 8

/**
 * What the lines of each patient number say of its people, each once and numbered from 0: lines of one
 * number that say the same are of the same person, if of anybody who is known.
 */
export class PersonVariants {
  /** The patient number of each. */
  readonly keys: string[] = []
  readonly #signs: PersonSigns[] = []
  readonly #ofKey = new Map<string, number[]>()
  readonly #named = new Map<string, number>()

  /** How many patient numbers there are. */
  get keyCount(): number {
    return this.#ofKey.size
  }

  /** The variants of each patient number, in the order in which they came. */
  byKey(): Iterable<[string, readonly number[]]> {
    return this.#ofKey
  }

  /** Throws `RangeError` for a number that is none. */
  signsOf(variant: number): PersonSigns {
    const signs = this.#signs[variant]
    if (signs === undefined) throw new RangeError(`No variant ${variant}`)
    return signs
  }

  /** Whether a line of the same patient number says what a variant does. */
  isSaidBy(variant: number, line: PersonSigns): boolean {
    const signs = this.#signs[variant]
    if (signs === undefined || signs.sex !== line.sex) return false
    if (signs.birthDay !== line.birthDay) return false
    const ageYears = countingAge(line)
    if (signs.ageYears !== ageYears) return false
    return ageYears === undefined || signs.serviceFromDay === line.serviceFromDay
  }

  /** The number of what a line says. */
  numberOf(key: string, line: ClaimLine): number {
    const known = this.#ofKey.get(key)
    if (known === undefined) return this.#add(key, line, [])
    const found =
      known.length > fewVariants
        ? this.#named.get(nameOf(key, countingSigns(line)))
        : known.find((variant) => this.isSaidBy(variant, line))
    return found ?? this.#add(key, line, known)
  }

  #add(key: string, line: ClaimLine, others: number[]): number {
    const variant = this.#signs.push(countingSigns(line)) - 1
    this.keys.push(key)
    others.push(variant)
    if (others.length === 1) this.#ofKey.set(key, others)
    // Numbers that stand for many people are looked up by name: first all of them, then each new one.
    if (others.length === fewVariants + 1) for (const each of others) this.#name(key, each)
    else if (others.length > fewVariants) this.#name(key, variant)
    return variant
  }

  #name(key: string, variant: number): void {
    this.#named.set(nameOf(key, this.signsOf(variant)), variant)
  }
}

function nameOf(key: string, { birthDay, ageYears, serviceFromDay, sex }: PersonSigns): string {
  const birth = birthDay ?? (ageYears === undefined ? '' : `${ageYears} on ${serviceFromDay ?? ''}`)
  return `${birth} ${sex ?? ''} ${key}`
}

/** What counts of what a line says. */
function countingSigns(line: PersonSigns): PersonSigns {
  const ageYears = countingAge(line)
  const serviceFromDay = ageYears === undefined ? undefined : line.serviceFromDay
  return { birthDay: line.birthDay, ageYears, serviceFromDay, sex: line.sex }
}

/** An age counts where there is no birth date, with the day on which it was reached. */
function countingAge({ birthDay, ageYears, serviceFromDay }: PersonSigns): number | undefined {
  return birthDay === undefined && serviceFromDay !== undefined ? ageYears : undefined
}
