import type { ClaimLine } from '../claim/claim-line.ts'
import { isUnpaid } from '../claim/exposure.ts'
import { findingsByLine } from '../findings/findings-by-line.ts'
import { cannotTell, eachOpenLine, pass, type CannotTell, type NoFinding } from '../rule/outcome.ts'
import { noClaimNumber, noPatient } from '../rule/reasons.ts'
import { defineGroupRule, defineLineRule, type Rule } from '../rule/rule.ts'
import { name, say } from '../sentences/say.ts'
import type { Sentence } from '../sentences/sentence.ts'
import { aboutTerm } from './about-term.ts'
import { fixedRate, overCaseRate, type CaseRate } from './case-rate.ts'
import { lineTerm } from './line-terms.ts'
import {
  furtherMedicareTables,
  medicareFormula,
  medicarePricing,
  medicareTables,
} from './medicare-prices.ts'
import { countedOf, overLimit } from './plan-limits.ts'
import { stayRating } from './stay-rates.ts'
import type { PlanRule, PlanRuleSet, PlanTerm } from './plan-rule.ts'
import { fieldsOfScope, scopeTest } from './plan-scope.ts'

/** Ids of plan rules begin with it, so that they are none of ours. */
export const planRulePrefix = 'plan:'

/** The clauses of a set as rules of an audit, in their order; they judge from their first day of service on. */
export function compilePlanRules(set: PlanRuleSet): readonly Rule[] {
  return set.rules.map((rule) => compiled(set, rule))
}

function compiled(set: PlanRuleSet, rule: PlanRule): Rule {
  const { clause, quote, scope, term } = rule
  const { title, category, fix, fields } = aboutTerm(term)
  const about = {
    id: `${planRulePrefix}${rule.id}`,
    version: rule.version ?? 1,
    title,
    category,
    class: 'error',
    basis: 'plan',
    auditTypes: [scope.claims],
    sources: [{ title: set.document, section: `${clause}: “${quote}”` }],
    needs: { fields: [...new Set([...fieldsOfScope(scope), ...fields])], tables: [] },
    clearedBy:
      'An exception, an amendment or another term that the plan or contract has for the case.',
    suggestedFix: fix,
  } as const
  const said = (sentence: Sentence) =>
    say`Under ${name(clause)} of ${name(set.document)}, ${sentence}`
  const outOfScope = scopeTest(rule)
  if (term.kind === 'limit') {
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
  if (term.kind === 'case-rate' || term.kind === 'stay-rates') {
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
  const judge = lineTerm(term)
  const medicare = medicareFormula(term)
  if (medicare !== undefined) {
    const reasons = new Map<string, CannotTell>()
    return defineGroupRule({
      ...about,
      scope: 'encounter',
      needs: {
        ...about.needs,
        tables: medicareTables,
        optionalTables: furtherMedicareTables,
      },
      judge(visit, context) {
        const priceOf = medicarePricing(visit, context, medicare.locality, reasons)
        return eachOpenLine((line) => outOfScope(line) ?? judge?.(line, said, priceOf) ?? pass)
      },
    })
  }
  return defineLineRule({
    ...about,
    judge: (line) => outOfScope(line) ?? judge?.(line, said) ?? pass,
  })
}

/** What a term pays for all lines of a claim together. */
function ratingOf(
  term: Extract<PlanTerm, { readonly kind: 'case-rate' | 'stay-rates' }>,
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
