import { amountOf, centsOf } from '../x12-values.ts'

/** Adjustments of CAS segments, added up as a line is read. */
export class Adjustments {
  readonly #written: string[] = []
  #patientCents = 0
  #hasPatientShare = false

  /** Takes a CAS: the group, then up to six times reason, amount and quantity. */
  take(elements: readonly string[]): void {
    const group = (elements[1] ?? '').trim()
    for (let at = 2; at < elements.length; at += 3) {
      const reason = (elements[at] ?? '').trim()
      const cents = centsOf(elements[at + 1])
      if (reason === '') continue
      this.#written.push(
        cents === undefined ? `${group}-${reason}` : `${group}-${reason} ${amountOf(cents)}`,
      )
      if (group !== 'PR') continue
      this.#hasPatientShare = true
      this.#patientCents += cents ?? 0
    }
  }

  /** As a cell of a table: `CO-45 52.00; PR-2 23.00`. */
  get written(): string {
    return this.#written.join('; ')
  }

  /** What the patient owes (group PR); blank where no adjustment says so. */
  get patientShare(): string {
    return this.#hasPatientShare ? amountOf(this.#patientCents) : ''
  }
}
