import type { ClaimLine } from '../claim-line.ts'
import type { Day } from '../day.ts'
import { BilledServices } from './billed-services.ts'
import { encountersOf } from './encounters.ts'
import { siteNumbers } from './line-columns.ts'
import { orderByPatientAndDay, type PatientOrder } from './patient-order.ts'
import { providerKey, type SameProvider } from './provider-key.ts'
import { settingOf, type Setting } from './setting.ts'

/** Lines that are looked at together, in file order unless said otherwise. */
export interface LineGroup {
  readonly lines: readonly ClaimLine[]
}

export interface Claim extends LineGroup {
  readonly claimId: string
  /** Discharge day of an inpatient stay, else the first date of service; undefined if none. */
  readonly day: Day | undefined
}

/** All lines of a patient, by date of service, lines without one last. */
export interface PatientHistory extends LineGroup {
  readonly patientKey: string
  /** False where the file does not say who the patient is, and one claim stands for them. */
  readonly identified: boolean
}

/** The lines of one patient, one provider, one day and one setting, across claims. */
export interface Encounter extends LineGroup {
  readonly patient: PatientHistory
  readonly patientKey: string
  readonly day: Day
  readonly setting: Setting
  readonly provider: SameProvider
  readonly providerKey: string
}

export interface ProviderLines extends LineGroup {
  readonly providerKey: string
}

/** The final versions of all lines, and every way of looking at them; each is built when asked. */
export interface Batch extends LineGroup {
  readonly services: BilledServices
  readonly claims: readonly Claim[]
  /** Patient after patient, in the order of `patients`. */
  readonly encounters: readonly Encounter[]
  readonly patients: readonly PatientHistory[]
  readonly providers: readonly ProviderLines[]
}

/** Groups the lines; give it final versions only (`settleClaimChains`). */
export function buildBatch(lines: readonly ClaimLine[]): Batch {
  return new LineBatch(lines)
}

class LineBatch implements Batch {
  readonly lines: readonly ClaimLine[]
  #services: BilledServices | undefined
  #order: PatientOrder | undefined
  #claims: readonly Claim[] | undefined
  #patients: readonly PatientHistory[] | undefined
  #encounters: readonly Encounter[] | undefined
  #providers: readonly ProviderLines[] | undefined

  constructor(lines: readonly ClaimLine[]) {
    this.lines = lines
  }

  get services(): BilledServices {
    return (this.#services ??= new BilledServices(this.lines))
  }

  get claims(): readonly Claim[] {
    return (this.#claims ??= claimsOf(this.lines))
  }

  get patients(): readonly PatientHistory[] {
    return (this.#patients ??= patientsOf(this.#ordered))
  }

  get encounters(): readonly Encounter[] {
    return (this.#encounters ??= encountersOf(
      this.#ordered,
      this.patients,
      siteNumbers(this.lines),
    ))
  }

  get providers(): readonly ProviderLines[] {
    return (this.#providers ??= providersOf(this.lines))
  }

  get #ordered(): PatientOrder {
    return (this.#order ??= orderByPatientAndDay(this.lines))
  }
}

function patientsOf({ columns, lines, starts }: PatientOrder): PatientHistory[] {
  return columns.patientKeys.map((patientKey, patient) => {
    const history = lines.slice(starts[patient], starts[patient + 1])
    return { patientKey, identified: history[0]?.patientKey !== undefined, lines: history }
  })
}

function claimsOf(lines: readonly ClaimLine[]): Claim[] {
  return Array.from(groupBy(lines, claimIdOf), ([claimId, claimLines]) => ({
    claimId,
    lines: claimLines,
    day: claimDay(claimLines),
  }))
}

const claimIdOf = (line: ClaimLine) => line.claimId

function claimDay(lines: readonly ClaimLine[]): Day | undefined {
  let first: Day | undefined
  for (const line of lines) {
    if (line.dischargeDay !== undefined && settingOf(line) === 'inpatient-facility') {
      return line.dischargeDay
    }
    const day = line.serviceFromDay
    if (day !== undefined && (first === undefined || day < first)) first = day
  }
  return first
}

function providersOf(lines: readonly ClaimLine[]): ProviderLines[] {
  return Array.from(groupBy(lines, providerKey), ([key, providerLines]) => ({
    providerKey: key,
    lines: providerLines,
  }))
}

/** Groups in order of first appearance; lines without a key are left out. */
function groupBy(
  lines: readonly ClaimLine[],
  keyOf: (line: ClaimLine) => string | undefined,
): Map<string, ClaimLine[]> {
  const groups = new Map<string, ClaimLine[]>()
  let lastKey: string | undefined
  let group: ClaimLine[] | undefined
  for (const line of lines) {
    const key = keyOf(line)
    if (key === undefined) continue
    if (key !== lastKey || !group) {
      lastKey = key
      group = groups.get(key)
      if (!group) groups.set(key, (group = []))
    }
    group.push(line)
  }
  return groups
}
