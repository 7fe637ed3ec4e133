import type { Day } from '../claim/day.ts'
import type { ProcedureNumber } from '../claim/procedure-number.ts'

/** One NCCI procedure-to-procedure edit: column 2 is not paid beside column 1. */
export interface PtpEdit {
  /** 0 no modifier may bypass it, 1 an NCCI modifier may, 9 the edit never applied. */
  readonly modifierIndicator: 0 | 1 | 9
  /** Undefined where the copy at hand does not say when the edit began. */
  readonly effectiveDay: Day | undefined
  /** Last day on which the edit applies; undefined while it stands. */
  readonly deletionDay: Day | undefined
  readonly rationale: string
}

/** NCCI procedure-to-procedure edits of one setting. */
export interface PtpEdits {
  readonly complete: boolean
  /** Whether any edit names the code in either column: a cheap first question. */
  mentions(procedure: ProcedureNumber): boolean
  /** The strictest indicator of the edits, of any day, that name the two in either order. */
  indicatorOf(one: ProcedureNumber, other: ProcedureNumber): 0 | 1 | undefined
  /** The edit of this ordered pair that applies on the day, if any. */
  find(column1: ProcedureNumber, column2: ProcedureNumber, on: Day): PtpEdit | undefined
}

/** The strictest of edits that may apply: 0 before 1; undefined where there is none. */
export function strictestIndicator(edits: readonly (PtpEdit | undefined)[]): 0 | 1 | undefined {
  if (edits.some((edit) => edit?.modifierIndicator === 0)) return 0
  return edits.some((edit) => edit?.modifierIndicator === 1) ? 1 : undefined
}

/** Medically Unlikely Edit: the most units of a code on one line (MAI 1) or one day (MAI 2, 3). */
export interface MueLimit {
  readonly units: number
  readonly adjudicationIndicator: 1 | 2 | 3
  readonly rationale: string
  /** A limit of Medicaid's own, whose limits are all for one line. */
  readonly isMedicaids?: true
}

export interface AddOnEdit {
  /** 1 only the listed primaries, 2 the payer decides, 3 some primaries are listed. */
  readonly type: 1 | 2 | 3
  readonly primaries: ReadonlySet<ProcedureNumber>
}
