import type { ClaimLine } from '../claim/claim-line.ts'
import { arranged, at, positionsUpTo } from './line-order.ts'
import { DiagnosisLists } from './named-diagnoses.ts'
import { NumberedLines } from './numbered-lines.ts'
import { PatientNumbers } from './patient-numbers.ts'
import { SiteNumbers } from './service-sites.ts'
import { BilledServices } from './billed-services.ts'

/**
 * What lines are grouped and judged by, as numbers by position. Best filled while lines are read,
 * when each is at hand; lines must not change afterwards.
 */
export class LineColumns {
  readonly indexes: LineIndexes
  readonly patients: PatientNumbers
  readonly days: DayNumbers
  readonly services: BilledServices
  /** Sites and diagnoses are left out where nobody looks at them: fills of drugs have neither. */
  readonly sites: SiteNumbers | undefined
  readonly diagnoses: DiagnosisLists | undefined

  /** @param lineCount how many lines will come, where that is known */
  constructor(withEncounters: boolean, lineCount = 0) {
    this.indexes = new LineIndexes(lineCount)
    this.patients = new PatientNumbers(lineCount)
    this.days = new DayNumbers(lineCount)
    this.services = new BilledServices(lineCount)
    this.sites = withEncounters ? new SiteNumbers(lineCount) : undefined
    this.diagnoses = withEncounters ? new DiagnosisLists(lineCount) : undefined
  }

  get lineCount(): number {
    return this.days.ofLine.length
  }

  /** Takes the line at a position; positions come in order, from 0. */
  put(position: number, line: ClaimLine): void {
    this.indexes.put(position, line)
    this.patients.put(position, line)
    this.days.put(position, line)
    const { setting } = this.services.put(position, line)
    this.sites?.put(position, line, setting)
    this.diagnoses?.put(position, line)
  }

  /** After the last line, with all of them. */
  settle(lines: readonly ClaimLine[]): void {
    const lineCount = lines.length
    for (const numbers of [this.patients, this.days, this.services]) numbers.trim(lineCount)
    this.sites?.trim(lineCount)
    this.diagnoses?.trim(lineCount)
    this.patients.settle(lines)
  }
}

/** The columns of lines that are all at hand. */
export function lineColumns(lines: readonly ClaimLine[], withEncounters: boolean): LineColumns {
  const columns = new LineColumns(withEncounters, lines.length)
  lines.forEach((line, position) => {
    columns.put(position, line)
  })
  columns.settle(lines)
  return columns
}

/**
 * Where the outcomes of each line are kept: its `index`, which in most files is its position. Where it
 * is not (a batch with history), the number of lines has to be known.
 */
export class LineIndexes {
  readonly #lineCount: number
  #other: Int32Array | undefined

  constructor(lineCount: number) {
    this.#lineCount = lineCount
  }

  put(position: number, { index }: ClaimLine): void {
    if (this.#other === undefined) {
      if (index === position) return
      this.#other = positionsUpTo(this.#lineCount)
    }
    this.#other[position] = index
  }

  at(position: number): number {
    return this.#other === undefined ? position : at(this.#other, position)
  }

  /** The indexes of lines in an order of positions. */
  inOrder(order: Int32Array): Int32Array {
    return this.#other === undefined ? order : arranged(this.#other, order)
  }
}

/** The date of service of each line; `undated` for a line without one. */
export class DayNumbers extends NumberedLines {
  put(position: number, { serviceFromDay }: ClaimLine): void {
    this.set(position, serviceFromDay ?? undated)
  }
}

/** Later than any day. */
export const undated = 0x7fff_ffff
