import type { ClaimLine } from '../claim-line.ts'
import type { Day } from '../day.ts'
import type { Encounter, PatientHistory } from './groups.ts'
import type { ServiceSite, SiteColumn } from './line-columns.ts'
import type { PatientOrder } from './patient-order.ts'
import type { SameProvider } from './provider-key.ts'
import type { Setting } from './setting.ts'

/** Splits each patient's history into days, and each day by setting and provider. */
export function encountersOf(
  { columns, order, starts, lines }: PatientOrder,
  patients: readonly PatientHistory[],
  { sites, siteList }: SiteColumn,
): Encounter[] {
  const { days, firstDay, dayCount } = columns
  const encounters: EncounterLines[] = []
  patients.forEach((patient, number) => {
    let day = -1
    let firstOfDay = 0
    for (let rank = starts[number] ?? 0; rank < (starts[number + 1] ?? 0); rank++) {
      const position = order[rank] ?? 0
      const site = siteList[sites[position] ?? 0]
      const line = lines[rank]
      if (days[position] === dayCount - 1 || site === undefined || line === undefined) break
      if (days[position] !== day) {
        day = days[position] ?? 0
        firstOfDay = encounters.length
      }
      const known = openAt(encounters, firstOfDay, site)
      if (known) known.lines.push(line)
      else encounters.push(new EncounterLines(patient, firstDay + day, site, line))
    }
  })
  return encounters
}

/** The encounter of the day at that site; few a day, so they are looked through. */
function openAt(
  encounters: readonly EncounterLines[],
  firstOfDay: number,
  site: ServiceSite,
): EncounterLines | undefined {
  for (let index = encounters.length - 1; index >= firstOfDay; index--) {
    const encounter = encounters[index]
    if (encounter?.site === site) return encounter
  }
  return undefined
}

class EncounterLines implements Encounter {
  readonly lines: ClaimLine[]
  readonly patient: PatientHistory
  readonly day: Day
  readonly site: ServiceSite

  constructor(patient: PatientHistory, day: Day, site: ServiceSite, first: ClaimLine) {
    this.lines = [first]
    this.patient = patient
    this.day = day
    this.site = site
  }

  get setting(): Setting {
    return this.site.setting
  }

  get provider(): SameProvider {
    return this.site.provider
  }

  get patientKey(): string {
    return this.patient.patientKey
  }

  get providerKey(): string {
    return this.site.provider.key
  }
}
