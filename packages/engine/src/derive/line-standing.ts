import type { ClaimLine } from '../claim-line.ts'
import { isDenied, isUnpaid, isWithoutCharge } from '../exposure.ts'
import { namesProvider } from './provider-key.ts'
import type { Setting } from './setting.ts'

/** What became of a line and whom it names, as far as rules commonly ask. */
export interface LineStanding {
  readonly isDenied: boolean
  readonly isUnpaid: boolean
  readonly isWithoutCharge: boolean
  readonly namesPatient: boolean
  readonly namesProvider: boolean
  /** Whether exactly one unit is billed. */
  readonly isOneUnit: boolean
  readonly isDated: boolean
}

/** Whether lines of other claims can be told to be of the same patient and provider. */
export function namesParties({ namesPatient, namesProvider: provider }: LineStanding): boolean {
  return namesPatient && provider
}

/** The same object for all lines that stand alike. */
export function standingOf(line: ClaimLine, setting: Setting): LineStanding {
  const number =
    Number(isDenied(line)) |
    (Number(isUnpaid(line)) << 1) |
    (Number(isWithoutCharge(line)) << 2) |
    (Number(line.patientKey !== undefined) << 3) |
    (Number(namesProvider(line, setting)) << 4) |
    (Number(line.units === 1) << 5) |
    (Number(line.serviceFromDay !== undefined) << 6)
  return standings[number] ?? standingNumbered(number)
}

const standings: readonly LineStanding[] = Array.from({ length: 128 }, (_, number) =>
  standingNumbered(number),
)

function standingNumbered(number: number): LineStanding {
  const has = (bit: number) => (number & (1 << bit)) !== 0
  return {
    isDenied: has(0),
    isUnpaid: has(1),
    isWithoutCharge: has(2),
    namesPatient: has(3),
    namesProvider: has(4),
    isOneUnit: has(5),
    isDated: has(6),
  }
}
