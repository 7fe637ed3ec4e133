import type { ClaimLine } from '../../claim/claim-line.ts'
import { noProcedure } from '../../claim/procedure-number.ts'
import { settingOf } from '../../batch/setting.ts'

/**
 * The patient's other professional lines for the code and the day of one line, whoever billed
 * them, denied ones included.
 *
 * @param lines a patient's lines by date of service
 * @param index where the line stands among them
 */
export function sameCodeLines(lines: readonly ClaimLine[], index: number): ClaimLine[] {
  const line = lines[index]
  if (line?.serviceFromDay === undefined || line.procedure === noProcedure) return []
  const found: ClaimLine[] = []
  for (let at = index - 1; at >= 0; at--) if (!collect(lines[at], line, found)) break
  found.reverse()
  for (let at = index + 1; at < lines.length; at++) if (!collect(lines[at], line, found)) break
  return found
}

/** False once the day is left. */
function collect(other: ClaimLine | undefined, line: ClaimLine, into: ClaimLine[]): boolean {
  if (other?.serviceFromDay !== line.serviceFromDay) return false
  if (other?.procedure === line.procedure && settingOf(other) === 'professional') into.push(other)
  return true
}
