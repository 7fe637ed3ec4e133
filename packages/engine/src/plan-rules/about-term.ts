import type { ClaimField } from '../claim/claim-line.ts'
import type { FindingCategory } from '../result/finding.ts'
import type { PlanTerm } from './plan-rule.ts'

/** How findings of a term are named and counted, and what a line must state for it. */
export interface AboutTerm {
  readonly title: string
  readonly category: FindingCategory
  readonly fix: string
  readonly fields: readonly ClaimField[]
}

/** What a finding of each term is called. */
export const planTermTitles = {
  'not-covered': 'Paid though the plan does not cover it',
  limit: 'Beyond the limit of the plan',
  supply: 'More days of supply than the plan allows',
  price: 'Paid above the contract',
  'case-rate': 'Paid above the case rate',
  'stay-rates': 'Paid above the rate of the stay',
  filing: 'Filed after the limit of the contract',
  copay: "Patient's share not taken off",
  coinsurance: "Patient's share not taken off",
} as const satisfies Readonly<Record<PlanTerm['kind'], string>>

/** What a finding of a term is called, and what to do first. */
export function aboutTerm(term: PlanTerm): AboutTerm {
  return { title: planTermTitles[term.kind], ...whatToDo(term) }
}

function whatToDo(term: PlanTerm): Omit<AboutTerm, 'title'> {
  switch (term.kind) {
    case 'not-covered':
      return {
        category: 'non-covered',
        fix: 'Deny the service under the clause, or recover what was paid.',
        fields: [],
      }
    case 'limit':
      return {
        category: 'units',
        fix: 'Deny what lies beyond the limit, or ask for the authorization that extends it.',
        fields: term.of === 'days-supply' ? ['daysSupply'] : term.of === 'units' ? ['units'] : [],
      }
    case 'supply':
      return {
        category: 'units',
        fix: 'Recover the part of the payment for the days beyond the limit.',
        fields: ['daysSupply'],
      }
    case 'price':
      return {
        category: 'overpayment',
        fix: 'Price the line by the contract and recover the difference.',
        fields: [],
      }
    case 'case-rate':
      return {
        category: 'overpayment',
        fix: 'Price the claim as one case by the contract and recover the difference.',
        fields: [],
      }
    case 'stay-rates':
      return {
        category: 'overpayment',
        fix: 'Price the stay by the contract’s rate for its DRG and recover the difference.',
        fields: ['drg'],
      }
    case 'filing':
      return {
        category: 'non-covered',
        fix: 'Deny the line for late filing (CARC 29) unless the contract has an exception.',
        fields: ['receivedDay'],
      }
    case 'copay':
    case 'coinsurance':
      return {
        category: 'overpayment',
        fix: "Check the patient's accumulators; where the share was due, recover it from the payment.",
        fields: ['patientShareCents'],
      }
  }
}
