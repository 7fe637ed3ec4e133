import type { ClaimLine } from '../claim-line.ts'
import type { CodeTable, DrugFacts, DrugProfile } from '../reference.ts'
import { memoByTable } from './bounded-memo.ts'
import { drugFactsOf } from './drug-facts.ts'
import { nameReadings } from './drug-name.ts'
import { ingredientKey } from './ingredient.ts'

type Profiles = CodeTable<DrugProfile>

/**
 * The profile of a line's drug: by the ingredient that the drug list gives for its NDC, else by
 * the drug name. Undefined where neither leads to a drug that the profiles know.
 */
export function profileOf(
  line: ClaimLine,
  drugs: CodeTable<DrugFacts> | undefined,
  profiles: Profiles | undefined,
): DrugProfile | undefined {
  if (!profiles) return undefined
  const ingredient = drugFactsOf(line, drugs)?.ingredient
  if (ingredient !== undefined) return profileOfIngredient(ingredient, profiles)
  return line.drugName === undefined ? undefined : profileOfName(line.drugName, profiles)
}

/** The profile of an ingredient as a drug list spells it, salts or not. */
export function profileOfIngredient(
  ingredient: string,
  profiles: Profiles,
): DrugProfile | undefined {
  return profiles.find(ingredient) ?? profiles.find(ingredientKey(ingredient))
}

const memoOf = memoByTable<DrugProfile | undefined>(5000)

/** The profile of a drug name as claims write it: brand or ingredient, strength and form after it. */
export function profileOfName(drugName: string, profiles: Profiles): DrugProfile | undefined {
  return memoOf(profiles).get(drugName, (name) => firstProfile(nameReadings(name), profiles))
}

function firstProfile(names: readonly string[], profiles: Profiles): DrugProfile | undefined {
  for (const name of names) {
    const profile = profiles.find(name) ?? profiles.find(ingredientKey(name))
    if (profile) return profile
  }
  return undefined
}
