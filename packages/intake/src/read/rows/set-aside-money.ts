import { dollars } from '@plumbline/engine'
import type { Cells } from '../../words/cells.ts'
import type { SetAsideCode } from '../../words/set-aside.ts'
import type { FieldReaders } from '../field-readers.ts'

/** Rows that may bill something all the same; totals and balances hold money that stands elsewhere. */
const billing: ReadonlySet<SetAsideCode> = new Set<SetAsideCode>([
  'no-service',
  'unreadable-date',
  'fill-row',
])

/** What the rows bill that were set aside, so that nobody takes what was audited for the whole. */
export class SetAsideMoney {
  #rows = 0
  #chargeCents = 0
  #paidCents = 0

  /** @param slots readers of each service of a row */
  add(
    code: SetAsideCode,
    slots: readonly { readonly readers: FieldReaders }[],
    cells: Cells,
  ): void {
    if (!billing.has(code)) return
    let hasMoney = false
    for (const { readers } of slots) {
      const charge = readers.chargeCents(cells) ?? readers.claimChargeCents(cells) ?? 0
      const paid = readers.paidCents(cells) ?? readers.claimPaidCents(cells) ?? 0
      this.#chargeCents += charge
      this.#paidCents += paid
      hasMoney ||= charge !== 0 || paid !== 0
    }
    if (hasMoney) this.#rows++
  }

  /** The sums; 0 where such rows hold none. */
  get cents(): { readonly charged: number; readonly paid: number } {
    return { charged: this.#chargeCents, paid: this.#paidCents }
  }

  /** The sums in a sentence; nothing where such rows hold none. */
  notes(): readonly string[] {
    if (this.#rows === 0) return []
    const rows = this.#rows === 1 ? '1 row that was' : `${this.#rows} rows that were`
    const paid = this.#paidCents === 0 ? '' : ` and ${dollars(this.#paidCents)} paid`
    return [
      `${rows} set aside for want of a service or a date of service: ${dollars(this.#chargeCents)} charged${paid}, not audited.`,
    ]
  }
}
