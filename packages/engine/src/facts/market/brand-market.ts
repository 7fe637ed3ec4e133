import type { DrugOfLine } from '../../batch/kinds/named-drugs.ts'
import type { ClaimLine } from '../../claim/claim-line.ts'
import { Remembered } from '../../memo/memories.ts'
import { PairMemo } from '../../memo/pair-memo.ts'
import { isInEffect, type DatedRow } from '../../reference/in-effect.ts'
import type { DrugContext } from '../drugs/drug-context.ts'
import { drugFactsOf } from '../drugs/drug-facts.ts'
import { profileOf } from '../drugs/drug-profile.ts'
import {
  brandsWithGeneric,
  brandsWithoutGeneric,
  narrowBrands,
  type BrandRow,
} from './brand-markets.table.ts'

/** Whether others sell the drug of a brand: `generic`, `alone`, or a drug where brands matter. */
export type BrandMarket = 'generic' | 'alone' | 'narrow'

interface KnownBrand {
  readonly name: string
  readonly rows: readonly (DatedRow & { readonly market: BrandMarket })[]
}

const known: ReadonlyMap<string, KnownBrand> = brandsOf([
  ['generic', brandsWithGeneric],
  ['alone', brandsWithoutGeneric],
  ['narrow', narrowBrands],
])

function brandsOf(
  tables: readonly (readonly [BrandMarket, readonly BrandRow[]])[],
): ReadonlyMap<string, KnownBrand> {
  const rows = tables.flatMap(([market, table]) =>
    table.flatMap(({ brands, ...dated }) =>
      brands.split(',').map((name) => ({ ...dated, name, market })),
    ),
  )
  const byName = Map.groupBy(rows, ({ name }) => name)
  return new Map(Array.from(byName, ([name, of]) => [name, { name, rows: of }]))
}

/** The brand that a fill is named for, and how its market was on the day; undefined where neither is known. */
export function brandMarketOf(
  line: ClaimLine,
  context: DrugContext,
): { readonly name: string; readonly market: BrandMarket } | undefined {
  const said = drugFactsOf(line, context)?.brandName ?? line.drugName
  const brand = said === undefined ? undefined : brandNamed(said)
  const row = brand?.rows.find((each) => isInEffect(each, line.serviceFromDay))
  return brand && row && { name: brand.name, market: row.market }
}

/** Whether the line, or else the drug list, calls the fill by its ingredient: no brand was dispensed. */
export function isNamedAsGeneric(line: DrugOfLine, context: DrugContext): boolean {
  const ingredient = profileOf(line, context)?.ingredient
  const said = line.drugName ?? drugFactsOf(line, context)?.brandName
  if (ingredient === undefined || said === undefined) return false
  const known = namedAsGeneric.in(context.memories)
  const answer = known.get(ingredient, said)
  if (answer !== undefined) return answer
  const fresh = beginsWithIngredient(said, ingredient)
  known.put(ingredient, said, fresh)
  return fresh
}

const solid = /\b(?:tab(?:let)?s?|cap(?:sule)?s?)\b/i

/** Whether a name is that of tablets or capsules. */
export function isSolidName(drugName: string): boolean {
  return solid.test(drugName)
}

/**
 * Whether a tablet or capsule goes by its ingredient. Insulins, pens and inhalers go by it under contracts of
 * brands too, and are left out.
 */
export function isGenericTablet(line: DrugOfLine, context: DrugContext): boolean {
  const { drugName } = line
  return drugName !== undefined && isSolidName(drugName) && isNamedAsGeneric(line, context)
}

/** Files name few drugs, each very often. */
const namedAsGeneric = new Remembered(() => new PairMemo<boolean>(20_000))

function beginsWithIngredient(said: string, ingredient: string): boolean {
  const [first = ''] = ingredient.split('; ')
  return said.slice(0, first.length).toLowerCase() === first
}

/** `LIPITOR 20 MG TABLET` and `Toprol XL 50` begin with a brand of one word or two. */
function brandNamed(text: string): KnownBrand | undefined {
  const words = text.toLowerCase().split(/[\s,]+/)
  const two = words.slice(0, 2)
  return (
    known.get(two.join(' ')) ??
    known.get(two.join('-')) ??
    (/^(?:xr|cr|hct|sr|la|er|odt|xl|d|mct)$/.test(words[1] ?? '')
      ? undefined
      : known.get(words[0] ?? ''))
  )
}
