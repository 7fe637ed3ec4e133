import type { DrugOfLine } from '../../../batch/kinds/named-drugs.ts'
import type { DrugContext } from '../drug-context.ts'
import { drugFactsOf } from '../drug-facts.ts'

/** What a fill is called: by the line, else by the drug list for its NDC. */
export function fillName(line: DrugOfLine, context: DrugContext): string | undefined {
  if (line.drugName !== undefined) return line.drugName
  const facts = drugFactsOf(line, context)
  const called = facts?.brandName ?? facts?.ingredient
  return called === undefined
    ? undefined
    : `${called} ${facts?.strength ?? ''} ${facts?.form ?? ''}`
}
