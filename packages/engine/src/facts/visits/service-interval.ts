import { settingOf } from '../../batch/setting.ts'
import type { ClaimLine } from '../../claim/claim-line.ts'
import type { Day } from '../../claim/day.ts'
import type { ProcedureNumber } from '../../claim/procedure-number.ts'
import { lastBefore } from '../../batch/dated-lines.ts'
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

/** The paid services of a patient, by what counts against another one. */
export class CountedServices {
  readonly firstDay: Day | undefined
  readonly #lines = new Map<string, { line: ClaimLine; at: number; serviceFromDay: Day }[]>()

  /** @param lines the patient's, by date of service */
  constructor(lines: readonly ClaimLine[], isCounted: (line: ClaimLine) => boolean) {
    this.firstDay = lines[0]?.serviceFromDay
    lines.forEach((line, at) => {
      const { serviceFromDay } = line
      if (serviceFromDay === undefined || !isCounted(line)) return
      if (isStopped(line) || isUnpaid(line)) return
      const key = keyOf(line, line.procedure)
      const alike = this.#lines.get(key)
      const placed = { line, at, serviceFromDay }
      if (alike) alike.push(placed)
      else this.#lines.set(key, [placed])
    })
  }

  /**
   * The last paid service that counts against a line's. The reading of an image is billed apart from
   * it, and a hospital beside its physician.
   */
  lastBefore(line: ClaimLine, on: Day, { counted }: FrequencyLimit): ClaimLine | undefined {
    let last: { line: ClaimLine; at: number } | undefined
    for (const procedure of counted) {
      const found = lastBefore(this.#lines.get(keyOf(line, procedure)), on)
      if (found && (!last || found.at > last.at)) last = found
    }
    return last?.line
  }
}

function keyOf(line: ClaimLine, procedure: ProcedureNumber): string {
  return `${procedure} ${settingOf(line)} ${componentOf(line)}`
}

/**
 * Whether a service was due again; `unknown` where the claims show no earlier one and do not reach
 * back as far as the limit.
 */
export function serviceInterval(
  line: ClaimLine,
  on: Day,
  limit: FrequencyLimit,
  services: CountedServices,
): TooSoon | { readonly kind: 'due' | 'unknown' } {
  const last = services.lastBefore(line, on, limit)
  const lastDay = last?.serviceFromDay
  if (last === undefined || lastDay === undefined) {
    const isKnown = reachesBack(services.firstDay ?? on, on, limit)
    return { kind: isKnown ? 'due' : 'unknown' }
  }
  const due = dueDay(lastDay, limit)
  return due !== undefined && on >= due ? { kind: 'due' } : { kind: 'too-soon', last, lastDay, due }
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
