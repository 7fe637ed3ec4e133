import type { ClaimLine } from '../../claim/claim-line.ts'
import type { Day } from '../../claim/day.ts'
import { isUnpaid } from '../../claim/exposure.ts'
import { procedureNumber, type ProcedureNumber } from '../../claim/procedure-number.ts'
import { equipmentTerm, replaces } from './equipment-class.ts'
import { similarEquipment, type SimilarEquipment } from './similar-equipment.table.ts'

const needs: ReadonlyMap<ProcedureNumber, SimilarEquipment> = new Map(
  similarEquipment.flatMap((row) =>
    row.codes.split(' ').map((code) => [procedureNumber(code), row] as const),
  ),
)

/** The need that a piece of equipment serves; undefined for all others. */
export function needOf(procedure: ProcedureNumber): SimilarEquipment | undefined {
  return needs.get(procedure)
}

/** A month of rent, some days spared for the exchange of one piece for another. */
const rentDays = 25
/** A piece that was bought serves this long at least before another one takes its place. */
const boughtDays = 365

/** A line, and the other piece that the patient had when it came. */
export interface SecondPiece {
  readonly need: SimilarEquipment
  readonly had: ClaimLine
}

/**
 * Lines for a piece while another one of the same need was rented for the time, or bought in the year before.
 *
 * @param lines of one patient, by date of service
 */
export function secondPieces(lines: readonly ClaimLine[]): ReadonlyMap<ClaimLine, SecondPiece> {
  const last = new Map<SimilarEquipment, Map<ProcedureNumber, ClaimLine>>()
  const found = new Map<ClaimLine, SecondPiece>()
  for (const line of lines) {
    const { serviceFromDay: day, procedure } = line
    const need = needOf(procedure)
    if (need === undefined || day === undefined || isUnpaid(line)) continue
    if (equipmentTerm(line) === undefined || replaces(line)) continue
    const pieces = last.get(need) ?? new Map<ProcedureNumber, ClaimLine>()
    last.set(need, pieces)
    const had = otherInUse(pieces, procedure, day)
    if (had !== undefined) found.set(line, { need, had })
    // The piece that came first stays the one in use: each month of the other is told.
    else pieces.set(procedure, line)
  }
  return found
}

function otherInUse(
  pieces: ReadonlyMap<ProcedureNumber, ClaimLine>,
  procedure: ProcedureNumber,
  on: Day,
): ClaimLine | undefined {
  for (const [other, line] of pieces) {
    if (other === procedure) continue
    const days = equipmentTerm(line) === 'rented' ? rentDays : boughtDays
    if (on - (line.serviceFromDay ?? 0) < days) return line
  }
  return undefined
}
