import type { BilledService } from '../../batch/billed-services.ts'

import type { NoFinding } from '../../rule/outcome.ts'
import { noCode, noProcedureCode } from '../../rule/reasons.ts'

type Bill = Pick<BilledService, 'setting' | 'billType'>

/**
 * Outpatient facility bills whose lines the hospital pair edits speak about: hospital (12x, 13x,
 * 14x) and the therapy and Part B bills of other facilities (22x, 23x, 34x, 74x, 75x).
 * NCCI Policy Manual, introduction.
 */
const pairBillTypes: ReadonlySet<string> = new Set(['12', '13', '14', '22', '23', '34', '74', '75'])

/** Whether pair edits speak about a line; one whose type of bill is not known counts as hospital. */
export function hasPairEdits({ setting, billType }: Bill): boolean {
  if (setting === 'professional') return true
  return setting === 'outpatient-facility' && isBillType(billType, pairBillTypes)
}

const unitBillTypes: ReadonlySet<string> = new Set([...pairBillTypes, '85'])

/** Whether MUEs speak about a line; the outpatient hospital table covers critical access hospitals too. */
export function hasUnitLimits({ setting, billType }: Bill): boolean {
  if (setting === 'professional' || setting === 'dme') return true
  return setting === 'outpatient-facility' && isBillType(billType, unitBillTypes)
}

function isBillType(billType: string | undefined, types: ReadonlySet<string>): boolean {
  return billType === undefined || types.has(billType.slice(0, 2))
}

/** What to answer for a line without a CPT or HCPCS code: facilities bill many by revenue code alone. */
export function withoutCode({
  procedureCode,
  setting,
}: Pick<BilledService, 'procedureCode' | 'setting'>): NoFinding {
  return procedureCode === undefined && setting === 'professional' ? noProcedureCode : noCode
}
