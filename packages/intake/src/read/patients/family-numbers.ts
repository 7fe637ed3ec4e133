import type { AssignedColumn } from '../../columns/assign-columns.ts'
import type { Meaning } from '../../words/meanings.ts'
import type { ClaimLineDraft } from '../claim-line-draft.ts'

/** What tells the people of one subscriber apart. A relationship does not: two children have the same. */
const telling: ReadonlySet<Meaning | 'ignored' | undefined> = new Set<Meaning>([
  'patientKey',
  'personCode',
  'patientName',
  'patientFirstName',
  'patientLastName',
  'birthDay',
])

/**
 * Marks the lines of a file that knows its patients by the number of the subscriber alone, and says so.
 * Where a column tells more and a cell of it is blank, the line's digest is of less, and of nobody else.
 */
export function markFamilyNumbers(
  lines: readonly ClaimLineDraft[],
  columns: readonly AssignedColumn[],
): readonly string[] {
  if (!columns.some(({ meaning }) => meaning === 'subscriberId')) return []
  if (columns.some(({ meaning }) => telling.has(meaning))) return []
  for (const line of lines) line.isFamilyNumber = true
  return [
    'The file knows patients by the number of a subscriber alone, which a family shares: what rests on two claims of one number is a question and no error.',
  ]
}
