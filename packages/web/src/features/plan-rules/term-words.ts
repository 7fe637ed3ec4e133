import type { PlanRuleListed } from '@plumbline/contract'
import type { BadgeTone } from '../../components/badge.tsx'
import type { Choice } from '../../components/fields/choice-field.tsx'
import type { RuleDraft, TermKind } from './rule-draft.ts'

export const termChoices: readonly Choice<TermKind>[] = [
  { value: 'not-covered', label: 'Not covered' },
  { value: 'limit', label: 'Covered up to a limit' },
  { value: 'price', label: 'Paid at a price' },
  { value: 'case-rate', label: 'Paid as a case, the whole claim at one price' },
  { value: 'stay-rates', label: 'Hospital stays paid at listed rates' },
  { value: 'filing', label: 'To be filed within so many days' },
  { value: 'supply', label: 'So many days of supply in one fill' },
  { value: 'copay', label: 'The patient pays an amount' },
  { value: 'coinsurance', label: 'The patient pays a share' },
]

export const countedChoices: readonly Choice<RuleDraft['of']>[] = [
  { value: 'visits', label: 'Visits (days)' },
  { value: 'units', label: 'Units' },
  { value: 'days-supply', label: 'Days of supply' },
]

export const periodChoices: readonly Choice<RuleDraft['per']>[] = [
  { value: 'day', label: 'A day' },
  { value: 'month', label: 'A month' },
  { value: 'year', label: 'A benefit year' },
  { value: 'lifetime', label: 'A lifetime' },
]

export const monthChoices: readonly Choice<string>[] = Array.from({ length: 12 }, (_, at) => ({
  value: String(at + 1),
  label: new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2024, at, 1)),
  ),
}))

export const planRuleStateWords: Readonly<
  Record<PlanRuleListed['state'], { readonly label: string; readonly tone: BadgeTone }>
> = {
  draft: { label: 'Draft', tone: 'secondary' },
  approved: { label: 'Approved', tone: 'good' },
  withdrawn: { label: 'Withdrawn', tone: 'warn' },
}
