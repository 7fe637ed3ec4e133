import { readNdc } from '../../codes/ndc.ts'
import type { DrugOfLine } from '../../batch/kinds/named-drugs.ts'
import { LastAnswer } from '../../memo/last-answer.ts'
import { Remembered } from '../../memo/memories.ts'
import type { DrugFacts } from '../../reference/drug-rows.ts'
import type { CodeTable } from '../../reference/look-up-tables.ts'
import type { DrugContext } from './drug-context.ts'

/** The NDCs of a line that a drug list knows: none, one, or several that digits cannot tell apart. */
export function knownNdcs(line: DrugOfLine, drugs: CodeTable<unknown>): readonly string[] {
  if (line.ndc !== undefined) return drugs.find(line.ndc) === undefined ? none : [line.ndc]
  if (line.ndcAsBilled === undefined) return none
  const reading = readNdc(line.ndcAsBilled)
  if (reading.kind === 'certain') return drugs.find(reading.ndc) ? [reading.ndc] : none
  if (reading.kind !== 'ambiguous') return none
  return reading.candidates.filter((candidate) => drugs.find(candidate) !== undefined)
}

const none: readonly string[] = []

/** What the drug list says of the line's package; undefined unless exactly one NDC fits. */
export function drugFactsOf(
  line: DrugOfLine,
  { tables: { drugs }, memories }: DrugContext,
): DrugFacts | undefined {
  return drugs && lastFacts.in(memories).get(line, drugs, undefined)
}

const lastFacts = new Remembered(() => new LastAnswer(findFacts))

function findFacts(line: DrugOfLine, drugs: CodeTable<DrugFacts>): DrugFacts | undefined {
  if (line.ndc !== undefined) return drugs.find(line.ndc)
  const [first, second] = knownNdcs(line, drugs)
  return first !== undefined && second === undefined ? drugs.find(first) : undefined
}
