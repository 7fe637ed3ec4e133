import type { ClaimLine } from '../claim-line.ts'
import type { CodeTable, DrugFacts, DrugProfile } from '../reference.ts'
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

/** The profile of a drug name as claims write it: brand or ingredient, strength and form after it. */
export function profileOfName(drugName: string, profiles: Profiles): DrugProfile | undefined {
  const known = namesOf(profiles)
  let profile = known.get(drugName)
  if (profile === undefined && !known.has(drugName)) {
    profile = firstProfile(nameReadings(drugName), profiles)
    known.set(drugName, profile)
  }
  return profile
}

type KnownNames = Map<string, DrugProfile | undefined>

const mostNames = 5000
const byTable = new WeakMap<Profiles, KnownNames>()

/** The names asked before, forgotten when they become many. */
function namesOf(profiles: Profiles): KnownNames {
  const known = byTable.get(profiles)
  if (known && known.size < mostNames) return known
  const fresh: KnownNames = new Map()
  byTable.set(profiles, fresh)
  return fresh
}

function firstProfile(names: readonly string[], profiles: Profiles): DrugProfile | undefined {
  for (const name of names) {
    const profile = profiles.find(name) ?? profiles.find(ingredientKey(name))
    if (profile) return profile
  }
  return undefined
}
