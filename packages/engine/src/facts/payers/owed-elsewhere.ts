import type { Day } from '../../claim/day.ts'
import { procedureNumber, type ProcedureNumber } from '../../claim/procedure-number.ts'
import { inEffect } from '../../reference/in-effect.ts'
import { owedElsewhere } from './owed-elsewhere.table.ts'

const runs = owedElsewhere.map((row) => ({
  ...row,
  first: procedureNumber(row.first),
  last: procedureNumber(row.last),
}))

/**
 * Whether payers other than Medicare commonly owe a service that Medicare does not cover, on a date of
 * service: by law, or by a benefit of another kind (dental, hearing, vision, family planning, Medicaid).
 */
export function isOwedElsewhere(procedure: ProcedureNumber, on: Day | undefined): boolean {
  const rows = runs.filter(({ first, last }) => first <= procedure && procedure <= last)
  return inEffect(rows, on).length > 0
}
