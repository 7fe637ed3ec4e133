import type {
  ListedPrice,
  ListedService,
  PlanRule,
  PlanRuleSet,
  PlanScope,
  PlanTerm,
  PriceFormula,
  StayRate,
} from '@plumbline/engine'
import { z } from 'zod'
import { mostPrices } from './fee-table.ts'

/*
 * Plan rules as a person writes them: dollars with their point, days as yyyy-mm-dd, percent as numbers of
 * a hundred. Nothing that is not listed here can be said. What is read stays as it was written; `asRule`
 * turns it into what the engine takes.
 */

const mostRules = 500
const text = (most: number) => z.string().trim().min(1, 'Write something.').max(most)

const day = z.iso.date('Write a day as 2026-01-31.')

const dollars = z
  .number('Write a number of dollars.')
  .min(0)
  .max(10_000_000)
  .refine((amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6, {
    error: 'Write whole cents: 125.5 or 125.50, not 125.505.',
  })

const percent = z.number('Write a number of percent.').min(0).max(1000)

const whole = (least: number, most: number) =>
  z.int(`Write a whole number from ${least} to ${most}.`).min(least).max(most)

const code = z
  .string()
  .regex(/^[0-9A-Z]{5}(?:-[0-9A-Z]{5})?$/, 'Write a code as 97110, a range as 97110-97140.')

const list = <Item extends z.ZodType>(item: Item) => z.array(item).max(1000).default([])

const lists = {
  codes: list(code),
  revenueCodes: list(z.string().regex(/^\d{4}$/, 'Write a revenue code with four digits.')),
  modifiers: list(z.string().regex(/^[0-9A-Z]{2}$/, 'A modifier has two characters.')),
  places: list(z.string().regex(/^\d{2}$/, 'Write a place of service with two digits.')),
  ndcs: list(z.string().regex(/^\d{9}(?:\d{2})?$/, 'Write an NDC with 11 digits, or its first 9.')),
  providers: list(z.string().regex(/^\d{9,10}$/, 'Write an NPI (10 digits) or a tax number (9).')),
}

const scopeSchema = z.strictObject({
  claims: z.enum(['medical', 'pharmacy']),
  ...lists,
  /** Lines of which any of these is true are none that the clause is about. */
  except: z.strictObject(lists).optional(),
  payers: list(text(200)),
  plans: list(text(200)),
  ageFrom: whole(0, 130).optional(),
  ageTo: whole(0, 130).optional(),
  sex: z.enum(['F', 'M']).optional(),
})

/** `70551`, `70551-26`, `97116 facility`: see `listedKey`. */
const priced = z
  .string()
  .regex(/^[0-9A-Z]{5}(?:-[0-9A-Z]{2}){0,8}(?: (?:facility|office))?$/, 'Write a code as 70551-26.')

/** Drugs have prices of parts of a cent. */
const unitDollars = z.number('Write a number of dollars.').min(0).max(10_000_000)

/** A part of the charge, as hospitals agree on for many services. */
const chargePercent = z.strictObject({ percentOfCharge: percent })

const listedFields = {
  /** Name of the file that the prices were read from. */
  file: text(200),
  /** Whose prices of it they are, where it has those of several payers, plans or periods. */
  of: text(300).optional(),
}

const listedSchema = z.strictObject({
  ...listedFields,
  /** They are a hospital's, and price lines of no other bill. */
  hospital: z.literal(true).optional(),
  /** What of the listed price is paid. */
  percent: percent.default(100),
  /** What of the charge is paid for codes that the table lacks; nothing is said of them where left out. */
  otherwisePercentOfCharge: percent.optional(),
  prices: pricesOf(priced),
})

const ratesSchema = z.strictObject({
  ...listedFields,
  /** What of the listed rate is paid. */
  percent: percent.default(100),
  /** The row of the file, the DRG, and dollars of the stay. */
  prices: pricesOf(z.string().regex(/^DRG \d{3}$/, 'Write an MS-DRG as DRG 470.')),
})

/** The row of the file, what is priced, and its price. */
function pricesOf<What extends z.ZodType<string>>(what: What) {
  return z
    .array(z.tuple([whole(1, 10_000_000), what, z.union([unitDollars, chargePercent])]))
    .min(1, 'Choose a file with the prices.')
    .max(mostPrices, `One rule holds at most ${mostPrices} prices.`)
}

const formulaSchema = z.union(
  [
    z.strictObject({ listed: listedSchema }),
    z.strictObject({
      percentOfMedicare: percent,
      /** Contractor and locality; national where left out. */
      locality: z
        .string()
        .regex(/^\d{7}$/, 'Write a locality with seven digits.')
        .optional(),
    }),
    z.strictObject({ percentOfCharge: percent }),
    z.strictObject({ perUnit: dollars }),
    z.strictObject({ perService: dollars }),
  ],
  'Write a price as a number, of dollars or of percent.',
)

const termSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('not-covered') }),
  z.strictObject({
    kind: z.literal('limit'),
    of: z.enum(['visits', 'units', 'days-supply']),
    most: whole(0, 100_000),
    per: z.enum(['day', 'month', 'year', 'lifetime']),
    yearBegins: whole(1, 12).default(1),
  }),
  z.strictObject({ kind: z.literal('supply'), mostDays: whole(1, 1000) }),
  z.strictObject({
    kind: z.literal('price'),
    leastOf: z.array(formulaSchema).min(1, 'Write at least one price.').max(5),
  }),
  z.strictObject({ kind: z.literal('case-rate'), dollars }),
  z.strictObject({ kind: z.literal('stay-rates'), listed: ratesSchema }),
  z.strictObject({ kind: z.literal('filing'), days: whole(1, 3660) }),
  z.strictObject({ kind: z.literal('copay'), dollars }),
  z.strictObject({ kind: z.literal('coinsurance'), percent }),
])

/** One clause as it is written, without the id by which findings name it. */
export const WrittenPlanRule = z.strictObject({
  clause: text(120),
  quote: text(1000),
  from: day,
  to: day.optional(),
  scope: scopeSchema,
  term: termSchema,
})
export type WrittenPlanRule = z.output<typeof WrittenPlanRule>

const ruleSchema = WrittenPlanRule.extend({
  id: z
    .string()
    .regex(
      /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
      'Write the id in lower case with hyphens: visits-of-therapy.',
    )
    .max(60),
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
    rules: rules.map(({ id, ...written }) => asRule(id, written)),
  }))

/** A clause as the engine takes it. */
export function asRule(id: string, written: WrittenPlanRule): PlanRule {
  const { clause, quote, from, to, scope, term } = written
  const last = to === undefined ? undefined : dayOf(to)
  return {
    id,
    clause,
    quote,
    from: dayOf(from),
    to: last,
    scope: asScope(scope),
    term: asTerm(term),
  }
}

function dayOf(iso: string): number {
  return Math.round(Date.parse(iso) / 86_400_000)
}

function asScope({ ageFrom, ageTo, sex, ...lists }: WrittenPlanRule['scope']): PlanScope {
  return { ...lists, ageFrom, ageTo, sex }
}

function asTerm(term: WrittenPlanRule['term']): PlanTerm {
  switch (term.kind) {
    case 'price':
      return { kind: 'price', formulas: term.leastOf.map(asFormula) }
    case 'stay-rates':
      return asStayRates(term.listed)
    case 'copay':
      return { kind: 'copay', cents: cents(term.dollars) }
    case 'case-rate':
      return { kind: 'case-rate', cents: cents(term.dollars) }
    case 'coinsurance':
      return { kind: 'coinsurance', share: term.percent / 100 }
    default:
      return term
  }
}

function asFormula(formula: z.output<typeof formulaSchema>): PriceFormula {
  if ('percentOfCharge' in formula) {
    return { kind: 'share-of-charge', share: formula.percentOfCharge / 100 }
  }
  if ('listed' in formula) return asListed(formula.listed)
  if ('percentOfMedicare' in formula) {
    const { percentOfMedicare, locality } = formula
    return { kind: 'share-of-medicare', share: percentOfMedicare / 100, locality }
  }
  return 'perUnit' in formula
    ? { kind: 'per-unit', cents: cents(formula.perUnit) }
    : { kind: 'per-line', cents: cents(formula.perService) }
}

function asStayRates({ percent, prices, ...file }: z.output<typeof ratesSchema>): PlanTerm {
  const rates = prices.map(([row, what, price]): StayRate => {
    const drg = what.replace('DRG ', '')
    return typeof price === 'number'
      ? { row, drg, cents: cents(price) }
      : { row, drg, shareOfCharge: price.percentOfCharge / 100 }
  })
  return { kind: 'stay-rates', share: percent / 100, rates: { title: titleOf(file), rates } }
}

/** What findings call it: `rates.csv (Acme, PPO)`. */
function titleOf({ file, of }: { readonly file: string; readonly of?: string | undefined }) {
  return of === undefined ? file : `${file} (${of})`
}

function asListed({
  file,
  of,
  hospital,
  percent,
  otherwisePercentOfCharge,
  prices,
}: z.output<typeof listedSchema>): PriceFormula {
  return {
    kind: 'listed',
    share: percent / 100,
    otherwise: otherwisePercentOfCharge === undefined ? undefined : otherwisePercentOfCharge / 100,
    table: {
      title: titleOf({ file, of }),
      ...(hospital && { isHospitals: true }),
      prices: prices.map(([row, what, price]): ListedPrice => {
        const [key = '', site] = what.split(' ')
        const [code = '', ...modifiers] = key.split('-')
        const service: ListedService = {
          ...{ row, code, modifiers },
          ...((site === 'facility' || site === 'office') && { site }),
        }
        return typeof price === 'number'
          ? // Cents may have two decimals: prices of drugs by the unit have four.
            { ...service, unitCents: Math.round(price * 10_000) / 100 }
          : { ...service, shareOfCharge: price.percentOfCharge / 100 }
      }),
    },
  }
}

function cents(amount: number): number {
  return Math.round(amount * 100)
}
