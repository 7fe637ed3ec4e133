import type { BilledService } from '../../batch/kinds/billed-services.ts'
import { noProcedure, type ProcedureNumber } from '../../claim/procedure-number.ts'
import { codeShape } from '../../codes/code-shape.ts'
import type { ProcedureTable } from '../../reference/look-up-tables.ts'
import type { FindingClass } from '../../result/finding.ts'
import { cannotTell, lookAt, notApplicable, type Look, type NoFinding } from '../../rule/outcome.ts'
import { noCode } from '../../rule/reasons.ts'
import type { TablesRead } from '../../rule/rule.ts'
import { count, say } from '../../sentences/say.ts'
import type { Sentence } from '../../sentences/sentence.ts'

const otherCodeSet = notApplicable(
  'not a code of CPT or HCPCS Level II: another code set or a local code',
)
const notInStarterPack = cannotTell(
  'the code is not among the everyday codes of the starter pack; import HCPCS and the fee schedule for the rest',
)

/** What speaks against a code: its own shape, or that the table of its code set does not list it. */
export interface Suspicion {
  readonly class: FindingClass
  /** What is said of the code, without the full stop. */
  readonly says: Sentence
  /** Left out where the shape says it all, whatever tables are at hand. */
  readonly missingFrom?: 'procedureCodes' | 'feeSchedule'
}

/** What speaks against a billed code that no table lists, or why nothing can be said of it. */
export function suspicionOf(
  text: string,
  { procedure, setting }: Pick<BilledService, 'procedure' | 'setting'>,
  { procedureCodes, feeSchedule }: TablesRead<never, 'procedureCodes' | 'feeSchedule'>,
): NoFinding | Look<Suspicion> {
  const shape = codeShape(text)
  if (shape === 'none') {
    // Five zeros stand for "no code" in many files.
    return procedure === noProcedure ? noCode : lookAt(impossibleShape)
  }
  if (shape === 'hcpcs') {
    return isComplete(procedureCodes, procedure) ? lookAt(notInHcpcs) : notInStarterPack
  }
  if (shape === 'miscounted' && setting === 'professional') return lookAt(miscounted(text))
  if (shape !== 'cpt' && shape !== 'unsectioned') return otherCodeSet
  if (feeSchedule?.complete) return lookAt(notInFeeSchedule)
  return shape === 'cpt' ? notInStarterPack : lookAt(unsectioned)
}

function isComplete(
  table: ProcedureTable<unknown> | undefined,
  procedure: ProcedureNumber,
): boolean {
  return table?.completeFor?.(procedure) ?? table?.complete ?? false
}

const impossibleShape: Suspicion = {
  class: 'error',
  says: say`has a shape that no procedure code set knows`,
}

const unsectioned: Suspicion = {
  class: 'lead',
  says: say`stands in a range of numbers that no section of CPT has`,
}

const notInHcpcs: Suspicion = {
  class: 'error',
  says: say`is not in HCPCS Level II on the date of service`,
  missingFrom: 'procedureCodes',
}

const notInFeeSchedule: Suspicion = {
  class: 'lead',
  says: say`is not in the Physician Fee Schedule of the date of service, which also lists the CPT codes that it does not pay`,
  missingFrom: 'feeSchedule',
}

/** A typing error, or an anesthesia code that a spreadsheet took the zeros from. */
function miscounted({ length }: string): Suspicion {
  const says = say`has ${count(length)} characters, where codes of CPT and HCPCS have five`
  return { class: 'lead', says }
}
