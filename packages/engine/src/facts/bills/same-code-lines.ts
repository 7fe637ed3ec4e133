import type { ClaimLine } from '../../claim/claim-line.ts'
import type { Day } from '../../claim/day.ts'
import { noProcedure } from '../../claim/procedure-number.ts'
import { settingOf } from '../../batch/setting.ts'

/**
 * The patient's other professional lines for the code and the day of one line, whoever billed
 * them, denied ones included.
 *
 * @param lines the lines of the patient by date of service, undated ones last
 */
export function othersOfCode(line: ClaimLine, lines: readonly ClaimLine[]): readonly ClaimLine[] {
  const { serviceFromDay: day, procedure } = line
  if (day === undefined || procedure === noProcedure) return []
  const found: ClaimLine[] = []
  for (let at = firstOfDay(lines, day); at < lines.length; at++) {
    const other = lines[at]
    if (other?.serviceFromDay !== day) break
    if (other === line || other.procedure !== procedure) continue
    if (settingOf(other) === 'professional') found.push(other)
  }
  return found
}

/** Where the lines of a day begin; lines are searched by halves, as a patient may have very many. */
function firstOfDay(lines: readonly ClaimLine[], day: Day): number {
  let from = 0
  let to = lines.length
  while (from < to) {
    const middle = (from + to) >>> 1
    if ((lines[middle]?.serviceFromDay ?? Infinity) < day) from = middle + 1
    else to = middle
  }
  return from
}
