/** What a person says of a finding. `open`: nothing yet, or taken back. */
export const decisions = ['open', 'confirmed', 'dismissed', 'needs-information'] as const

/** The same as people read it. */
export const decisionNames: Readonly<Record<(typeof decisions)[number], string>> = {
  open: 'Open',
  confirmed: 'Confirmed',
  dismissed: 'Dismissed',
  'needs-information': 'Needs information',
}

/** Why a finding is dismissed: the closed list, and the words that a person reads. */
export const dismissalReasons = {
  'record-supports-it': 'The record supports it',
  'contract-allows-it': 'The contract allows it',
  'already-refunded': 'Already refunded',
  'wrong-member-or-own-duplicate': 'Wrong member, or a duplicate in our own data',
  'rule-does-not-apply': 'The rule does not apply to this payer',
  other: 'Other',
} as const

export const noteMaximumLength = 4_000

/**
 * Orders of the list. `expected`: dollars at risk by how often the rule was confirmed here; `due`: by the
 * day on which something is due in the finding's case.
 */
export const findingOrders = [
  'expected',
  '-dollars',
  'dollars',
  '-date',
  'date',
  'rule',
  'payee',
  '-decided',
  'due',
] as const

export const findingGroupings = ['provider', 'rule', 'claim', 'category', 'month'] as const

/** Findings of cases with a deadline: any, one that was missed, or one within 7 or 30 days or missed. */
export const dueWithin = ['any', 'missed', 'week', 'month'] as const

export const findingsPageSize = 50
export const findingsPageMaximum = 200

/** So many groups are told apart on a page. */
export const findingGroupsSize = 100
export const findingGroupsMaximum = 500
