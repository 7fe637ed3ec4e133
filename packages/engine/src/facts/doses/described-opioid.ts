import type { ClaimLine } from '../../claim/claim-line.ts'
import { BoundedMemo, memoByTable } from '../../memo/bounded-memo.ts'
import { Remembered } from '../../memo/memories.ts'
import type { DrugFacts, OpioidFactor, OpioidProduct } from '../../reference/drug-rows.ts'
import type { CodeTable } from '../../reference/look-up-tables.ts'
import type { DrugContext, DrugLists } from '../drugs/drug-context.ts'
import { drugFactsOf } from '../drugs/drug-facts.ts'
import { nameReadings, strengthIn } from '../drugs/names/drug-name.ts'
import { profileOfName } from '../drugs/drug-profile.ts'
import { ingredientKey } from '../drugs/ingredient.ts'

/** The tables that a dose is read from. */
export interface OpioidTables extends DrugLists {
  readonly opioidFactors: CodeTable<OpioidFactor>
  readonly opioidProducts?: CodeTable<OpioidProduct> | undefined
}

export type OpioidContext = DrugContext<OpioidTables>

/** What the tables or the name say of an opioid: its factor, and its strength in the factor's unit. */
export interface DescribedOpioid {
  readonly factor: OpioidFactor
  /** Undefined where none is stated, or it is not told which of several it is. */
  readonly strength: number | undefined
}

/** The opioid of a line; undefined where no factor speaks for the drug. */
export function describeOpioid(
  line: ClaimLine,
  context: OpioidContext,
): DescribedOpioid | undefined {
  const { tables, memories } = context
  const product = line.ndc === undefined ? undefined : tables.opioidProducts?.find(line.ndc)
  if (product) {
    const { ingredient, form, strengthPerUnit, strengthUnit } = product
    return describeText(ingredient, form, `${strengthPerUnit} ${strengthUnit}`, context)
  }
  const facts = drugFactsOf(line, context)
  if (facts?.ingredient !== undefined) return describeFacts(facts, facts.ingredient, line, context)
  if (line.drugName === undefined) return undefined
  return describedNames.in(memories)(tables).get(line.drugName)
}

/** Most drugs of a list are no opioids, which their ingredient alone says. */
function describeFacts(
  facts: DrugFacts,
  ingredient: string,
  line: ClaimLine,
  context: OpioidContext,
): DescribedOpioid | undefined {
  const { tables, memories } = context
  if (!opioidIngredients.in(memories)(tables).get(ingredient)) return undefined
  const strength = facts.strength ?? line.drugName ?? ''
  return describeText(ingredient, facts.form ?? line.drugName ?? '', strength, context)
}

/** The drugs of a combination, each as profiles are keyed. */
const partsOfIngredients = new Remembered(
  () => new BoundedMemo(20_000, (ingredient) => ingredientKey(ingredient).split('; ')),
)

const opioidIngredients = new Remembered((memories) =>
  memoByTable(20_000, (ingredient, tables: OpioidTables) =>
    partsOfIngredients
      .in(memories)
      .get(ingredient)
      .some((part) => factorOf(part, tables, '') ?? factorOf(part, tables, patchRoute)),
  ),
)

const describedNames = new Remembered((memories) =>
  memoByTable(5000, (drugName, tables: OpioidTables) =>
    describeName(drugName, { tables, memories }),
  ),
)

function describeName(drugName: string, context: OpioidContext): DescribedOpioid | undefined {
  const profile = profileOfName(drugName, context)
  const ingredients = profile?.ingredient ? [profile.ingredient] : nameReadings(drugName)
  for (const ingredient of ingredients) {
    const described = describeText(ingredient, drugName, drugName, context)
    if (described) return described
  }
  return undefined
}

function describeText(
  ingredient: string,
  form: string,
  strength: string,
  { tables, memories }: OpioidContext,
): DescribedOpioid | undefined {
  if (/inject|vial|ampul|syringe|infus/i.test(form)) return undefined
  const route = /patch|transdermal|mcg\/h/i.test(form) ? patchRoute : ''
  const parts = partsOfIngredients.in(memories).get(ingredient)
  for (const part of parts) {
    const factor = factorOf(part, tables, route)
    if (factor) return { factor, strength: strengthFor(factor, strength, parts.length) }
  }
  return undefined
}

const patchRoute = '|patch'

function factorOf(part: string, tables: OpioidTables, route: string): OpioidFactor | undefined {
  return tables.opioidFactors.find(part + route)
}

/** In combinations the opioid is the smaller amount; one amount of two ingredients proves nothing. */
function strengthFor(factor: OpioidFactor, text: string, ingredients: number): number | undefined {
  const written = strengthIn(text)
  if (!written || written.amounts.length < ingredients) return undefined
  const amount = Math.min(...written.amounts)
  if (factor.unit === 'mcg/h') return written.unit.startsWith('mcg') ? amount : undefined
  if (written.unit.endsWith('/h')) return undefined
  const inMilligrams = written.unit.startsWith('mcg') ? amount / 1000 : amount
  if (written.unit.startsWith('g')) return undefined
  return factor.unit === 'mcg' ? inMilligrams * 1000 : inMilligrams
}
