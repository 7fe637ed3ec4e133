import type { ClaimLine } from '../../claim/claim-line.ts'
import { noProcedure, procedureNumber, type ProcedureNumber } from '../../claim/procedure-number.ts'
import type { ProcedureTable } from '../../reference/look-up-tables.ts'
import type { AddOnEdit } from '../../reference/ncci-rows.ts'

type Coded = Pick<ClaimLine, 'procedure'>

/** Whether a line may be the primary service of an add-on line of the given edit. */
export function servesAsPrimary(
  other: Coded,
  line: Coded,
  edit: AddOnEdit,
  addOns: ProcedureTable<AddOnEdit>,
): boolean {
  return (
    isListed(other, edit, addOns) ||
    (line.procedure === prolongedVisit && prolongedByTime.has(other.procedure))
  )
}

/** Type 2 names no primaries: any service that is no add-on may be one. */
function isListed(
  { procedure }: Coded,
  { type, primaries }: AddOnEdit,
  addOns: ProcedureTable<AddOnEdit>,
): boolean {
  if (type !== 2 || primaries.size > 0) return primaries.has(procedure)
  return procedure !== noProcedure && addOns.find(procedure) === undefined
}

/** CPT lets 99417 prolong these too; the NCCI file names the office visits alone. */
const prolongedVisit = procedureNumber('99417')
const prolongedByTime: ReadonlySet<ProcedureNumber> = new Set(
  ['99245', '99345', '99350', '99483'].map(procedureNumber),
)
