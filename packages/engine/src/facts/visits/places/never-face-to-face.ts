import type { BilledService } from '../../../batch/kinds/billed-services.ts'
import { procedureNumber } from '../../../claim/procedure-number.ts'
import { neverFaceToFace } from './never-face-to-face.table.ts'

const runs = neverFaceToFace.map(
  ({ first, last }) => [procedureNumber(first), procedureNumber(last)] as const,
)

/** Equipment, supplies and drugs (HCPCS Level II). */
const goods = /^[AEJKLQ]\d{4}$/

/** Whether a line bills no service that is given face to face: a check-in, a message, monitoring, care management, or goods. */
export function isNeverFaceToFace({
  procedure,
  procedureCode = '',
}: Pick<BilledService, 'procedure' | 'procedureCode'>): boolean {
  if (goods.test(procedureCode)) return true
  return runs.some(([first, last]) => first <= procedure && procedure <= last)
}
