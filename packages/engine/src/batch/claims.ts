import type { Day } from '../claim/day.ts'
import type { Batch, Claim } from './groups.ts'
import { unstated } from './kinds/numbered-lines.ts'
import { LineGroups } from './line-groups.ts'
import { at, groupOrder } from './order/line-order.ts'

/** The claims of a batch, in order of first appearance; the day of each is known without its lines. */
export class Claims extends LineGroups<Claim> {
  readonly #batch: Batch

  constructor(batch: Batch) {
    const { keys, ...groups } = groupOrder(batch.lines, ({ claimId }) => claimId)
    super(batch, groups, (claim, { lines }) => ({
      claimId: keys[claim] ?? '',
      lines,
      day: this.dayOf(claim),
    }))
    this.#batch = batch
  }

  /** Discharge day of an inpatient stay, else the first date of service; undefined if none. */
  dayOf(claim: number): Day | undefined {
    const { lines, services, columns } = this.#batch
    let first = unstated
    for (let rank = at(this.starts, claim); rank < at(this.starts, claim + 1); rank++) {
      const position = at(this.order, rank)
      if (services.at(position).setting === 'inpatient-facility') {
        const discharge = lines[position]?.dischargeDay
        if (discharge !== undefined) return discharge
      }
      first = Math.min(first, columns.days.at(position))
    }
    return first === unstated ? undefined : first
  }
}
