import type { ClaimLine } from '../../claim/claim-line.ts'
import type { DrugContext } from './drug-context.ts'
import { drugFactsOf } from './drug-facts.ts'

/** Whether a line is for eye drops, which run out early because drops are spilt. */
export function isEyeDrop(line: ClaimLine, context: DrugContext): boolean {
  const form = drugFactsOf(line, context)?.form
  return /ophth|eye/i.test(`${form ?? ''} ${line.drugName ?? ''}`)
}
