import type { DrugOfLine } from '../../batch/kinds/named-drugs.ts'
import { memoByTable } from '../../memo/bounded-memo.ts'
import { LastAnswer } from '../../memo/last-answer.ts'
import { Remembered, type Memories } from '../../memo/memories.ts'
import type { DrugFacts, DrugProfile } from '../../reference/drug-rows.ts'
import type { CodeTable } from '../../reference/look-up-tables.ts'
import type { DrugContext } from './drug-context.ts'
import { drugFactsOf } from './drug-facts.ts'
import { nameReadings } from './names/drug-name.ts'
import { ingredientKey, wholeKey } from './ingredient.ts'

type Profiles = CodeTable<DrugProfile>

/**
 * The profile of a line's drug: by the ingredient that the drug list gives for its NDC, else by
 * the drug name. Undefined where neither leads to a drug that the profiles know.
 */
export function profileOf(line: DrugOfLine, context: DrugContext): DrugProfile | undefined {
  const { drugProfiles } = context.tables
  if (drugProfiles === undefined) return undefined
  return lastProfile.in(context.memories).get(line, drugFactsOf(line, context), drugProfiles)
}

const lastProfile = new Remembered(
  (memories) =>
    new LastAnswer((line: DrugOfLine, facts: DrugFacts | undefined, profiles: Profiles) =>
      findProfile(line, facts?.ingredient, profiles, memories),
    ),
)

function findProfile(
  { drugName }: DrugOfLine,
  ingredient: string | undefined,
  profiles: Profiles,
  memories: Memories,
): DrugProfile | undefined {
  if (ingredient !== undefined) return byIngredient.in(memories)(profiles).get(ingredient)
  return drugName === undefined ? undefined : byName.in(memories)(profiles).get(drugName)
}

/** The profile of an ingredient as a drug list spells it, salts or not, in any order. */
export function profileOfIngredient(
  ingredient: string,
  { tables: { drugProfiles }, memories }: DrugContext,
): DrugProfile | undefined {
  return drugProfiles && byIngredient.in(memories)(drugProfiles).get(ingredient)
}

const byIngredient = new Remembered(() =>
  memoByTable(20_000, (name, profiles: Profiles) => firstProfile([name], profiles)),
)

/** The profile of a drug name as claims write it: brand or ingredient, strength and form after it. */
export function profileOfName(
  drugName: string,
  { tables: { drugProfiles }, memories }: DrugContext,
): DrugProfile | undefined {
  return drugProfiles && byName.in(memories)(drugProfiles).get(drugName)
}

const byName = new Remembered(() =>
  memoByTable(5000, (name, profiles: Profiles) => firstProfile(nameReadings(name), profiles)),
)

/** Each name as it is, in the order of the keys, and without salts: `valproic acid` is all three. */
function firstProfile(names: readonly string[], profiles: Profiles): DrugProfile | undefined {
  for (const name of names) {
    const profile =
      profiles.find(name.toLowerCase()) ??
      profiles.find(wholeKey(name)) ??
      profiles.find(ingredientKey(name))
    if (profile) return profile
  }
  return undefined
}
