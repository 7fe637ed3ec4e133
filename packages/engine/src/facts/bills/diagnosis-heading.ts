import { day, type Day } from '../../claim/day.ts'
import { hasDiagnosisShape, takesSeventhCharacter } from '../../codes/diagnosis-shape.ts'
import type { DiagnosisFacts } from '../../reference/diagnosis-rows.ts'
import type { CodeTable } from '../../reference/look-up-tables.ts'
import { dividedDiagnoses } from './divided-diagnoses.table.ts'

/** Whether a diagnosis is a heading of ICD-10-CM, which needs more characters; false for a code of no table. */
export function isDiagnosisHeading(code: string, table: CodeTable<DiagnosisFacts>): boolean {
  const facts = table.find(code)
  return facts ? !facts.billable : lacksSeventh(code, table)
}

/** An injury that the selection of the starter pack does not list, short of its last character. */
function lacksSeventh(code: string, table: CodeTable<DiagnosisFacts>): boolean {
  return (
    !table.complete &&
    code.length < 7 &&
    takesSeventhCharacter(code) &&
    hasDiagnosisShape(code) &&
    table.find(code.slice(0, 3)) !== undefined
  )
}

const dividedOn: ReadonlyMap<string, Day> = new Map(
  dividedDiagnoses.flatMap(({ year, codes }) =>
    codes.split(' ').map((code) => [code, day(`${String(year)}-10-01`)] as const),
  ),
)

/** The day from which an everyday code has been a heading that stood alone before; undefined for other codes. */
export function headingSince(code: string): Day | undefined {
  return dividedOn.get(code)
}
