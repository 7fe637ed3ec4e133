import type { ClaimLine } from '../claim-line.ts'
import type { Day } from '../day.ts'
import type { Encounter, PatientHistory } from './groups.ts'
import type { PatientOrder } from './patient-order.ts'
import { ProviderIndex, type SameProvider } from './provider-key.ts'
import { settingOf, type Setting } from './setting.ts'

/** Splits each patient's history into days, and each day by setting and provider. */
export function encountersOf(
  { lines, starts }: PatientOrder,
  patients: readonly PatientHistory[],
): Encounter[] {
  const builder = new EncounterBuilder(lines)
  patients.forEach((patient, number) => {
    builder.addPatient(patient, starts[number] ?? 0, starts[number + 1] ?? 0)
  })
  return builder.encounters
}

class EncounterBuilder {
  readonly encounters: EncounterLines[] = []
  readonly #lines: readonly ClaimLine[]
  readonly #providers = new ProviderIndex()

  constructor(lines: readonly ClaimLine[]) {
    this.#lines = lines
  }

  addPatient(patient: PatientHistory, start: number, end: number): void {
    let day: Day | undefined
    let firstOfDay = 0
    for (let position = start; position < end; position++) {
      const line = this.#lines[position]
      if (line?.serviceFromDay === undefined) continue
      if (line.serviceFromDay !== day) {
        day = line.serviceFromDay
        firstOfDay = this.encounters.length
      }
      this.#add(patient, day, line, firstOfDay)
    }
  }

  /** To the encounter of the day that the line belongs to; few a day, so they are looked through. */
  #add(patient: PatientHistory, day: Day, line: ClaimLine, firstOfDay: number): void {
    const setting = settingOf(line)
    const provider = this.#providers.of(line, setting)
    for (let index = this.encounters.length - 1; index >= firstOfDay; index--) {
      const encounter = this.encounters[index]
      if (encounter?.provider === provider && encounter.setting === setting) {
        encounter.lines.push(line)
        return
      }
    }
    this.encounters.push(new EncounterLines(patient, day, setting, provider, line))
  }
}

class EncounterLines implements Encounter {
  readonly lines: ClaimLine[]
  readonly patient: PatientHistory
  readonly day: Day
  readonly setting: Setting
  readonly provider: SameProvider

  constructor(
    patient: PatientHistory,
    day: Day,
    setting: Setting,
    provider: SameProvider,
    first: ClaimLine,
  ) {
    this.lines = [first]
    this.patient = patient
    this.day = day
    this.setting = setting
    this.provider = provider
  }

  get patientKey(): string {
    return this.patient.patientKey
  }

  get providerKey(): string {
    return this.provider.key
  }
}
