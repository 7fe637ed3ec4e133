import type { SavingsSplit } from './audit-document.ts'
import type { DollarStanding } from './savings.ts'

/** Adds dollars up by how far they can be relied on. */
export class SplitSum {
  readonly #cents: Record<DollarStanding, number> = {
    firm: 0,
    'records-needed': 0,
    'in-doubt': 0,
  }

  add(standing: DollarStanding, cents: number): void {
    this.#cents[standing] += cents
  }

  split(): SavingsSplit {
    const { firm: firmCents, 'records-needed': recordsNeededCents } = this.#cents
    const savingsCents = firmCents + recordsNeededCents
    return { savingsCents, firmCents, recordsNeededCents, inDoubtCents: this.#cents['in-doubt'] }
  }
}
