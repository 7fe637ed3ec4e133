import type { ClaimLine } from '../claim/claim-line.ts'

/**
 * Taxonomy 363A (physician assistant) and 363L (nurse practitioner), CMS specialty codes 97 and 50, or the
 * words.
 */
const assistant =
  /^363[AL]|^(?:97|50)$|^(?:PA(?:-C)?|NP|APRN|FNP|ANP|AGNP)$|PHYSICIAN(?:.?S)? ASSISTANT|NURSE PRACTITIONER/i

/** Whether a specialty is that of a physician assistant or nurse practitioner. */
export function isAssistantsSpecialty(specialty: string): boolean {
  return assistant.test(specialty.trim())
}

/**
 * Whether two lines of one group are of a physician and of a physician assistant or nurse practitioner
 * who may work with them: CPT counts these as of the physician's own specialty, and the file does not
 * say whose they work in.
 */
export function mayBeOfOneSpecialty(one: ClaimLine, other: ClaimLine): boolean {
  const group = one.providerTaxId ?? one.billingNpi
  if (group === undefined || group !== (other.providerTaxId ?? other.billingNpi)) return false
  if (one.specialty === undefined || other.specialty === undefined) return false
  return isAssistantsSpecialty(one.specialty) || isAssistantsSpecialty(other.specialty)
}
