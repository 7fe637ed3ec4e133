import type { Day } from '../../claim/day.ts'
import type { Memories } from '../../memo/memories.ts'
import type { DrugFacts, DrugProfile } from '../../reference/drug-rows.ts'
import type { CodeTable } from '../../reference/look-up-tables.ts'

/** The lists that say what a drug is, as far as there are any. */
export interface DrugLists {
  readonly drugs?: CodeTable<DrugFacts> | undefined
  readonly drugProfiles?: CodeTable<DrugProfile> | undefined
}

/** What facts about drugs are read with; the context of a rule within one day is one. */
export interface DrugContext<Tables extends DrugLists = DrugLists> {
  readonly tables: Tables
  readonly memories: Memories
}

/** What a rule over many days hands on: it asks for the lists of a day. */
export interface DrugSpan<Tables extends DrugLists = DrugLists> {
  on(day: Day): { readonly tables: Tables } | undefined
  readonly memories: Memories
}

/** The lists of one day; undefined where a list that the rule requires has no release at all. */
export function drugContextOn<Tables extends DrugLists>(
  day: Day,
  span: DrugSpan<Tables>,
): DrugContext<Tables> | undefined {
  const tables = span.on(day)?.tables
  return tables && { tables, memories: span.memories }
}
