import type { ProcedureNumber, RelativeUnits, RelativeValues } from '@plumbline/engine'
import { KeyedRowsBuilder } from '../../store/keyed-rows.ts'
import { cellAt, numberCell } from '../source/cells.ts'
import { optionalColumn, type HeaderRow } from '../source/header-row.ts'

/** Of the two columns of practice expense in hospitals the first is that of an office. */
const columns = {
  work: /\bwork rvu$/,
  nonFacilityExpense: /\bnon fac(?:ility)? pe rvu$/,
  facilityExpense: /(?<!non )\bfac(?:ility)? pe rvu$/,
  malpractice: /(?:^|\b)mp rvu$/,
  factor: /\bconv factor$/,
  hospitalExpense: /\bpe used for opps payment amount$/,
  hospitalMalpractice: /\bmp used for opps payment amount$/,
} as const

/** Which part of a service a row of the file is. */
const parts: ReadonlyMap<string, 'whole' | 'professional' | 'technical'> = new Map([
  ['', 'whole'],
  ['26', 'professional'],
  ['TC', 'technical'],
])

/** Gathers the relative values of a fee schedule file, whose rows of one code stand together or apart. */
export class RelativeValuesReader {
  readonly #at: Readonly<Record<keyof typeof columns, number>>
  readonly #known = new Map<ProcedureNumber, RelativeValues>()

  constructor(header: HeaderRow<string>) {
    const find = (name: keyof typeof columns) => optionalColumn(header, columns[name])
    this.#at = {
      work: find('work'),
      nonFacilityExpense: find('nonFacilityExpense'),
      facilityExpense: find('facilityExpense'),
      malpractice: find('malpractice'),
      factor: find('factor'),
      hospitalExpense: find('hospitalExpense'),
      hospitalMalpractice: find('hospitalMalpractice'),
    }
  }

  /** Takes one row; modifiers other than 26 and TC are passed over, and rows without units. */
  take(code: ProcedureNumber, modifier: string, cells: readonly string[]): void {
    const part = parts.get(modifier)
    const units = part && this.#unitsOf(cells)
    if (units === undefined || part === undefined) return
    const factorDollars = this.#number(cells, 'factor')
    const known = this.#known.get(code) ?? { factorDollars }
    this.#known.set(code, { ...known, [part]: units })
  }

  /** The table, which is empty where the file has no relative values. */
  get rows(): KeyedRowsBuilder<RelativeValues> {
    const rows = new KeyedRowsBuilder<RelativeValues>()
    for (const [code, values] of this.#known) rows.set(code, values)
    return rows
  }

  #unitsOf(cells: readonly string[]): RelativeUnits | undefined {
    const { work, nonFacilityExpense, facilityExpense, malpractice, factor } = this.#at
    if ([work, nonFacilityExpense, facilityExpense, malpractice, factor].some((at) => at < 0)) {
      return undefined
    }
    const cap = this.#cap(cells)
    const units = {
      work: this.#number(cells, 'work'),
      facilityExpense: this.#number(cells, 'facilityExpense'),
      nonFacilityExpense: this.#number(cells, 'nonFacilityExpense'),
      malpractice: this.#number(cells, 'malpractice'),
      ...(cap && { hospitalCap: cap }),
    }
    const { facilityExpense: inside, nonFacilityExpense: outside } = units
    return units.work + inside + outside + units.malpractice > 0 ? units : undefined
  }

  /** Both columns are nothing where no cap applies. */
  #cap(cells: readonly string[]): RelativeUnits['hospitalCap'] {
    if (this.#at.hospitalExpense < 0 || this.#at.hospitalMalpractice < 0) return undefined
    const expense = this.#number(cells, 'hospitalExpense')
    const malpractice = this.#number(cells, 'hospitalMalpractice')
    return expense > 0 ? { expense, malpractice } : undefined
  }

  #number(cells: readonly string[], column: keyof typeof columns): number {
    return numberCell(cellAt(cells, this.#at[column])) ?? 0
  }
}
