import type { BilledService } from '../../batch/kinds/billed-services.ts'

import type { NoFinding } from '../../rule/outcome.ts'
import { noCode, noProcedureCode } from '../../rule/reasons.ts'

type Bill = Pick<BilledService, 'setting' | 'billType'>

/**
 * Outpatient facility bills whose lines the hospital pair edits speak about: hospital (12x, 13x,
 * 14x) and the therapy and Part B bills of other facilities (22x, 23x, 34x, 74x, 75x).
 * NCCI Policy Manual, introduction.
 */
const pairBillTypes: ReadonlySet<string> = new Set(['12', '13', '14', '22', '23', '34', '74', '75'])

/**
 * Whether pair edits speak about a line; one whose type of bill is not known counts as hospital. Of the
 * lines of equipment suppliers Medicaid's alone do.
 */
export function hasPairEdits({ setting, billType }: Bill): boolean {
  if (setting === 'professional' || setting === 'dme') return true
  return setting === 'outpatient-facility' && isBillType(billType, pairBillTypes)
}

const unitBillTypes: ReadonlySet<string> = new Set([...pairBillTypes, '85'])

/** Whether MUEs speak about a line; the outpatient hospital table covers critical access hospitals too. */
export function hasUnitLimits({ setting, billType }: Bill): boolean {
  if (setting === 'professional' || setting === 'dme') return true
  return setting === 'outpatient-facility' && isBillType(billType, unitBillTypes)
}

const supplierModifiers: ReadonlySet<string> = new Set(['RR', 'NU', 'UE', 'MS', 'BP', 'BR', 'BU'])

/**
 * Whether a line that is not marked as DME bills what a supplier rents or sells: equipment, wheelchairs,
 * orthotics, enteral food, or any code that is rented, new or used (HCPCS Level II).
 */
export function isSuppliersItem({
  setting,
  procedureCode = '',
  modifiers,
}: Pick<BilledService, 'setting' | 'procedureCode' | 'modifiers'>): boolean {
  if (setting !== 'professional') return false
  if (/^(E\d|K0|L\d|B[49])/.test(procedureCode)) return true
  return /^A\d/.test(procedureCode) && modifiers.some((each) => supplierModifiers.has(each))
}

/**
 * Whether a facility bills a practitioner's fee: revenue codes 096x to 098x (NUBC), as critical access
 * hospitals do that elected method II (Medicare Claims Processing Manual ch. 4, 250.2).
 */
export function isProfessionalFee({ revenueCode }: Pick<BilledService, 'revenueCode'>): boolean {
  return revenueCode !== undefined && /^0?9[678]\d$/.test(revenueCode)
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
