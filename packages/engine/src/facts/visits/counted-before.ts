import { settingOf } from '../../batch/setting.ts'
import type { ClaimLine } from '../../claim/claim-line.ts'
import type { Day } from '../../claim/day.ts'
import { isUnpaid } from '../../claim/exposure.ts'
import type { FrequencyLimit } from './frequency-limits.ts'

/**
 * The last paid service before a day that counts against one. The reading of an image is billed apart
 * from it, and a hospital beside its physician.
 *
 * @param lines the patient's, by date of service
 */
export function lastCounted(
  line: ClaimLine,
  on: Day,
  { counted }: FrequencyLimit,
  lines: readonly ClaimLine[],
): ClaimLine | undefined {
  return lines.findLast(
    (other) =>
      counted.has(other.procedure) &&
      (other.serviceFromDay ?? on) < on &&
      settingOf(other) === settingOf(line) &&
      componentOf(other) === componentOf(line) &&
      !isStopped(other) &&
      !isUnpaid(other),
  )
}

/** An image may be read on another day than it was taken. */
function componentOf({ modifiers }: ClaimLine): '26' | 'TC' | 'whole' {
  if (modifiers.includes('26')) return '26'
  return modifiers.includes('TC') ? 'TC' : 'whole'
}

const stopped: ReadonlySet<string> = new Set(['53', '73', '74'])

/** A screening that could not be completed may be made again. */
function isStopped({ modifiers }: ClaimLine): boolean {
  return modifiers.some((modifier) => stopped.has(modifier))
}
