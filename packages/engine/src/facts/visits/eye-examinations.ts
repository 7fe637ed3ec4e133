import { procedureNumber, type ProcedureNumber } from '../../claim/procedure-number.ts'

const examinations: ReadonlySet<ProcedureNumber> = new Set(
  ['92002', '92004', '92012', '92014'].map(procedureNumber),
)

/** Ophthalmological visits, which stand in CPT's medicine section and count as visits. */
export function isEyeExamination(procedure: ProcedureNumber): boolean {
  return examinations.has(procedure)
}
