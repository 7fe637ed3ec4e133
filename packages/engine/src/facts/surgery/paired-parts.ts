import type { ProcedureNumber } from '../../claim/procedure-number.ts'
import { digitsOnly } from '../../codes/procedure-section.ts'

/** Something that each side of the body has once, and an operation takes away for good. */
export interface PairedPart {
  readonly called: string
  /** Days within which a second one on the same side is not to be expected; left out where never. */
  readonly withinDays?: number
}

const lens: PairedPart = { called: 'lens' }
const tenYears = 3652
const knee: PairedPart = { called: 'whole knee joint', withinDays: tenYears }
const hip: PairedPart = { called: 'whole hip joint', withinDays: tenYears }
const shoulder: PairedPart = { called: 'whole shoulder joint', withinDays: tenYears }

/**
 * By CPT's numbers: cataracts with a lens put in, and first replacements of a whole joint; later ones of
 * the same joint are revisions, which have codes of their own (27134, 27486, 23473).
 */
const parts: ReadonlyMap<number, PairedPart> = new Map([
  ...[66_982, 66_983, 66_984, 66_987, 66_988, 66_989, 66_991].map((code) => [code, lens] as const),
  [27_447, knee],
  [27_130, hip],
  [23_472, shoulder],
])

/** What an operation takes away on its side; undefined for other services. */
export function pairedPart(procedure: ProcedureNumber): PairedPart | undefined {
  return parts.get(digitsOnly(procedure))
}

/** Takes out, or takes apart, an artificial joint: what comes later may be put in anew. */
const removals: ReadonlySet<string> = new Set(['27488', '27090', '27091', '23334', '23335'])

/** Whether a service takes an artificial joint out. */
export function removesJoint(procedureCode: string | undefined): boolean {
  return procedureCode !== undefined && removals.has(procedureCode)
}
