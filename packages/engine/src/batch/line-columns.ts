import type { ClaimLine } from '../claim/claim-line.ts'
import { LineIndexes } from './line-indexes.ts'
import { DiagnosisLists } from './kinds/named-diagnoses.ts'
import { NamedDrugs } from './kinds/named-drugs.ts'
import { StatedNumbers, unstated } from './kinds/numbered-lines.ts'
import { PatientNumbers } from './patient-numbers.ts'
import { SiteNumbers } from './service-sites.ts'
import { BilledServices } from './kinds/billed-services.ts'
import { StandingNumbers } from './order/standing-numbers.ts'

/**
 * What lines are grouped and judged by, as numbers by position. Best filled while lines are read,
 * when each is at hand; lines must not change afterwards.
 */
export class LineColumns {
  readonly indexes: LineIndexes
  readonly patients: PatientNumbers
  /** The date of service of each line; `unstated` for a line without one. */
  readonly days: StatedNumbers
  readonly services: BilledServices
  readonly drugs: NamedDrugs
  readonly standing: StandingNumbers
  /** Sites and diagnoses are left out where nobody looks at them: fills of drugs have neither. */
  readonly sites: SiteNumbers | undefined
  readonly diagnoses: DiagnosisLists | undefined

  /** @param lineCount how many lines will come, where that is known */
  constructor(withEncounters: boolean, lineCount = 0) {
    this.indexes = new LineIndexes(lineCount)
    this.patients = new PatientNumbers(lineCount)
    this.days = new StatedNumbers(lineCount, ({ serviceFromDay }) => serviceFromDay ?? unstated)
    this.services = new BilledServices(lineCount)
    this.drugs = new NamedDrugs(lineCount)
    this.standing = new StandingNumbers(lineCount)
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
    this.standing.put(position, line)
    const service = this.services.put(position, line)
    this.drugs.put(position, line, service)
    this.sites?.put(position, line, service.setting)
    this.diagnoses?.put(position, line)
  }

  /** After the last line, with all of them. */
  settle(lines: readonly ClaimLine[]): void {
    const lineCount = lines.length
    for (const numbers of [this.patients, this.days, this.services, this.drugs])
      numbers.trim(lineCount)
    this.standing.trim(lineCount)
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
