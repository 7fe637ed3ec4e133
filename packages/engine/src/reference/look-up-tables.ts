import type { ProcedureNumber } from '../claim/procedure-number.ts'

/** Facts about procedure codes, one row a code. */
export interface ProcedureTable<Row> {
  /** Whether a code that is not here is not in the official table either. */
  readonly complete: boolean
  /**
   * The same question for the code set that one code belongs to: a file of HCPCS Level II is
   * complete for `J1100` and says nothing about CPT. Left out, `complete` speaks for all.
   */
  completeFor?(procedure: ProcedureNumber): boolean
  find(procedure: ProcedureNumber): Row | undefined
}

/** Facts keyed by any other code, as text without dots or hyphens. */
export interface CodeTable<Row> {
  /** Whether a code that is not here is not in the official table either. */
  readonly complete: boolean
  find(code: string): Row | undefined
}
