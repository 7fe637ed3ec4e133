import type { ClaimLine } from '../../claim/claim-line.ts'
import { isDenied } from '../../claim/exposure.ts'

/** The first and the last fill of its prescription before a line, where there are any. */
export type FillsBefore = ReadonlyMap<
  ClaimLine,
  { readonly first: ClaimLine; readonly last: ClaimLine }
>

/** Looks for them among the lines of a patient, in their order; denied ones are no fills. */
export function fillsBefore(lines: readonly ClaimLine[]): FillsBefore {
  const before = new Map<ClaimLine, { first: ClaimLine; last: ClaimLine }>()
  const known = new Map<string, { first: ClaimLine; last: ClaimLine }>()
  for (const line of lines) {
    if (line.prescriptionNumber === undefined) continue
    const prescription = `${line.prescriptionNumber}|${line.pharmacyId ?? ''}`
    const fills = known.get(prescription)
    if (fills) before.set(line, fills)
    if (!isDenied(line)) known.set(prescription, { first: fills?.first ?? line, last: line })
  }
  return before
}
