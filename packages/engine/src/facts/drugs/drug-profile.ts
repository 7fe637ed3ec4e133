import type { ClaimLine } from '../../claim/claim-line.ts'
import type { DrugFacts, DrugProfile } from '../../reference/drug-rows.ts'
import type { CodeTable } from '../../reference/look-up-tables.ts'
import { memoByTable } from '../../memo/bounded-memo.ts'
import { drugFactsOf } from './drug-facts.ts'
import { nameReadings } from './drug-name.ts'
import { ingredientKey, wholeKey } from './ingredient.ts'
import { LastAnswer } from '../../memo/last-answer.ts'

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
  return profiles && lastProfile.get(line, drugs, profiles)
}

const lastProfile = new LastAnswer(findProfile)

function findProfile(
  line: ClaimLine,
  drugs: CodeTable<DrugFacts> | undefined,
  profiles: Profiles,
): DrugProfile | undefined {
  const ingredient = drugFactsOf(line, drugs)?.ingredient
  if (ingredient !== undefined) return profileOfIngredient(ingredient, profiles)
  return line.drugName === undefined ? undefined : profileOfName(line.drugName, profiles)
}

const ofIngredients = memoByTable(20_000, (name, profiles: Profiles) =>
  firstProfile([name], profiles),
)

/** The profile of an ingredient as a drug list spells it, salts or not, in any order. */
export function profileOfIngredient(
  ingredient: string,
  profiles: Profiles,
): DrugProfile | undefined {
  return ofIngredients(profiles).get(ingredient)
}

const ofNames = memoByTable(5000, (name, profiles: Profiles) =>
  firstProfile(nameReadings(name), profiles),
)

/** The profile of a drug name as claims write it: brand or ingredient, strength and form after it. */
export function profileOfName(drugName: string, profiles: Profiles): DrugProfile | undefined {
  return ofNames(profiles).get(drugName)
}

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
