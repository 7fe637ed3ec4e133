import type { ClaimLine } from '../../claim/claim-line.ts'
import { isCreditForFill } from '../../claim/credit.ts'
import { isDenied, isUnpaid, isWithoutCharge } from '../../claim/exposure.ts'
import { namesProvider } from '../provider-key.ts'
import type { Setting } from '../setting.ts'

/** What became of a line and whom it names, as far as rules commonly ask. */
export interface LineStanding {
  readonly isDenied: boolean
  readonly isUnpaid: boolean
  readonly isWithoutCharge: boolean
  readonly namesPatient: boolean
  readonly namesProvider: boolean
  readonly isDated: boolean
  /** Whether the line says anything of a drug or a rebate: NDC, name or invoice. */
  readonly namesDrug: boolean
  /** Where the line bills so few units, and whole ones. */
  readonly fewUnits: 1 | 2 | 3 | undefined
}

/** Whether lines of other claims can be told to be of the same patient and provider. */
export function namesParties({ namesPatient, namesProvider: provider }: LineStanding): boolean {
  return namesPatient && provider
}

/** Two bits say how many. */
const fewUnits = [undefined, 1, 2, 3] as const

/** The same object for all lines that stand alike. */
export function standingOf(line: ClaimLine, setting: Setting): LineStanding {
  const number =
    Number(isDenied(line) || isCreditForFill(line)) |
    (Number(isUnpaid(line)) << 1) |
    (Number(isWithoutCharge(line)) << 2) |
    (Number(line.patientKey !== undefined) << 3) |
    (Number(namesProvider(line, setting)) << 4) |
    (Number(line.serviceFromDay !== undefined) << 5) |
    (Number(namesDrug(line)) << 6) |
    (fewOf(line.units) << 7)
  return standings[number] ?? standingNumbered(number)
}

function namesDrug(line: ClaimLine): boolean {
  return (
    line.ndcAsBilled !== undefined ||
    line.ndc !== undefined ||
    line.drugName !== undefined ||
    line.rebateCents !== undefined ||
    line.rebateInvoiced !== undefined
  )
}

function fewOf(units: number | undefined): number {
  return units === 1 || units === 2 || units === 3 ? units : 0
}

const standings: readonly LineStanding[] = Array.from({ length: 512 }, (_, number) =>
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
    isDated: has(5),
    namesDrug: has(6),
    fewUnits: fewUnits[number >> 7],
  }
}
