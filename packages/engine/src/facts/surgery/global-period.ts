import type { ClaimLine } from '../../claim/claim-line.ts'
import type { Day } from '../../claim/day.ts'
import { isUnpaid } from '../../claim/exposure.ts'
import { noProcedure } from '../../claim/procedure-number.ts'
import { isAssistant } from './line-roles.ts'
import {
  evaluationManagement,
  laboratory,
  procedureSection,
  surgery,
} from '../../codes/procedure-section.ts'
import { settingOf } from '../../batch/setting.ts'

/** Global surgical packages that include visits: the day itself, ten days after, ninety days after. */
export type GlobalDays = '000' | '010' | '090'

/** The days that one operation's package covers, both ends included. */
export interface GlobalPeriod {
  readonly operation: ClaimLine
  readonly globalDays: GlobalDays
  readonly day: Day
  readonly from: Day
  readonly to: Day
}

/** The longest that a package reaches after an operation. */
export const longestGlobalDays = 90

/**
 * The package of a line, by its global days: 000 the day of the operation; 010 and ten days after;
 * 090 the day before and ninety days after (Medicare Claims Processing Manual ch. 12, 40.1).
 * Undefined where the line opens none: not professional, not paid, no global days, a part of the
 * package (55, 56) or of the operation (assistants), or not completed (53). A return to the
 * operating room (78) opens no new period, and a surgeon who hands the aftercare on (54) has none.
 */
export function globalPeriod(
  line: ClaimLine,
  globalDays: string | undefined,
): GlobalPeriod | undefined {
  if (globalDays !== '000' && globalDays !== '010' && globalDays !== '090') return undefined
  const { serviceFromDay: day, modifiers } = line
  if (day === undefined || settingOf(line) !== 'professional' || isUnpaid(line)) {
    return undefined
  }
  if (isAssistant(line) || modifiers.some((modifier) => noPackage.has(modifier))) return undefined
  const aftercare = modifiers.some((modifier) => dayOnly.has(modifier)) ? 0 : afterDays[globalDays]
  const before = globalDays === '090' ? 1 : 0
  return { operation: line, globalDays, day, from: day - before, to: day + aftercare }
}

const afterDays: Readonly<Record<GlobalDays, number>> = { '000': 0, '010': 10, '090': 90 }
const noPackage: ReadonlySet<string> = new Set(['53', '55', '56', '73', '74'])
const dayOnly: ReadonlySet<string> = new Set(['54', '78'])

/** Whether a code not found in a table that is only a selection might open a package. */
export function mayOpenPeriod({ procedure }: ClaimLine): boolean {
  return procedure !== noProcedure && procedureSection(procedure) === surgery
}

/** Visits and laboratory tests have no package; a cheap question before any table is read. */
export function neverOpensPeriod({ procedure }: Pick<ClaimLine, 'procedure'>): boolean {
  const section = procedureSection(procedure)
  return procedure === noProcedure || section === evaluationManagement || section === laboratory
}
