import type { HeldTables } from '../held-tables.ts'
import { decisionParts } from '../levels/decide-level.ts'
import type { OpenQuestion } from './decide-facts.ts'
import type { AskedItem } from './record-fact.ts'

/** What a reader is asked to look for by name, of the tables at hand. */
export function itemsAsked(
  questions: readonly OpenQuestion[],
  { visits, coverage }: HeldTables,
): readonly AskedItem[] {
  const ofVisits = visits && questions.includes('level') ? visits.items : undefined
  const criteria = questions.includes('criteria') ? (coverage?.criteria ?? []) : []
  return [
    ...decisionParts.flatMap((part) =>
      (ofVisits?.[part] ?? []).map(({ name, words }) => ({
        ...{ element: 'decision' as const, name, words },
      })),
    ),
    ...criteria.map(({ name, words }) => ({ element: 'criterion' as const, name, words })),
  ]
}
