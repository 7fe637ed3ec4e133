import type { ClaimLine } from '../claim-line.ts'
import type { CodeTable, DrugFacts, DrugProfile } from '../reference.ts'
import { drugFactsOf } from './drug-facts.ts'
import { profileOf } from './drug-profile.ts'

/** DEA schedule of the drug of a line, 2 to 5; undefined where not controlled or not known. */
export function scheduleOf(
  line: ClaimLine,
  drugs: CodeTable<DrugFacts> | undefined,
  profiles: CodeTable<DrugProfile> | undefined,
): DrugProfile['schedule'] {
  return drugFactsOf(line, drugs)?.schedule ?? profileOf(line, drugs, profiles)?.schedule
}
