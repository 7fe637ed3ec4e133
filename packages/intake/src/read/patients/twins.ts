import type { ClaimLineDraft } from '../claim-line-draft.ts'
import { areTwoNames } from './first-names.ts'

/** Of more numbers than this the names are not of the patients. */
const mostShared = 0.25
/** So many numbers may be shared in any file. */
const alwaysFew = 3

/**
 * Marks the lines of patient numbers under which two first names stand with one birth date and sex, as
 * twins have who share a number, and says so. Nothing is done where that holds for many numbers: the
 * names are then of somebody else.
 *
 * @param firstNames of the lines, in their order
 */
export function markTwins(
  lines: readonly ClaimLineDraft[],
  firstNames: readonly (string | undefined)[],
): readonly string[] {
  const people = new Map<string, Set<string>>()
  lines.forEach((line, at) => {
    const name = firstNames[at]
    if (line.patientKey === undefined || name === undefined) return
    const signs = signsOf(line)
    const names = people.get(signs)
    if (names) names.add(name)
    else people.set(signs, new Set([name]))
  })
  const shared = new Set(
    Array.from(people).flatMap(([signs, names]) => (haveTwoNames(names) ? [signs] : [])),
  )
  if (shared.size === 0) return []
  if (shared.size > Math.max(alwaysFew, people.size * mostShared)) return []
  for (const line of lines) if (shared.has(signsOf(line))) line.isFamilyNumber = true
  const numbers = shared.size === 1 ? '1 patient number has' : `${shared.size} patient numbers have`
  return [
    `${numbers} two first names with one birth date and sex, as twins who share a number do: what rests on two claims of such a number is a question and no error.`,
  ]
}

function signsOf({ patientKey, birthDay, birthYear, sex }: ClaimLineDraft): string {
  return JSON.stringify([patientKey, birthDay ?? birthYear, sex])
}

function haveTwoNames(names: ReadonlySet<string>): boolean {
  if (names.size < 2) return false
  const all = Array.from(names)
  return all.some((one, at) => all.slice(at + 1).some((other) => areTwoNames(one, other)))
}
