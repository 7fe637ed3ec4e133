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
  const billing = new Map<object, Map<MonthInclusion, ClaimLine>>()
  for (const line of lines) {
    const month = months.of(line)
    if (month === undefined) continue
    for (const inclusion of including.get(line.procedure) ?? []) {
      const ofMonth = billing.get(month) ?? new Map<MonthInclusion, ClaimLine>()
      billing.set(month, ofMonth)
      if (!ofMonth.has(inclusion)) ofMonth.set(inclusion, line)
    }
  }
  const found = new Map<ClaimLine, IncludedLine>()
  for (const line of lines) {
    const month = months.of(line)
    const ofMonth = month && billing.get(month)
    for (const inclusion of included.get(line.procedure) ?? []) {
      const by = ofMonth?.get(inclusion)
      if (by !== undefined && isInEffect(inclusion, line.serviceFromDay)) {
        found.set(line, { inclusion, by })
        break
      }
    }
  }
  return found
}

/** The same object for the paid professional lines of one practitioner and calendar month. */
class PractitionerMonths {
  readonly #providers = new ProviderIndex()
  readonly #months = new Map<SameProvider, Map<string, object>>()

  of(line: ClaimLine): object | undefined {
    const { serviceFromDay: day } = line
    if (day === undefined || isUnpaid(line) || settingOf(line) !== 'professional') return undefined
    const provider = this.#providers.of(line, 'professional')
    const ofProvider = this.#months.get(provider) ?? new Map<string, object>()
    this.#months.set(provider, ofProvider)
    const name = isoDate(day).slice(0, 7)
    const month = ofProvider.get(name) ?? {}
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
