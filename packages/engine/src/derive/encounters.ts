import type { ClaimLine } from '../claim-line.ts'
import type { Day } from '../day.ts'
import type { BilledService } from './billed-services.ts'
import type { Batch, Encounter, PatientHistory } from './groups.ts'
import { LineGroups, type BilledLines } from './line-groups.ts'
import { arranged } from './line-order.ts'
import type { SameProvider } from './provider-key.ts'
import type { ServiceSite } from './service-sites.ts'
import type { Setting } from './setting.ts'
import { SplitDays } from './split-days.ts'

/** The encounters of a batch, patient after patient; what they share is known without their lines. */
export class Encounters extends LineGroups<Encounter> {
  readonly #days: SplitDays
  readonly #sites: readonly ServiceSite[]

  constructor(batch: Batch, days: SplitDays, sites: readonly ServiceSite[]) {
    super(batch, days.groups, (encounter, billed) => {
      const day = days.dayOf(encounter)
      const patient = days.patientOf(encounter)
      const site = sites[days.siteOf(encounter)]
      if (site === undefined) throw new RangeError(`Encounter ${encounter} has no provider`)
      return new EncounterLines(billed, () => batch.patients.at(patient), day, site)
    })
    this.#days = days
    this.#sites = sites
  }

  dayOf(encounter: number): Day {
    return this.#days.dayOf(encounter)
  }

  settingOf(encounter: number): Setting | undefined {
    return this.#sites[this.#days.siteOf(encounter)]?.setting
  }

  /** The number of the patient. */
  patientOf(encounter: number): number {
    return this.#days.patientOf(encounter)
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
  for (let patient = 0; patient < patients.count; patient++) {
    split.take(patient, patients.starts[patient] ?? 0, patients.starts[patient + 1] ?? 0)
  }
  split.end()
  return new Encounters(batch, split, sites.list)
}

class EncounterLines implements Encounter {
  readonly lines: readonly ClaimLine[]
  readonly services: readonly BilledService[]
  readonly day: Day
  readonly #patient: () => PatientHistory
  readonly #site: ServiceSite

  constructor(
    { lines, services }: BilledLines,
    patient: () => PatientHistory,
    day: Day,
    site: ServiceSite,
  ) {
    this.lines = lines
    this.services = services
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
