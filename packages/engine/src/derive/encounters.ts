import type { ClaimLine } from '../claim-line.ts'
import type { Day } from '../day.ts'
import type { Encounter, PatientHistory } from './groups.ts'
import type { LineColumns } from './line-columns.ts'
import { LineGroups, type GroupOrder } from './line-groups.ts'
import type { SameProvider } from './provider-key.ts'
import { siteNumbers, type ServiceSite, type SiteNumbers } from './service-sites.ts'
import type { Setting } from './setting.ts'

/** Splits each patient's history into days, and each day by setting and provider. */
export function encountersOf(
  lines: readonly ClaimLine[],
  columns: LineColumns,
  patients: LineGroups<PatientHistory>,
): LineGroups<Encounter> {
  const sites = siteNumbers(lines, columns.services)
  const groups = splitBySite(columns, patients, sites)
  return new LineGroups(lines, groups, (group, together) => {
    const first = groups.order[groups.starts[group] ?? 0] ?? 0
    const patient = columns.patients.ofLine[first] ?? 0
    const site = sites.list[sites.ofLine[first] ?? 0]
    const day = columns.days.of(first)
    if (site === undefined || day === undefined) throw new RangeError('An encounter has a day')
    return new EncounterLines(together, () => patients.at(patient), day, site)
  })
}

/** Brings lines of one patient, day and site together; those without a day come last of all. */
function splitBySite(
  { patients: { ofLine: patientOf }, days }: LineColumns,
  patients: GroupOrder,
  sites: SiteNumbers,
): GroupOrder {
  const split = new SplitDays(patients.order.length, sites)
  const undated: number[] = []
  let lastPatient: number | undefined
  let lastDay: Day | undefined
  for (const position of patients.order) {
    const patient = patientOf[position]
    const day = days.of(position)
    if (patient !== lastPatient || day !== lastDay) split.closeDay()
    lastPatient = patient
    lastDay = day
    if (day === undefined) undated.push(position)
    else split.put(position)
  }
  split.closeDay()
  return split.withRest(undated)
}

/** Takes the lines of one patient and day after another, and puts those of one site together. */
class SplitDays {
  readonly #order: Int32Array
  readonly #starts: Int32Array
  readonly #siteOf: Int32Array
  readonly #day: number[] = []
  #lines = 0
  #groups = 0

  constructor(lineCount: number, { ofLine }: SiteNumbers) {
    this.#order = new Int32Array(lineCount)
    this.#starts = new Int32Array(lineCount + 1)
    this.#siteOf = ofLine
  }

  put(position: number): void {
    this.#day.push(position)
  }

  closeDay(): void {
    const day = this.#day
    while (day.length > 0) {
      const site = this.#siteOf[day[0] ?? 0]
      this.#starts[this.#groups++] = this.#lines
      let left = 0
      for (const position of day) {
        if (this.#siteOf[position] === site) this.#order[this.#lines++] = position
        else day[left++] = position
      }
      day.length = left
    }
  }

  withRest(rest: readonly number[]): GroupOrder {
    this.#starts[this.#groups] = this.#lines
    this.#order.set(rest, this.#lines)
    return { order: this.#order, starts: this.#starts.subarray(0, this.#groups + 1) }
  }
}

class EncounterLines implements Encounter {
  readonly lines: readonly ClaimLine[]
  readonly day: Day
  readonly #patient: () => PatientHistory
  readonly #site: ServiceSite

  constructor(
    lines: readonly ClaimLine[],
    patient: () => PatientHistory,
    day: Day,
    site: ServiceSite,
  ) {
    this.lines = lines
    this.#patient = patient
    this.day = day
    this.#site = site
  }

  get patient(): PatientHistory {
    return this.#patient()
  }

  get setting(): Setting {
    return this.#site.setting
  }

  get provider(): SameProvider {
    return this.#site.provider
  }

  get patientKey(): string {
    return this.patient.patientKey
  }

  get providerKey(): string {
    return this.provider.key
  }
}
