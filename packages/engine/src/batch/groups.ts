import type { Day } from '../claim/day.ts'
import type { Claims } from './claims.ts'
import type { BilledServices } from './kinds/billed-services.ts'
import type { Encounters } from './encounters.ts'
import type { LineColumns } from './line-columns.ts'
import type { BilledLines, LineGroup, LineGroups } from './line-groups.ts'
import type { SameProvider } from './provider-key.ts'
import type { Setting } from './setting.ts'

export interface Claim extends LineGroup {
  readonly claimId: string
  /** Discharge day of an inpatient stay, else the first date of service; undefined if none. */
  readonly day: Day | undefined
}

/** All lines of one person, by date of service, lines without one last. */
export interface PatientHistory extends BilledLines {
  readonly patientKey: string
  /**
   * False where the file does not say who the patient is, by no number or by one that several people
   * share, and one claim stands for them.
   */
  readonly identified: boolean
}

/** The lines of one patient, one provider, one day and one setting, across claims. */
export interface Encounter extends BilledLines {
  readonly patient: PatientHistory
  readonly patientKey: string
  readonly day: Day
  readonly setting: Setting
  readonly provider: SameProvider
  readonly providerKey: string
}

/** The final versions of all lines, and every way of looking at them; each is built when asked. */
export interface Batch extends LineGroup {
  readonly columns: LineColumns
  readonly services: BilledServices
  readonly claims: Claims
  /** Patient after patient, in the order of `patients`. */
  readonly encounters: Encounters
  readonly patients: LineGroups<PatientHistory>
}
