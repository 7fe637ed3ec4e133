import { settingOf } from '@plumbline/engine'
import type { ClaimLineDraft } from '../claim-line-draft.ts'
import type { SettledStays } from './stay-days.ts'

/**
 * In a file that has no dates of service, rows that are whole stays (neither a procedure nor a revenue code)
 * were in service from admission to discharge: these are the days that such a bill covers (UB-04 field 6).
 */
export function settleDaysOfStays(lines: readonly ClaimLineDraft[]): SettledStays {
  let stays = 0
  if (lines.every(({ serviceFromDay }) => serviceFromDay === undefined))
    for (const line of lines) {
      const { admissionDay, dischargeDay } = line
      if (admissionDay === undefined || !isOneStay(line)) continue
      line.serviceFromDay = admissionDay
      if (dischargeDay !== undefined && dischargeDay >= admissionDay)
        line.serviceThroughDay ??= dischargeDay
      stays++
    }
  if (stays === 0) return { fields: [], notes: [] }
  return {
    fields: ['serviceFromDay', 'serviceThroughDay'],
    notes: [
      'The file has no dates of service: the days from admission to discharge were taken for those of its stays.',
    ],
  }
}

function isOneStay(line: ClaimLineDraft): boolean {
  const { procedureCode, revenueCode } = line
  if (procedureCode !== undefined || revenueCode !== undefined) return false
  return settingOf(line) === 'inpatient-facility'
}
