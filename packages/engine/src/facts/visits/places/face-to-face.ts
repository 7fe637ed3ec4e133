import type { ClaimLine } from '../../../claim/claim-line.ts'
import { isDenied } from '../../../claim/exposure.ts'
import { isEyeExamination } from '../eye-examinations.ts'
import { digitsOnly, surgery, procedureSection } from '../../../codes/procedure-section.ts'
import { settingOf } from '../../../batch/setting.ts'
import { visitFamily } from '../../../codes/visit-families.ts'

/** Visit codes for new patients: office, home, domiciliary, preventive, eye examinations. */
const newPatientRuns: readonly (readonly [number, number])[] = [
  [99_201, 99_205],
  [99_324, 99_328],
  [99_341, 99_345],
  [99_381, 99_387],
]

const newEyeExaminations: ReadonlySet<number> = new Set([92_002, 92_004])

export function isNewPatientVisit({ procedure }: Pick<ClaimLine, 'procedure'>): boolean {
  const code = digitsOnly(procedure)
  if (code < 92_002) return false
  if (newEyeExaminations.has(code)) return true
  return newPatientRuns.some(([first, last]) => first <= code && code <= last)
}

/** Blood draws are done by staff, without the practitioner. */
const staffServices: ReadonlySet<number> = new Set([36_415, 36_416])

/**
 * Whether a paid professional line surely was a face-to-face service of the practitioner: a visit
 * or an operation. Tests, injections and interpretations alone (26) make nobody an established
 * patient (Medicare Claims Processing Manual ch. 12, 30.6.7).
 */
export function isFaceToFace(line: ClaimLine): boolean {
  if (settingOf(line) !== 'professional' || isDenied(line)) return false
  if (line.modifiers.includes('26') || line.modifiers.includes('TC')) return false
  const code = digitsOnly(line.procedure)
  if (visitFamily(line.procedure) !== undefined) return code !== 99_211
  if (isEyeExamination(line.procedure)) return true
  return procedureSection(line.procedure) === surgery && !staffServices.has(code)
}
