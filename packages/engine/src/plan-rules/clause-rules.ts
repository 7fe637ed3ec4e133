import type { ClaimLine } from '../claim/claim-line.ts'
import { isUnpaid } from '../claim/exposure.ts'
import { findingsByLine } from '../findings/findings-by-line.ts'
import { cannotTell, eachOpenLine, pass, type CannotTell, type NoFinding } from '../rule/outcome.ts'
import { noClaimNumber, noPatient } from '../rule/reasons.ts'
import { defineGroupRule, type AboutRule, type Rule } from '../rule/rule.ts'
import type { Sentence } from '../sentences/sentence.ts'
import { fixedRate, overCaseRate, type CaseRate } from './case-rate.ts'
import type { LineTerm } from './line-terms.ts'
import { furtherMedicareTables, medicarePricing, medicareTables } from './medicare-prices.ts'
import { countedOf, overLimit } from './plan-limits.ts'
import { stayRating } from './stay-rates.ts'
import type { PlanTerm } from './plan-rule.ts'
import type { ScopeTest } from './plan-scope.ts'

/** A clause ready to judge: what its rule says of itself, how its findings begin, whom it is not about. */
export interface Clause {
  readonly about: AboutRule<never, never>
  readonly said: (sentence: Sentence) => Sentence
  readonly outOfScope: ScopeTest
}

type Term<Kind extends PlanTerm['kind']> = Extract<PlanTerm, { readonly kind: Kind }>

/** So many visits, units or days for a patient in a time. */
export function limitRule({ about, said, outOfScope }: Clause, term: Term<'limit'>): Rule {
  const uncounted = cannotTell(uncountedReasons[term.of])
  return defineGroupRule({
    ...about,
    scope: 'patient',
    judge({ lines, identified }) {
      const meant = lines.filter((line) => outOfScope(line) === undefined)
      const found = findingsByLine(identified ? overLimit(meant, term, said) : [])
      return eachOpenLine((line) => {
        const other = outOfScope(line)
        if (other) return other
        if (!identified) return noPatient
        return found.get(line) ?? (countedOf(line, term.of) === undefined ? uncounted : pass)
      })
    },
  })
}

/** One payment for all lines of a claim together. */
export function ratesRule(
  { about, said, outOfScope }: Clause,
  term: Term<'case-rate' | 'stay-rates'>,
): Rule {
  const rateOf = ratingOf(term)
  return defineGroupRule({
    ...about,
    scope: 'claim',
    judge({ lines, claimId }) {
      if (claimId === '') return noClaimNumber
      const isMeant = lines.some((line) => !isUnpaid(line) && outOfScope(line) === undefined)
      const rate = isMeant ? rateOf(lines) : pass
      const outcome = rate.kind === 'rate' ? overCaseRate(lines, rate, said) : rate
      if (outcome.kind !== 'finding') return eachOpenLine((line) => outOfScope(line) ?? outcome)
      const found = findingsByLine([outcome])
      return eachOpenLine((line) => found.get(line) ?? outOfScope(line) ?? pass)
    },
  })
}

/** A share of what Medicare would have paid, for which the lines of a visit are priced together. */
export function medicareRule(
  { about, said, outOfScope }: Clause,
  { locality }: { readonly locality: string | undefined },
  judge: LineTerm | undefined,
): Rule {
  const reasons = new Map<string, CannotTell>()
  return defineGroupRule({
    ...about,
    scope: 'encounter',
    needs: { ...about.needs, tables: medicareTables, optionalTables: furtherMedicareTables },
    judge(visit, context) {
      const priceOf = medicarePricing(visit, context, locality, reasons)
      return eachOpenLine((line) => outOfScope(line) ?? judge?.(line, said, priceOf) ?? pass)
    },
  })
}

/** What a term pays for all lines of a claim together. */
function ratingOf(
  term: Term<'case-rate' | 'stay-rates'>,
): (lines: readonly ClaimLine[]) => CaseRate | NoFinding {
  if (term.kind === 'stay-rates') return stayRating(term.rates, term.share)
  const rate = fixedRate(term.cents)
  return () => rate
}

const uncountedReasons = {
  visits: 'no date of service on the line',
  units: 'no units on the line',
  'days-supply': 'no days supply on the line',
} as const
