import type { PlanRule, PlanRuleSet, PlanScope, PlanTerm, PriceFormula } from '@plumbline/engine'
import { z } from 'zod'

/*
 * Plan rules as a person writes them in JSON: dollars with their point, days as yyyy-mm-dd, percent as
 * numbers of a hundred. Nothing that is not listed here can be said.
 */

const mostRules = 500
const text = (most: number) => z.string().trim().min(1).max(most)

const dayText = z.iso.date().transform((iso) => Math.round(Date.parse(iso) / 86_400_000))

const dollarsText = z
  .number()
  .min(0)
  .max(10_000_000)
  .refine((dollars) => Math.abs(dollars * 100 - Math.round(dollars * 100)) < 1e-6, {
    error: 'Write whole cents: 125.5 or 125.50, not 125.505.',
  })
  .transform((dollars) => Math.round(dollars * 100))

const percent = z
  .number()
  .min(0)
  .max(1000)
  .transform((hundredths) => hundredths / 100)

const code = z
  .string()
  .regex(/^[0-9A-Z]{5}(?:-[0-9A-Z]{5})?$/, 'Write a code as 97110, a range as 97110-97140.')

const list = <Item extends z.ZodType>(item: Item) => z.array(item).max(1000).default([])

const scopeSchema = z.strictObject({
  claims: z.enum(['medical', 'pharmacy']),
  codes: list(code),
  revenueCodes: list(z.string().regex(/^\d{4}$/, 'Write a revenue code with four digits.')),
  modifiers: list(z.string().regex(/^[0-9A-Z]{2}$/, 'A modifier has two characters.')),
  places: list(z.string().regex(/^\d{2}$/, 'Write a place of service with two digits.')),
  ndcs: list(z.string().regex(/^\d{9}(?:\d{2})?$/, 'Write an NDC with 11 digits, or its first 9.')),
  providers: list(z.string().regex(/^\d{9,10}$/, 'Write an NPI (10 digits) or a tax number (9).')),
  payers: list(text(200)),
  plans: list(text(200)),
  ageFrom: z.int().min(0).max(130).optional(),
  ageTo: z.int().min(0).max(130).optional(),
  sex: z.enum(['F', 'M']).optional(),
})

const formulaSchema = z.union([
  z.strictObject({ percentOfCharge: percent }),
  z.strictObject({ perUnit: dollarsText }),
  z.strictObject({ perService: dollarsText }),
])

const termSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('not-covered') }),
  z.strictObject({
    kind: z.literal('limit'),
    of: z.enum(['visits', 'units', 'days-supply']),
    most: z.int().min(0).max(100_000),
    per: z.enum(['day', 'month', 'year', 'lifetime']),
    yearBegins: z.int().min(1).max(12).default(1),
  }),
  z.strictObject({ kind: z.literal('supply'), mostDays: z.int().min(1).max(1000) }),
  z.strictObject({ kind: z.literal('price'), leastOf: z.array(formulaSchema).min(1).max(5) }),
  z.strictObject({ kind: z.literal('filing'), days: z.int().min(1).max(3660) }),
  z.strictObject({ kind: z.literal('copay'), dollars: dollarsText }),
  z.strictObject({ kind: z.literal('coinsurance'), percent }),
])

const ruleSchema = z.strictObject({
  id: z
    .string()
    .regex(
      /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
      'Write the id in lower case with hyphens: visits-of-therapy.',
    )
    .max(60),
  clause: text(120),
  quote: text(1000),
  from: dayText,
  to: dayText.optional(),
  scope: scopeSchema,
  term: termSchema,
})

/** A set of plan rules as a file has it; the answer is as the engine takes it. */
export const planRuleFileSchema = z
  .strictObject({
    name: text(120),
    document: text(200),
    rules: z.array(ruleSchema).min(1).max(mostRules),
  })
  .transform(({ name, document, rules }): PlanRuleSet => ({
    name,
    document,
    rules: rules.map(asRule),
  }))

type WrittenRule = z.output<typeof ruleSchema>

function asRule({ id, clause, quote, from, to, scope, term }: WrittenRule): PlanRule {
  return { id, clause, quote, from, to, scope: asScope(scope), term: asTerm(term) }
}

function asScope({ ageFrom, ageTo, sex, ...lists }: WrittenRule['scope']): PlanScope {
  return { ...lists, ageFrom, ageTo, sex }
}

function asTerm(term: WrittenRule['term']): PlanTerm {
  switch (term.kind) {
    case 'price':
      return { kind: 'price', formulas: term.leastOf.map(asFormula) }
    case 'copay':
      return { kind: 'copay', cents: term.dollars }
    case 'coinsurance':
      return { kind: 'coinsurance', share: term.percent }
    default:
      return term
  }
}

function asFormula(formula: z.output<typeof formulaSchema>): PriceFormula {
  if ('percentOfCharge' in formula) {
    return { kind: 'share-of-charge', share: formula.percentOfCharge }
  }
  return 'perUnit' in formula
    ? { kind: 'per-unit', cents: formula.perUnit }
    : { kind: 'per-line', cents: formula.perService }
}
