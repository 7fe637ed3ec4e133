import { settingOf } from '../../batch/setting.ts'
import type { ClaimLine } from '../../claim/claim-line.ts'
import type { Day } from '../../claim/day.ts'
import { isUnpaid } from '../../claim/exposure.ts'
import { dueDay, reachesBack, type FrequencyLimit } from './frequency-limits.ts'

/** An earlier service after which the next one was not yet due. */
export interface TooSoon {
  readonly kind: 'too-soon'
  readonly last: ClaimLine
  readonly lastDay: Day
  /** Undefined where the service is paid once in a lifetime. */
  readonly due: Day | undefined
}

/**
 * Whether a service was due again; `unknown` where the claims show no earlier one and do not reach
 * back as far as the limit.
 *
 * @param lines the patient's, by date of service
 */
export function serviceInterval(
  line: ClaimLine,
  on: Day,
  limit: FrequencyLimit,
  lines: readonly ClaimLine[],
): TooSoon | { readonly kind: 'due' | 'unknown' } {
  const last = lastCounted(line, on, limit, lines)
  const lastDay = last?.serviceFromDay
  if (last === undefined || lastDay === undefined) {
    const isKnown = reachesBack(lines[0]?.serviceFromDay ?? on, on, limit)
    return { kind: isKnown ? 'due' : 'unknown' }
  }
  const due = dueDay(lastDay, limit)
  return due !== undefined && on >= due ? { kind: 'due' } : { kind: 'too-soon', last, lastDay, due }
}

/**
 * The last paid service that counts against the line's. The reading of an image is billed apart from
 * it, and a hospital beside its physician.
 */
function lastCounted(
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
