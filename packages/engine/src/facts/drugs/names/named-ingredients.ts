import { memoByTable } from '../../../memo/bounded-memo.ts'
import { Remembered } from '../../../memo/memories.ts'
import type { DrugProfile } from '../../../reference/drug-rows.ts'
import type { CodeTable } from '../../../reference/look-up-tables.ts'
import type { DrugContext } from '../drug-context.ts'
import { profileOfName } from '../drug-profile.ts'
import { unabbreviated } from './label-abbreviations.ts'

/**
 * All ingredients that a drug name tells, each as profiles are keyed: `AMLODIPINE-OLMESARTAN 5-20 MG`
 * holds two. Undefined unless every part of the name is known, because half a name proves nothing.
 */
export function namedIngredients(
  drugName: string,
  { tables: { drugProfiles }, memories }: DrugContext,
): readonly string[] | undefined {
  return drugProfiles && ingredientsOfNames.in(memories)(drugProfiles).get(drugName)
}

const ingredientsOfNames = new Remembered((memories) =>
  memoByTable(5000, (drugName, drugProfiles: CodeTable<DrugProfile>) =>
    readIngredients(drugName, { tables: { drugProfiles }, memories }),
  ),
)

function readIngredients(drugName: string, context: DrugContext): readonly string[] | undefined {
  const parts = partsOf(drugName)
  if (parts.length < 2) return profileOfName(drugName, context)?.ingredient?.split('; ')
  const found = parts.map((part) => {
    const ingredient = profileOfName(unabbreviated(part), context)?.ingredient
    return ingredient?.includes(';') ? undefined : ingredient
  })
  const known = found.filter((ingredient) => ingredient !== undefined)
  return known.length === found.length ? Array.from(new Set(known)) : undefined
}

/** The words before the strength, divided where a name joins ingredients. */
function partsOf(drugName: string): readonly string[] {
  const name = drugName.toLowerCase().replace(/\([^)]*\)/g, ' ')
  const [words = ''] = name.split(/(?:^|\s)(?=[.\d#])/)
  return words
    .split(/\s*(?:[-/+;&]|\band\b|\bwith\b)\s*/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}
