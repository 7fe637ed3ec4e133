import type { ClaimLine } from '../claim/claim-line.ts'
import type { Day } from '../claim/day.ts'
import { birthSpan, type PersonSigns } from './person-signs.ts'

/** What several lines of one patient number say together; their order does not matter. */
export class CommonSigns {
  #first: Day = -Infinity
  #last: Day = Infinity
  #sex: ClaimLine['sex']
  #hasTwoSexes = false

  add(signs: PersonSigns): void {
    const { first, last } = birthSpan(signs) ?? always
    this.#first = Math.max(this.#first, first)
    this.#last = Math.min(this.#last, last)
    this.#hasTwoSexes ||= this.#isOtherSex(signs)
    this.#sex ??= signs.sex
  }

  /** Whether one person may be all that they say. */
  get isOfOnePerson(): boolean {
    return this.#first <= this.#last && !this.#hasTwoSexes
  }

  /** Whether nothing that another line says is against it. */
  fits(signs: PersonSigns): boolean {
    const { first, last } = birthSpan(signs) ?? always
    return first <= this.#last && this.#first <= last && !this.#isOtherSex(signs)
  }

  /** Whether another line says nothing but what is known already. */
  covers(signs: PersonSigns): boolean {
    const { first, last } = birthSpan(signs) ?? always
    const isSexKnown = signs.sex === undefined || signs.sex === this.#sex
    return first <= this.#first && this.#last <= last && isSexKnown
  }

  #isOtherSex({ sex }: PersonSigns): boolean {
    return sex !== undefined && this.#sex !== undefined && sex !== this.#sex
  }
}

const always = { first: -Infinity, last: Infinity }
