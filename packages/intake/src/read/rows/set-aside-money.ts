import { dollars, type ClaimLine } from '@plumbline/engine'
import type { Cells } from '../../words/cells.ts'
import type { SetAsideCode } from '../../words/set-aside.ts'
import type { FieldReaders } from '../field-readers.ts'

/** Rows that may bill something all the same; totals and balances hold money that stands elsewhere. */
const billing: ReadonlySet<SetAsideCode> = new Set<SetAsideCode>([
  'no-service',
  'unreadable-date',
  'fill-row',
])

/** What a row bills that was set aside. */
interface BilledRow {
  readonly row: number
  readonly code: SetAsideCode
  readonly claimId: string | undefined
  readonly chargeCents: number
  readonly paidCents: number
}

/** What the rows bill that were set aside, so that nobody takes what was audited for the whole. */
export class SetAsideMoney {
  #rows: readonly BilledRow[] = []
  readonly #added: BilledRow[] = []

  /** @param slots readers of each service of a row */
  add(
    code: SetAsideCode,
    slots: readonly { readonly readers: FieldReaders }[],
    cells: Cells,
    row: number,
  ): void {
    if (!billing.has(code)) return
    let [chargeCents, paidCents, hasMoney] = [0, 0, false]
    for (const { readers } of slots) {
      const charge = readers.chargeCents(cells) ?? readers.claimChargeCents(cells) ?? 0
      const paid = readers.paidCents(cells) ?? readers.claimPaidCents(cells) ?? 0
      chargeCents += charge
      paidCents += paid
      hasMoney ||= charge !== 0 || paid !== 0
    }
    if (!hasMoney) return
    const claimId = slots[0]?.readers.claimId(cells)
    this.#added.push({ row, code, claimId, chargeCents, paidCents })
    this.#rows = this.#added
  }

  /**
   * Takes out rows without a service that state what the lines of their claim come to, alone or together, as
   * a summary by departments does, and answers them: their money stands on these lines. Call once, after the
   * last row.
   */
  takeTotals(lines: readonly ClaimLine[]): ReadonlySet<number> {
    const named = new Set(this.#added.map(({ claimId }) => claimId))
    const sums = new Map<string | undefined, { charge: number; paid: number }>()
    for (const { claimId, chargeCents = 0, paidCents = 0 } of lines) {
      if (claimId === undefined || !named.has(claimId)) continue
      const { charge, paid } = sums.get(claimId) ?? { charge: 0, paid: 0 }
      sums.set(claimId, { charge: charge + chargeCents, paid: paid + paidCents })
    }
    const together = new Map<string | undefined, { charge: number; paid: number }>()
    for (const { code, claimId, chargeCents, paidCents } of this.#added) {
      if (code !== 'no-service') continue
      const { charge, paid } = together.get(claimId) ?? { charge: 0, paid: 0 }
      together.set(claimId, { charge: charge + chargeCents, paid: paid + paidCents })
    }
    const isTotal = ({ code, claimId, chargeCents, paidCents }: BilledRow) => {
      const sum = sums.get(claimId)
      if (code !== 'no-service' || !sum) return false
      const all = together.get(claimId)
      const areAll = all?.charge === sum.charge && all.paid === sum.paid
      return areAll || (sum.charge === chargeCents && sum.paid === paidCents)
    }
    const totals = this.#added.filter(isTotal)
    this.#rows = this.#added.filter((each) => !isTotal(each))
    return new Set(totals.map(({ row }) => row))
  }

  /** The sums; 0 where such rows hold none. */
  get cents(): { readonly charged: number; readonly paid: number } {
    return {
      charged: this.#rows.reduce((sum, { chargeCents }) => sum + chargeCents, 0),
      paid: this.#rows.reduce((sum, { paidCents }) => sum + paidCents, 0),
    }
  }

  /** The sums in a sentence; nothing where such rows hold none. */
  notes(): readonly string[] {
    const { length } = this.#rows
    if (length === 0) return []
    const { charged, paid } = this.cents
    const rows = length === 1 ? '1 row that was' : `${length} rows that were`
    const ofPlan = paid === 0 ? '' : ` and ${dollars(paid)} paid`
    return [
      `${rows} set aside for want of a service or a date of service: ${dollars(charged)} charged${ofPlan}, not audited.`,
    ]
  }
}
