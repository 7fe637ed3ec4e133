import { date, field, say } from '../../sentences/say.ts'
import type { Sentence } from '../../sentences/sentence.ts'
import type { ClaimLine } from '../../claim/claim-line.ts'
import type { Day } from '../../claim/day.ts'
import { isDenied } from '../../claim/exposure.ts'
import { settingOf } from '../../batch/setting.ts'

/** A stay in a hospital as one claim bills it whole: type of bill 111, or a DRG and no type. */
export interface HospitalStay {
  readonly line: ClaimLine
  readonly admission: Day
  readonly discharge: Day
}

/** Whether a line stands on the bill of a whole stay; interim bills and other facilities do not. */
export function isWholeStay(line: ClaimLine): boolean {
  if (settingOf(line) !== 'inpatient-facility' || isDenied(line)) return false
  const { billType } = line
  if (billType !== undefined && !billType.startsWith('11')) return false
  // `11X` is any bill of a stay; without more it counts as a whole one.
  const frequencyCode = line.frequencyCode ?? billType?.charAt(2) ?? '1'
  return frequencyCode === '1' || frequencyCode === '7' || frequencyCode === 'X'
}

/** Whether a line stands on an interim bill of a stay in a hospital: the first (2), a further (3) or the last (4). */
export function isInterimBill(line: ClaimLine): boolean {
  if (settingOf(line) !== 'inpatient-facility' || isDenied(line)) return false
  const { billType } = line
  if (billType?.startsWith('11') !== true) return false
  return /^[234]$/.test(line.frequencyCode ?? billType.charAt(2))
}

/** The whole stays of a patient, one for each claim, in the order of its lines. */
export function hospitalStays(lines: readonly ClaimLine[]): readonly HospitalStay[] {
  const stays = new Map<string, HospitalStay>()
  for (const line of lines) {
    const { claimId, admissionDay: admission, dischargeDay: discharge } = line
    if (claimId === undefined || admission === undefined || discharge === undefined) continue
    if (!stays.has(claimId) && isWholeStay(line)) {
      stays.set(claimId, { line, admission, discharge })
    }
  }
  return Array.from(stays.values())
}

/** A stay as a sentence names it: its nights and its claim. */
export function stayName({ line, admission, discharge }: HospitalStay): Sentence {
  return say`${date(admission)} to ${date(discharge)} (claim ${field(line, 'claimId')})`
}
