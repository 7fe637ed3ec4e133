import { dollars } from '@plumbline/engine'
import type { Cells } from '../../words/cells.ts'
import type { SetAsideCode } from '../../words/set-aside.ts'
import type { FieldReaders } from '../field-readers.ts'

/** Rows that a total may count though they are not audited. */
const counted: ReadonlySet<SetAsideCode> = new Set<SetAsideCode>([
  'no-service',
  'fill-row',
  'unreadable-date',
  'balance-row',
  'not-a-service-row',
])

interface Printed {
  readonly row: number
  readonly cents: number
  /** What all rows before it come to: of the lines that are audited, and with those set aside. */
  readonly audited: number
  readonly all: number
}

/** So many totals are held against their lines; a file of more has one below every claim. */
const mostTotals = 100_000

/**
 * The totals and subtotals that a file prints of its charges, held against its lines: each has to be
 * what the lines above or below it come to, from any other total on.
 */
export class PrintedTotals {
  readonly #printed: Printed[] = []
  #audited = 0
  #all = 0

  /** A line that is audited. */
  addLine(cents: number): void {
    this.#audited += cents
    this.#all += cents
  }

  /** A row that is set aside. @param slots readers of each service of a row */
  addRow(
    code: SetAsideCode,
    slots: readonly { readonly readers: FieldReaders }[],
    cells: Cells,
    row: number,
  ): void {
    const isTotal = code === 'total-row' && slots.length === 1 && !isOfBill(cells)
    if (!isTotal && !counted.has(code)) return
    const cents = slots.reduce((sum, { readers }) => sum + (readers.chargeCents(cells) ?? 0), 0)
    if (!isTotal) this.#all += cents
    else if (cents !== 0 && this.#printed.length < mostTotals) {
      this.#printed.push({ row, cents, audited: this.#audited, all: this.#all })
    }
  }

  /** What does not agree, in a sentence; `placeOf` names a row. */
  notes(placeOf: (row: number) => string = (row) => `row ${row}`): readonly string[] {
    const wrong = this.#wrong()
    const [first] = wrong
    if (first === undefined) return []
    const others = wrong.length === 1 ? '' : ` (and ${wrong.length - 1} more)`
    return [
      `The total of ${dollars(first.cents)} in ${placeOf(first.row)}${others} is not what the charges of its lines come to, ${dollars(this.#nearest(first))} as they stand above it: rows may be missing, or stand there twice.`,
    ]
  }

  #wrong(): readonly Printed[] {
    const marks = (of: 'audited' | 'all', end: number) =>
      new Set([0, end, ...this.#printed.map((total) => total[of])])
    const audited = marks('audited', this.#audited)
    const all = marks('all', this.#all)
    const agrees = (known: ReadonlySet<number>, sum: number, cents: number) =>
      known.has(sum - cents) || known.has(sum + cents)
    return this.#printed.filter(
      (total) =>
        !agrees(audited, total.audited, total.cents) && !agrees(all, total.all, total.cents),
    )
  }

  /** Of what the lines above come to, from each total before on, what is next to the printed total. */
  #nearest({ cents, audited, row }: Printed): number {
    const before = this.#printed.filter((other) => other.row < row).map((other) => other.audited)
    const sums = [0, ...before].map((from) => audited - from)
    return sums.reduce((best, sum) => (Math.abs(sum - cents) < Math.abs(best - cents) ? sum : best))
  }
}

/** Revenue code 0001 totals its claim, wherever the lines of that claim stand. */
function isOfBill(cells: Cells): boolean {
  return cells.some((cell) => /^\s*0{0,3}1\s*$/.test(cell) && cell.trim().length > 1)
}
