import { lastBefore } from '../../batch/dated-lines.ts'
import type { ClaimLine } from '../../claim/claim-line.ts'
import type { Day } from '../../claim/day.ts'
import { isUnpaid } from '../../claim/exposure.ts'
import { procedureNumber, type ProcedureNumber } from '../../claim/procedure-number.ts'

/** Care of the feet that goes on for good: of nails, or of corns and calluses. */
export type FootCare = 'nails' | 'calluses'

const kinds: ReadonlyMap<ProcedureNumber, FootCare> = new Map([
  ...['11719', '11720', '11721', 'G0127'].map((code) => [procedureNumber(code), 'nails'] as const),
  ...['11055', '11056', '11057'].map((code) => [procedureNumber(code), 'calluses'] as const),
])

/** The kind of foot care that a code is; undefined for other services. */
export function footCare(procedure: ProcedureNumber): FootCare | undefined {
  return kinds.get(procedure)
}

/** The paid foot care of a patient, by kind. */
export class FootCareGiven {
  readonly #firstDay: Day | undefined
  readonly #lines = new Map<FootCare, ClaimLine[]>()

  /** @param lines the patient's, by date of service */
  constructor(lines: readonly ClaimLine[]) {
    this.#firstDay = lines[0]?.serviceFromDay
    for (const line of lines) {
      const kind = footCare(line.procedure)
      if (kind === undefined || line.serviceFromDay === undefined || isUnpaid(line)) continue
      const alike = this.#lines.get(kind)
      if (alike) alike.push(line)
      else this.#lines.set(kind, [line])
    }
  }

  /** The last care of a kind before a day. */
  before(kind: FootCare, on: Day): ClaimLine | undefined {
    return lastBefore(this.#lines.get(kind), on)
  }

  /** Whether the claims show every care that would be too near to one on a day. */
  reachBack(on: Day, days: number): boolean {
    return this.#firstDay !== undefined && this.#firstDay + days <= on
  }
}
