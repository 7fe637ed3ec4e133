import type { ClaimLine } from '../../claim/claim-line.ts'
import { surgicalCenter } from './priced-service.ts'

/**
 * Physicians and practitioners who are paid by the physician fee schedule: Medicare's specialty codes (Claims
 * Processing Manual, chapter 26, 10.8.2 and 10.8.3) without facilities and suppliers, the taxonomy of individuals,
 * or a specialty in words.
 */
const practitioner =
  /^(?:0[1-9]|1[0-4]|1[6-9]|2\d|30|3[2-46-9]|4[0-46]|48|50|6[2-8]|7[26-9]|8[0-69]|9[0-479]|98|C[035-9]|D[3578])$|^(?:20[2-9]|208|213E|363|367)\w*$|(?:surgery|surgeon|medicine|ology|ologist|orthop\w+|iatry|iatrist|anesthes\w+|obstetric\w*|gyn\w*|pediatric\w*|practice|practitioner|physician)$/i

/** Whether a line says that a practitioner bills it, and not the surgery center in which it was done. */
function isPractitioners({ specialty = '', modifiers }: CentersFacts): boolean {
  return practitioner.test(specialty.trim()) && !modifiers.includes('SG')
}

type CentersFacts = Pick<ClaimLine, 'placeOfService' | 'specialty' | 'modifiers'>

/**
 * Whether a line at a surgery center's place may be the center's own fee, which is billed with the surgeon's
 * code on the same form: nothing says that a practitioner bills it.
 */
export function mayBeCentersFee(line: CentersFacts): boolean {
  return line.placeOfService === surgicalCenter && !isPractitioners(line)
}
