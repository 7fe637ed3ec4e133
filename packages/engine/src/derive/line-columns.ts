import type { ClaimLine } from '../claim-line.ts'
import { arranged, at, positionsUpTo } from './line-order.ts'
import { SiteNumbers } from './service-sites.ts'
import { BilledServices } from './billed-services.ts'

/** What lines are grouped and judged by, as numbers by position: lines are read once for all of it. */
export interface LineColumns {
  readonly indexes: LineIndexes
  readonly patients: PatientNumbers
  readonly days: DayNumbers
  readonly services: BilledServices
  /** Left out where nobody looks at encounters. */
  readonly sites: SiteNumbers | undefined
}

/**
 * Numbers patient, day, service and, where asked to, site of every line: providers are the dearest
 * to tell apart, and only encounters need them.
 */
export function lineColumns(lines: readonly ClaimLine[], withSites: boolean): LineColumns {
  const indexes = new LineIndexes(lines.length)
  const patients = new PatientNumbers(lines.length)
  const days = new DayNumbers(lines.length)
  const services = new BilledServices(lines.length)
  const sites = withSites ? new SiteNumbers(lines.length) : undefined
  lines.forEach((line, position) => {
    indexes.put(position, line)
    patients.put(position, line)
    days.put(position, line)
    const { setting } = services.put(position, line)
    sites?.put(position, line, setting)
  })
  return { indexes, patients, days, services, sites }
}

/** Where the outcomes of each line are kept: its `index`, which in most files is its position. */
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

/** The patients of a batch in order of first appearance, and whose each line is. */
export class PatientNumbers {
  readonly ofLine: Int32Array
  readonly keys: string[] = []
  readonly #known = new Map<string, number>()
  #lastKey: string | undefined
  #last = 0

  constructor(lineCount: number) {
    this.ofLine = new Int32Array(lineCount)
  }

  put(position: number, line: ClaimLine): void {
    const key = patientOf(line)
    if (key !== this.#lastKey) {
      this.#lastKey = key
      const known = this.#known.get(key)
      this.#last = known ?? this.keys.push(key) - 1
      if (known === undefined) this.#known.set(key, this.#last)
    }
    this.ofLine[position] = this.#last
  }
}

/** The lines of one claim belong to one person, even where the file does not say who. */
function patientOf(line: ClaimLine): string {
  return line.patientKey ?? `claim ${line.claimId ?? `at row ${line.row}`}`
}

/** The date of service of each line. */
export class DayNumbers {
  /** `undated` for a line without one. */
  readonly ofLine: Int32Array

  constructor(lineCount: number) {
    this.ofLine = new Int32Array(lineCount)
  }

  put(position: number, { serviceFromDay }: ClaimLine): void {
    this.ofLine[position] = serviceFromDay ?? undated
  }
}

/** Later than any day. */
export const undated = 0x7fff_ffff
