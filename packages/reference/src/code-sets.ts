import type { ProcedureNumber } from '@plumbline/engine'

/**
 * The code set of a procedure code as far as one published file covers it whole: the Physician Fee
 * Schedule lists the CPT codes of categories I, II and III, the HCPCS file every Level II code.
 * No file here lists the rest whole: PLA and MAAA laboratory codes (four digits and U, M, A), and
 * CDT dental codes (D).
 */
export type CodeSet = 'CPT' | 'HCPCS Level II' | 'other'

const [letterA, letterD, letterF, letterT] = [10, 13, 15, 29]

export function codeSetOf(procedure: ProcedureNumber): CodeSet {
  const first = Math.floor(procedure / 36 ** 4)
  if (first >= letterA) return first === letterD ? 'other' : 'HCPCS Level II'
  const last = procedure % 36
  return last < letterA || last === letterF || last === letterT ? 'CPT' : 'other'
}
