import { memoByTable } from '../../../memo/bounded-memo.ts'
import { Remembered } from '../../../memo/memories.ts'
import type { DrugProfile } from '../../../reference/drug-rows.ts'
import type { CodeTable } from '../../../reference/look-up-tables.ts'
import type { DrugContext } from '../drug-context.ts'
import { strengthIn } from './drug-name.ts'
import { profileOfName } from '../drug-profile.ts'

/**
 * A key that drug names of one product share whoever makes it: ingredient, strength and release of
 * tablets and capsules (`ATORVASTATIN 20 MG TABLET`, `ATORVASTATIN CALCIUM 20MG TAB`, `LIPITOR 20 MG`).
 * Undefined where the name does not say all of that: other forms, no strength in milligrams or
 * micrograms, or one of several brands, which may differ in release (`OXYCONTIN`).
 */
export function namedProductKey(
  drugName: string,
  { tables: { drugProfiles }, memories }: DrugContext,
): string | undefined {
  return drugProfiles && keysOfNames.in(memories)(drugProfiles).get(drugName)
}

const keysOfNames = new Remembered((memories) =>
  memoByTable(5000, (drugName, drugProfiles: CodeTable<DrugProfile>) =>
    describe(drugName, { tables: { drugProfiles }, memories }),
  ),
)

const otherForm =
  /\b(?:sol|soln|solution|susp|suspension|syr|syrup|syringe|elix\w*|liq\w*|conc\w*|drops?|eye|ophth\w*|otic|ear|nasal|spray|cream|crm|oint\w*|gel|lotion|foam|shampoo|patch\w*|td\w*|inh\w*|hfa|diskus|neb\w*|vial|amp\w*|inj\w*|pen|kit|pack|pak|dosepak|supp\w*|enema|film|powder|packet|granules?|implant|ring)\b|\/ml/i

const releases: readonly (readonly [string, RegExp])[] = [
  ['extended', /\b(?:er|xr|xl|sr|cr|la|cd|xt|24\s?h\w*|12\s?h\w*|extended)\b/i],
  ['delayed', /\b(?:dr|ec|delayed)\b/i],
  ['dissolving', /\b(?:odt|sl|disint\w*|dispers\w*)\b/i],
  ['chewable', /\bchew\w*/i],
]

/** Whether a drug name tells another form than tablets and capsules. */
export function namesOtherForm(drugName: string): boolean {
  return otherForm.test(drugName)
}

function describe(drugName: string, context: DrugContext): string | undefined {
  if (namesOtherForm(drugName)) return undefined
  const profile = profileOfName(drugName, context)
  const strength = strengthIn(drugName)
  if (profile?.ingredient === undefined || strength === undefined) return undefined
  if (strength.unit !== 'mg' && strength.unit !== 'mcg') return undefined
  if (profile.brandNames.length > 1 && namesBrand(drugName, profile.brandNames)) return undefined
  const release = releases.filter(([, words]) => words.test(drugName)).map(([name]) => name)
  const amounts = strength.amounts.map((amount) => `${amount} ${strength.unit}`)
  return [profile.ingredient, ...amounts, ...release].join('|')
}

function namesBrand(drugName: string, brands: readonly string[]): boolean {
  const name = drugName.toLowerCase()
  return brands.some((brand) => name.includes(brand.toLowerCase()))
}
