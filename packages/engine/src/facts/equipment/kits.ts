import type { ClaimLine } from '../../claim/claim-line.ts'
import { addMonths } from '../../claim/day.ts'
import { lastBefore } from '../../batch/dated-lines.ts'
import { isUnpaid } from '../../claim/exposure.ts'
import { kits, type Kit } from './kits.table.ts'

/** Kits and rentals whose payment includes the item. */
export function kitsWith(procedureCode: string): readonly Kit[] {
  return kits.filter(({ included }) => included.test(procedureCode))
}

/** The paid kits and rentals of one patient, by what they are. */
export class PaidKits {
  readonly #lines: ReadonlyMap<Kit, readonly ClaimLine[]>

  /** @param lines the patient's, by date of service */
  constructor(lines: readonly ClaimLine[]) {
    const paid = lines.filter((line) => line.procedureCode !== undefined && !isUnpaid(line))
    this.#lines = new Map(kits.map((kit) => [kit, paid.filter((line) => isBase(line, kit))]))
  }

  /** A line of a kit of the day of the item, or a rental whose month it falls into; undefined where there is none. */
  around({ serviceFromDay: on = 0 }: ClaimLine, kit: Kit): ClaimLine | undefined {
    return lastUntil(this.#lines.get(kit) ?? [], on, (base) =>
      kit.isRental ? on < addMonths(base.serviceFromDay ?? 0, 1) : base.serviceFromDay === on,
    )
  }
}

function isBase({ procedureCode = '', modifiers }: ClaimLine, { base, isRental }: Kit): boolean {
  return base.test(procedureCode) && (!isRental || modifiers.includes('RR'))
}

/** The last line up to a day, where it holds; lines stand by date. */
function lastUntil(
  lines: readonly ClaimLine[],
  on: number,
  holds: (line: ClaimLine) => boolean,
): ClaimLine | undefined {
  const last = lastBefore(lines, on + 1)
  return last !== undefined && holds(last) ? last : undefined
}
