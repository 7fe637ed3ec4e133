import { ProviderIndex, type SameProvider } from '../../batch/provider-key.ts'
import { settingOf } from '../../batch/setting.ts'
import type { ClaimLine } from '../../claim/claim-line.ts'
import { isoDate } from '../../claim/day.ts'
import { isUnpaid } from '../../claim/exposure.ts'
import { procedureNumber, type ProcedureNumber } from '../../claim/procedure-number.ts'
import { isInEffect } from '../../reference/in-effect.ts'
import { monthInclusions, type MonthInclusion } from './month-inclusions.table.ts'

const including = byCode(({ codes }) => codes)
const included = byCode(({ includes }) => includes)

/** Whether some service for a month includes a code. */
export function isIncludedInMonth(procedure: ProcedureNumber): boolean {
  return included.has(procedure)
}

/** The service for the month that includes a line, and the line that bills it. */
export interface IncludedLine {
  readonly inclusion: MonthInclusion
  readonly by: ClaimLine
  /** Whether the file names the practitioner of both; else a group whose members it does not tell apart. */
  readonly isOnePractitioner: boolean
}

/** What one practitioner, or one group, was paid in a calendar month. */
interface Month {
  readonly isOnePractitioner: boolean
  readonly billed: Map<MonthInclusion, ClaimLine>
}

/**
 * The lines that a service of their practitioner and month includes.
 *
 * @param lines of one patient
 */
export function includedInMonths(
  lines: readonly ClaimLine[],
): ReadonlyMap<ClaimLine, IncludedLine> {
  const months = new PractitionerMonths()
  for (const line of lines) {
    const billed = months.of(line)?.billed
    for (const inclusion of including.get(line.procedure) ?? []) {
      if (billed?.has(inclusion) === false) billed.set(inclusion, line)
    }
  }
  const found = new Map<ClaimLine, IncludedLine>()
  for (const line of lines) {
    const month = isIncludedInMonth(line.procedure) ? months.of(line) : undefined
    const included = month && includedIn(line, month)
    if (included !== undefined) found.set(line, included)
  }
  return found
}

function includedIn(
  { procedure, serviceFromDay }: ClaimLine,
  { billed, isOnePractitioner }: Month,
): IncludedLine | undefined {
  for (const inclusion of included.get(procedure) ?? []) {
    const by = billed.get(inclusion)
    if (by !== undefined && isInEffect(inclusion, serviceFromDay)) {
      return { inclusion, by, isOnePractitioner }
    }
  }
  return undefined
}

/** The same object for the paid professional lines of one practitioner and calendar month. */
class PractitionerMonths {
  readonly #providers = new ProviderIndex()
  readonly #months = new Map<SameProvider, Map<string, Month>>()

  of(line: ClaimLine): Month | undefined {
    const { serviceFromDay: day } = line
    if (day === undefined || isUnpaid(line) || settingOf(line) !== 'professional') return undefined
    const provider = this.#providers.of(line, 'professional')
    const ofProvider = this.#months.get(provider) ?? new Map<string, Month>()
    this.#months.set(provider, ofProvider)
    const name = isoDate(day).slice(0, 7)
    const isOnePractitioner = provider.identity === 'practitioner'
    const month = ofProvider.get(name) ?? {
      isOnePractitioner,
      billed: new Map<MonthInclusion, ClaimLine>(),
    }
    ofProvider.set(name, month)
    return month
  }
}

function byCode(
  codesOf: (row: MonthInclusion) => string,
): ReadonlyMap<ProcedureNumber, readonly MonthInclusion[]> {
  const rows = new Map<ProcedureNumber, MonthInclusion[]>()
  for (const row of monthInclusions) {
    for (const code of codesOf(row).split(' ')) {
      const procedure = procedureNumber(code)
      const known = rows.get(procedure)
      if (known) known.push(row)
      else rows.set(procedure, [row])
    }
  }
  return rows
}
