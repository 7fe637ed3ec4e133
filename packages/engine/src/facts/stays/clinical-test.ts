import type { BilledService } from '../../batch/kinds/billed-services.ts'

/** Codes of clinical pathology that physicians report (fee schedule indicator 6 and consultations). */
const readByPhysicians: ReadonlySet<string> = new Set(
  '80503 80504 80505 80506 83020 84165 84166 84181 84182 85060 85097 85390 85576 86077 86078 86079 86153 86255 86256 86320 86325 86327 86334 86335 87164 87207'.split(
    ' ',
  ),
)

/** Tests that a machine or a technician does: pathologists are paid for those that they read. */
export function isClinicalTest({ procedureCode = '', modifiers }: BilledService): boolean {
  if (modifiers.includes('26') || readByPhysicians.has(procedureCode)) return false
  return /^8[0-7]\d{3}$/.test(procedureCode)
}
