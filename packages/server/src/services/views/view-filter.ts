import { FindingFilter, type SavedViewGiven } from '@plumbline/contract'
import { AppError } from '../../app-error.ts'
import type { AccountKey } from '../../keys/account-keys.ts'
import { reviewMarks } from '../../stored-audits/review-marks.ts'
import { readFilter } from '../review/read-filter.ts'

/** A view's filter as it was given, without what is empty. Throws `invalid-request` naming the field. */
export function checkedFilter(
  filter: SavedViewGiven['filter'],
  account: AccountKey,
): Record<string, string> {
  const given = Object.fromEntries(
    Object.entries(filter).flatMap(([name, value]) => (value ? [[name, value] as const] : [])),
  )
  const parsed = FindingFilter.safeParse(given)
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) => ({
      field: `filter.${path.map(String).join('.')}`,
      message,
    }))
    throw new AppError('invalid-request', {
      faults,
      ...(faults[0] && { message: faults[0].message }),
    })
  }
  readFilter(parsed.data, reviewMarks(account.patientMarks))
  return given
}
