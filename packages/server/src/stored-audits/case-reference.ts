import type { CaseRow } from '../db/cases/cases.ts'

/** The number that letters and lists show. */
export function referenceOf({
  number,
  created_at,
}: Pick<CaseRow, 'number' | 'created_at'>): string {
  return `PL-${created_at.getUTCFullYear()}-${String(number).padStart(4, '0')}`
}
