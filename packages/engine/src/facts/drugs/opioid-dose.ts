import type { ClaimLine } from '../../claim/claim-line.ts'
import type {
  DrugFacts,
  DrugProfile,
  OpioidFactor,
  OpioidProduct,
} from '../../reference/drug-rows.ts'
import type { CodeTable } from '../../reference/look-up-tables.ts'
import { memoByTable } from '../../memo/bounded-memo.ts'
import { drugFactsOf } from './drug-facts.ts'
import { nameReadings, strengthIn } from './drug-name.ts'
import { profileOf, profileOfName } from './drug-profile.ts'
import { ingredientKey } from './ingredient.ts'

/** The tables that a dose is read from. */
export interface OpioidTables {
  readonly opioidFactors: CodeTable<OpioidFactor>
  readonly opioidProducts?: CodeTable<OpioidProduct>
  readonly drugs?: CodeTable<DrugFacts>
  readonly drugProfiles?: CodeTable<DrugProfile>
}

/**
 * Morphine milligram equivalents a day of one fill: strength x units a day x factor. A patch gives
 * its micrograms an hour times the factor of 2.4 once, for as many patches as are worn together
 * (three days each). `no-opioid` where no factor speaks for the drug by mouth or by patch
 * (buprenorphine, injections); `unknown-drug` where no table knows the drug; `unknown` where an
 * opioid's factor, quantity, days supply or strength cannot be had.
 * Source: CDC Clinical Practice Guideline for Prescribing Opioids for Pain, 2022.
 */
export function opioidDose(
  line: ClaimLine,
  tables: OpioidTables,
): number | 'no-opioid' | 'unknown-drug' | 'unknown' {
  const described = describe(line, tables)
  if (!described) return withoutFactor(line, tables)
  const { factor, strength } = described
  const { quantity, daysSupply } = line
  if (strength === undefined || quantity === undefined || daysSupply === undefined) return 'unknown'
  if (quantity <= 0 || daysSupply <= 0) return 'unknown'
  if (factor.unit === 'mcg/h') return strength * factor.factor * patchesWorn(quantity, daysSupply)
  return (strength * quantity * factor.factor) / daysSupply
}

/** An opioid package without a factor of 2022 (a lozenge, meperidine) is an opioid all the same. */
function withoutFactor(
  line: ClaimLine,
  { drugs, drugProfiles, opioidProducts }: OpioidTables,
): 'no-opioid' | 'unknown-drug' | 'unknown' {
  if (line.ndc !== undefined && opioidProducts?.find(line.ndc)) return 'unknown'
  if (drugFactsOf(line, drugs)?.ingredient !== undefined) return 'no-opioid'
  return profileOf(line, drugs, drugProfiles) ? 'no-opioid' : 'unknown-drug'
}

const daysPerPatch = 3

function patchesWorn(quantity: number, daysSupply: number): number {
  return Math.max(1, Math.floor((quantity * daysPerPatch) / daysSupply))
}

/** What the tables or the name say of an opioid: its factor, and its strength in the factor's unit. */
interface DescribedOpioid {
  readonly factor: OpioidFactor
  readonly strength: number | undefined
}

function describe(line: ClaimLine, tables: OpioidTables): DescribedOpioid | undefined {
  const product = line.ndc === undefined ? undefined : tables.opioidProducts?.find(line.ndc)
  if (product) {
    const { ingredient, form, strengthPerUnit, strengthUnit } = product
    return describeText(ingredient, form, `${strengthPerUnit} ${strengthUnit}`, tables)
  }
  const facts = drugFactsOf(line, tables.drugs)
  if (facts?.ingredient !== undefined) return describeFacts(facts, facts.ingredient, line, tables)
  return line.drugName === undefined ? undefined : describedNames(tables).get(line.drugName)
}

/** Most drugs of a list are no opioids, which their ingredient alone says. */
function describeFacts(
  facts: DrugFacts,
  ingredient: string,
  line: ClaimLine,
  tables: OpioidTables,
): DescribedOpioid | undefined {
  if (!opioidIngredients(tables).get(ingredient)) return undefined
  const strength = facts.strength ?? line.drugName ?? ''
  return describeText(ingredient, facts.form ?? line.drugName ?? '', strength, tables)
}

const opioidIngredients = memoByTable(20_000, (ingredient, tables: OpioidTables) =>
  ingredientKey(ingredient)
    .split('; ')
    .some((part) => factorOf(part, tables, '') ?? factorOf(part, tables, patchRoute)),
)

const describedNames = memoByTable(5000, describeName)

function describeName(drugName: string, tables: OpioidTables): DescribedOpioid | undefined {
  const profile = tables.drugProfiles && profileOfName(drugName, tables.drugProfiles)
  const ingredients = profile?.ingredient ? [profile.ingredient] : nameReadings(drugName)
  for (const ingredient of ingredients) {
    const described = describeText(ingredient, drugName, drugName, tables)
    if (described) return described
  }
  return undefined
}

function describeText(
  ingredient: string,
  form: string,
  strength: string,
  tables: OpioidTables,
): DescribedOpioid | undefined {
  if (/inject|vial|ampul|syringe|infus/i.test(form)) return undefined
  const route = /patch|transdermal|mcg\/h/i.test(form) ? patchRoute : ''
  const parts = ingredientKey(ingredient).split('; ')
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
