import type { ClaimLine } from '../../../claim/claim-line.ts'

const noReject = /^(?:0+|NONE|NULL|N\/?A|PAID|OK|APPROVED|NO|N|P|-+)$/i

/** The reject code of a fill; undefined where there is none, or what stands there says so. */
export function rejectedWith({ rejectCode }: ClaimLine): string | undefined {
  return rejectCode === undefined || noReject.test(rejectCode.trim()) ? undefined : rejectCode
}
