import type { ClaimLine } from '../../claim/claim-line.ts'
import { isDenied } from '../../claim/exposure.ts'
import { noProcedure } from '../../claim/procedure-number.ts'
import type { ProcedureTable } from '../../reference/look-up-tables.ts'
import type { OppsStatus } from '../../reference/procedure-rows.ts'

/** The OPPS status indicators of a claim's services that were not denied. */
export class ClaimStatuses {
  readonly #table: ProcedureTable<OppsStatus>
  readonly #ofDay = new Map<number | undefined, Map<string, number>>()
  readonly #ofClaim = new Map<string, number>()

  constructor(lines: readonly ClaimLine[], table: ProcedureTable<OppsStatus>) {
    this.#table = table
    for (const line of lines.filter((each) => this.isBilled(each))) {
      const status = this.of(line)
      if (status === undefined) continue
      const ofDay = this.#ofDay.get(line.serviceFromDay) ?? new Map<string, number>()
      this.#ofDay.set(line.serviceFromDay, ofDay)
      ofDay.set(status, (ofDay.get(status) ?? 0) + 1)
      this.#ofClaim.set(status, (this.#ofClaim.get(status) ?? 0) + 1)
    }
  }

  /** Whether a line names a service that was not denied. */
  isBilled(line: ClaimLine): boolean {
    return line.procedure !== noProcedure && !isDenied(line)
  }

  of({ procedure }: ClaimLine): string | undefined {
    return this.#table.find(procedure)?.statusIndicator
  }

  /** Of the other services of the day, or of the claim. */
  besides(line: ClaimLine, where: 'day' | 'claim'): ReadonlySet<string> {
    const counts = where === 'day' ? this.#ofDay.get(line.serviceFromDay) : this.#ofClaim
    const own = this.of(line)
    return new Set(
      Array.from(counts ?? []).flatMap(([status, count]) =>
        status === own && count === 1 ? [] : [status],
      ),
    )
  }
}
