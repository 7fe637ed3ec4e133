import type { ClaimLine } from '../claim/claim-line.ts'
import type { Day } from '../claim/day.ts'
import type { BilledService } from './kinds/billed-services.ts'
import type { Batch, Encounter, PatientHistory } from './groups.ts'
import { LineGroups, type BilledLines } from './line-groups.ts'
import { arranged, at } from './order/line-order.ts'
import type { SameProvider } from './provider-key.ts'
import type { ServiceSite } from './service-sites.ts'
import type { Setting } from './setting.ts'
import { SplitDays } from './split-days.ts'

/** The encounters of a batch, patient after patient; what they share is known without their lines. */
export class Encounters extends LineGroups<Encounter> {
  readonly #days: SplitDays
  readonly #sites: readonly ServiceSite[]
  readonly #firstOfPatient: Int32Array

  /** @param firstOfPatient the first encounter of each patient, and one more entry for the end */
  constructor(
    batch: Batch,
    days: SplitDays,
    sites: readonly ServiceSite[],
    firstOfPatient: Int32Array,
  ) {
    const { order, starts } = days.groups
    super(batch, { order, starts }, (encounter, billed) => {
      const day = days.dayOf(encounter)
      const site = sites[days.siteOf(encounter)]
      if (site === undefined) throw new RangeError(`Encounter ${encounter} has no provider`)
      const patientOf = () => {
        const first = at(order, at(starts, encounter))
        return batch.patients.at(at(batch.columns.patients.ofLine, first))
      }
      return new EncounterLines(billed, patientOf, day, site)
    })
    this.#days = days
    this.#sites = sites
    this.#firstOfPatient = firstOfPatient
  }

  /** The first encounter of a patient; of one past the last, the number of encounters. */
  firstOf(patient: number): number {
    return this.#firstOfPatient[patient] ?? 0
  }

  dayOf(encounter: number): Day {
    return this.#days.dayOf(encounter)
  }

  settingOf(encounter: number): Setting | undefined {
    return this.#sites[this.#days.siteOf(encounter)]?.setting
  }
}

/**
 * Splits each patient's history into days, and each day by setting and provider. Throws `RangeError`
 * for a batch that was built without encounters.
 */
export function encountersOf(batch: Batch): Encounters {
  const { patients } = batch
  const { days, sites } = batch.columns
  if (sites === undefined) throw new RangeError('The batch was built without encounters')
  const split = new SplitDays(patients.order, {
    days: arranged(days.ofLine, patients.order),
    sites: arranged(sites.ofLine, patients.order),
  })
  const firstOfPatient = new Int32Array(patients.count + 1)
  for (let patient = 0; patient < patients.count; patient++) {
    split.take(patients.starts[patient] ?? 0, patients.starts[patient + 1] ?? 0)
    firstOfPatient[patient + 1] = split.count
  }
  split.end()
  return new Encounters(batch, split, sites.list, firstOfPatient)
}

class EncounterLines implements Encounter {
  readonly lines: readonly ClaimLine[]
  readonly day: Day
  readonly #billed: BilledLines
  readonly #patient: () => PatientHistory
  readonly #site: ServiceSite

  constructor(billed: BilledLines, patient: () => PatientHistory, day: Day, site: ServiceSite) {
    this.lines = billed.lines
    this.#billed = billed
    this.#patient = patient
    this.day = day
    this.#site = site
  }

  get services(): readonly BilledService[] {
    return this.#billed.services
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
