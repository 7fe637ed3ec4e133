import type { ClaimLine } from '../../claim/claim-line.ts'
import type { DrugFacts } from '../../reference/drug-rows.ts'
import type { CodeTable } from '../../reference/look-up-tables.ts'
import { drugFactsOf } from './drug-facts.ts'

/** Whether a line is for eye drops, which run out early because drops are spilt. */
export function isEyeDrop(line: ClaimLine, drugs: CodeTable<DrugFacts> | undefined): boolean {
  const form = drugFactsOf(line, drugs)?.form
  return /ophth|eye/i.test(`${form ?? ''} ${line.drugName ?? ''}`)
}
