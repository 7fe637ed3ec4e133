import { claimLine, type ClaimLine } from '../claim/claim-line.ts'
import { isoDate, type Day } from '../claim/day.ts'
import { dollars } from '../sentences/dollars.ts'
import type { Rule } from '../rule/rule.ts'
import { runAudit } from '../run/run-audit.ts'
import { examplePrice, exampleTables, usualCents } from './example-tables.ts'
import { compilePlanRules } from './compile-plan-rules.ts'
import { pricing } from './plan-prices.ts'
import { codesTest } from './plan-scope.ts'
import type { PlanExceptions, PlanRule, PlanRuleSet, PlanScope, PlanTerm } from './plan-rule.ts'

type Fields = Partial<Omit<ClaimLine, 'procedure' | 'index' | 'row'>>

/** A claim that was made up for a clause, and what an audit says of it. */
export interface WorkedExample {
  /** What the claim is: `21 visits on 21 days`. */
  readonly claim: string
  /** What the audit says: the message of a finding, or that there is none. */
  readonly answer: string
  readonly atRiskCents: number
  readonly isFlagged: boolean
}

/** A service that schedules price alike at all times, where a clause names no code. */
const anyCode = '99213'

/**
 * Five claims for a clause, on both sides of what it says, judged by the very rule that it becomes: whoever
 * approves the clause reads whether it says what the document does.
 */
export function workedExamples(set: PlanRuleSet, rule: PlanRule): readonly WorkedExample[] {
  const [compiled] = compilePlanRules({ ...set, rules: [rule] })
  if (compiled === undefined) return []
  const line = lineMeant(rule)
  const [within, beyond] = bothSides(rule, line)
  const early = beyond.lines.map((each) => ({ ...each, ...daysMoved(each, rule.from - 1) }))
  const others = beyond.lines.map((each) => ({ ...each, ...outsideOf(rule.scope, each) }))
  const unpaid = beyond.lines.map((each) => ({
    ...each,
    paidCents: 0,
    claimStatus: 'denied' as const,
  }))
  return [
    judged(within.claim, within.lines, compiled),
    judged(beyond.claim, beyond.lines, compiled),
    judged(`${beyond.claim}, the day before the clause holds`, early, compiled),
    judged(`${beyond.claim}, of a kind that the clause does not name`, others, compiled),
    judged(`${beyond.claim}, denied`, unpaid, compiled),
    ...exceptedExample(rule.scope, beyond, compiled),
  ]
}

/** Of a clause with exceptions, what is beyond it under the first of them. */
function exceptedExample(
  { except }: PlanScope,
  { claim, lines }: Case,
  rule: Rule,
): readonly WorkedExample[] {
  if (except === undefined) return []
  const under = exceptedBy(except)
  if (under === undefined) return []
  const [words, fields] = under
  return [
    judged(
      `${claim}, ${words}`,
      lines.map((line) => ({ ...line, ...fields(line) })),
      rule,
    ),
  ]
}

/** The first exception in words, and what it changes on a line. */
function exceptedBy({
  codes: [code],
  revenueCodes: [revenueCode],
  modifiers: [modifier],
  places: [placeOfService],
  ndcs: [ndc],
  providers: [provider],
}: PlanExceptions): readonly [words: string, fields: (line: Fields) => Fields] | undefined {
  if (code !== undefined) {
    const [procedureCode = code] = code.split('-')
    return [`with procedure code ${procedureCode}`, () => ({ procedureCode })]
  }
  if (modifier !== undefined)
    return [
      `with modifier ${modifier}`,
      ({ modifiers = [] }) => ({ modifiers: [...modifiers, modifier] }),
    ]
  if (placeOfService !== undefined)
    return [`at place of service ${placeOfService}`, () => ({ placeOfService })]
  if (revenueCode !== undefined)
    return [`with revenue code ${revenueCode}`, () => ({ revenueCode })]
  if (ndc !== undefined) {
    const ndcAsBilled = ndc.padEnd(11, '0')
    return [`of NDC ${ndcAsBilled}`, () => ({ ndc: ndcAsBilled, ndcAsBilled })]
  }
  if (provider === undefined) return undefined
  const named = provider.length === 10 ? { renderingNpi: provider } : { providerTaxId: provider }
  return [`of provider ${provider}`, () => named]
}

interface Case {
  readonly claim: string
  readonly lines: readonly Fields[]
}

function bothSides({ term, scope }: PlanRule, line: Fields): readonly [Case, Case] {
  switch (term.kind) {
    case 'not-covered':
      return [
        { claim: 'such a service that nothing was paid for', lines: [{ ...line, paidCents: 0 }] },
        { claim: 'such a service, paid', lines: [line] },
      ]
    case 'limit':
      return [limitCase(term, line, term.most), limitCase(term, line, term.most + 1)]
    case 'supply':
      return [supplyCase(line, term.mostDays), supplyCase(line, 2 * term.mostDays)]
    case 'price':
      return priceCases(term, { ...line, ...lineListed(term, scope, line) })
    case 'case-rate':
      return [caseOf(line, term.cents, 0), caseOf(line, term.cents, 10_00)]
    case 'stay-rates':
      return stayCases(term, line)
    case 'filing':
      return [filingCase(line, term.days), filingCase(line, term.days + 1)]
    case 'copay':
      return shareCases(line, Math.min(term.cents, usualCents))
    case 'coinsurance':
      return shareCases(line, Math.round(usualCents * term.share))
  }
}

/** So many are told by few lines where the limit counts what one line can hold. */
function limitCase(
  { of, per, yearBegins }: Extract<PlanTerm, { readonly kind: 'limit' }>,
  line: Fields,
  many: number,
): Case {
  if (of === 'units') return { claim: `${many} units`, lines: [{ ...line, units: many }] }
  if (of === 'days-supply')
    return { claim: `${many} days of supply`, lines: [{ ...line, daysSupply: many }] }
  const gap = per === 'day' ? 0 : 1
  const visits = Math.min(many, mostVisits)
  const day = wholePeriod(
    line.serviceFromDay ?? 0,
    visits,
    per === 'month' ? undefined : yearBegins,
  )
  const lines = Array.from({ length: visits }, (_, at) => ({
    ...line,
    claimId: `E${at + 1}`,
    serviceFromDay: day + gap * at,
  }))
  return { claim: `${lines.length} visits on following days`, lines }
}

/** From this day on, or from where the next month or benefit year begins, if following days would reach it. */
function wholePeriod(from: Day, days: number, yearBegins: number | undefined): Day {
  const beginnings = Array.from({ length: days - 1 }, (_, at) => from + at + 1)
  const begins = (each: Day) => {
    const [, month, date] = isoDate(each).split('-').map(Number)
    return date === 1 && (yearBegins === undefined || month === yearBegins)
  }
  return beginnings.find(begins) ?? from
}

/** Larger limits are told by as many visits as a year has days. */
const mostVisits = 366

function supplyCase(line: Fields, days: number): Case {
  return { claim: `a fill of ${days} days`, lines: [{ ...line, daysSupply: days }] }
}

/** One claim of two lines, of which the second is allowed so much. */
function caseOf(line: Fields, cents: number, more: number): Case {
  const allowedAt = (allowedCents: number) => ({ ...line, allowedCents, paidCents: allowedCents })
  return {
    claim: `a claim of two lines, allowed at ${dollars(cents)} and ${dollars(more)}`,
    lines: [allowedAt(cents), allowedAt(more)],
  }
}

function stayCases(
  { rates, share }: Extract<PlanTerm, { readonly kind: 'stay-rates' }>,
  { revenueCode = '0120', ...line }: Fields,
): readonly [Case, Case] {
  const [rate] = rates.rates
  const stay = { ...line, revenueCode, procedureCode: undefined, billType: '111', drg: rate?.drg }
  const due = Math.round((rate?.cents ?? usualCents * (rate?.shareOfCharge ?? 0)) * share)
  const allowedAt = (allowedCents: number): Case => ({
    claim: `a stay of DRG ${stay.drg ?? ''} charged at ${dollars(usualCents)} and allowed at ${dollars(allowedCents)}`,
    lines: [{ ...stay, chargeCents: usualCents, allowedCents, paidCents: allowedCents }],
  })
  return [allowedAt(due), allowedAt(due + 10_00)]
}

function filingCase(line: Fields, days: number): Case {
  const receivedDay = (line.serviceFromDay ?? 0) + days
  return { claim: `a service received after ${days} days`, lines: [{ ...line, receivedDay }] }
}

function priceCases(
  { formulas }: Extract<PlanTerm, { readonly kind: 'price' }>,
  line: Fields,
): readonly [Case, Case] {
  const price = pricing(formulas)(claimLine({ ...line, index: 0, row: 2 }), () => examplePrice)
  const cents = price.kind === 'price' ? price.cents : 0
  const allowedAt = (allowedCents: number): Case => ({
    claim: `a service charged at ${dollars(usualCents)} and allowed at ${dollars(allowedCents)}`,
    lines: [{ ...line, allowedCents, paidCents: allowedCents }],
  })
  return [allowedAt(cents), allowedAt(cents + 1000)]
}

/** What of the first row of a fee table that the clause is about stands on a line. */
function lineListed(
  { formulas }: Extract<PlanTerm, { readonly kind: 'price' }>,
  scope: PlanScope,
  { modifiers = [], placeOfService }: Fields,
): Fields {
  for (const formula of formulas) {
    if (formula.kind !== 'listed') continue
    const isMeant = codesTest(scope.codes)
    const price = formula.table.prices.find(({ code }) => isMeant(code))
    if (price === undefined) return {}
    const place = price.site === 'facility' ? '22' : '11'
    return {
      ...(formula.table.isHospitals === true && { billType: '131' }),
      procedureCode: price.code,
      modifiers: [...new Set([...modifiers, ...price.modifiers])],
      placeOfService: placeOfService ?? place,
    }
  }
  return {}
}

function shareCases(line: Fields, dueCents: number): readonly [Case, Case] {
  const allowedCents = usualCents
  const paidCents = allowedCents - dueCents
  return [
    {
      claim: `${dollars(allowedCents)} allowed, the patient's share ${dollars(dueCents)}`,
      lines: [{ ...line, allowedCents, paidCents, patientShareCents: dueCents }],
    },
    {
      claim: `${dollars(allowedCents)} allowed, no share of the patient`,
      lines: [{ ...line, allowedCents, paidCents: allowedCents, patientShareCents: 0 }],
    },
  ]
}

/** Nobody's: of the range that is never given out. */
const anyProvider = '1000000000'

/** A line that the clause is about. */
function lineMeant({ scope, from }: PlanRule): Fields {
  const [code = scope.claims === 'medical' ? anyCode : undefined] = scope.codes.map(
    (each) => each.split('-')[0],
  )
  const ndc = scope.ndcs[0]?.padEnd(11, '0')
  const provider = scope.providers[0]
  return {
    ...(scope.claims === 'medical' && { placeOfService: '11', billingNpi: anyProvider }),
    auditType: scope.claims,
    ...{ claimId: 'E1', patientKey: 'EXAMPLE', serviceFromDay: from, units: 1, daysSupply: 30 },
    ...{ chargeCents: usualCents, allowedCents: usualCents, paidCents: usualCents },
    ...(code !== undefined && { procedureCode: code }),
    ...(ndc !== undefined && { ndc, ndcAsBilled: ndc }),
    ...(scope.revenueCodes[0] !== undefined && { revenueCode: scope.revenueCodes[0] }),
    ...(scope.modifiers[0] !== undefined && { modifiers: [scope.modifiers[0]] }),
    ...(scope.places[0] !== undefined && { placeOfService: scope.places[0] }),
    ...(provider !== undefined &&
      (provider.length === 10 ? { renderingNpi: provider } : { providerTaxId: provider })),
    ...(scope.payers[0] !== undefined && { payer: scope.payers[0] }),
    ...(scope.plans[0] !== undefined && { planType: scope.plans[0] }),
    ...statedBeside(scope),
    ageYears: scope.ageFrom ?? scope.ageTo ?? 40,
    sex: scope.sex ?? 'F',
  }
}

/** A line that exceptions ask something of says it, and something else than they name. */
function statedBeside({ except, revenueCodes, ndcs, places }: PlanScope): Fields {
  if (except === undefined) return {}
  const otherPlace = except.places.includes('11') ? '99' : '11'
  return {
    ...(except.revenueCodes.length > 0 && revenueCodes.length === 0 && { revenueCode: '0001' }),
    ...(except.ndcs.length > 0 &&
      ndcs.length === 0 && { ndc: '99999999999', ndcAsBilled: '99999999999' }),
    ...(except.places.length > 0 && places.length === 0 && { placeOfService: otherPlace }),
  }
}

/** The same line, of another kind than the clause names; of a clause about all lines, of another audit. */
function outsideOf(scope: PlanScope, line: Fields): Fields {
  if (scope.codes.length > 0) return { procedureCode: '00000' }
  if (scope.ndcs.length > 0) return { ndc: '99999999999', ndcAsBilled: '99999999999' }
  if (scope.revenueCodes.length > 0) return { revenueCode: '0000' }
  if (scope.places.length > 0) return { placeOfService: '00' }
  if (scope.modifiers.length > 0) return { modifiers: [] }
  if (scope.payers.length > 0) return { payer: 'another payer' }
  if (scope.plans.length > 0) return { planType: 'another plan' }
  if (scope.sex !== undefined) return { sex: scope.sex === 'F' ? 'M' : 'F' }
  if (scope.ageTo !== undefined) return { ageYears: scope.ageTo + 1 }
  if (scope.ageFrom !== undefined && scope.ageFrom > 0) return { ageYears: scope.ageFrom - 1 }
  return line.auditType === 'medical' ? { auditType: 'pharmacy' } : { auditType: 'medical' }
}

/** All days of a line moved, so that it is served on another. */
function daysMoved({ serviceFromDay = 0, receivedDay }: Fields, to: number): Fields {
  return {
    serviceFromDay: to,
    ...(receivedDay !== undefined && { receivedDay: receivedDay - serviceFromDay + to }),
  }
}

function judged(claim: string, lines: readonly Fields[], rule: Rule): WorkedExample {
  const result = runAudit({
    lines: lines.map((line, index) => claimLine({ ...line, index, row: index + 2 })),
    rules: [rule],
    tables: exampleTables,
    auditDay: lines[0]?.serviceFromDay ?? 0,
  })
  const found = result.findingsByLine.flatMap((findings) => findings ?? [])
  return {
    claim,
    answer: found.at(-1)?.message ?? 'nothing is found',
    atRiskCents: result.summary.potentialSavingsCents,
    isFlagged: found.length > 0,
  }
}
