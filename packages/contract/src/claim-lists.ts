import type { CheckedLevel, FindingBasis, FindingCategory, FindingClass } from '@plumbline/engine'

export {
  basisNames,
  categoryNames,
  classNames,
  fieldLabels,
  namedBasis,
} from '@plumbline/engine/names'

/** What an audit may say of a line. */
export const errorFlags = ['Clean', 'Flagged', 'Needs Review', 'Pending'] as const

/** How much of a line was looked at. */
export const checkedLevels: Named<CheckedLevel> = {
  checked: 'checked',
  'hardly checked': 'hardly checked',
  'not audited': 'not audited',
}

/** The orders in which claims may be asked for. */
export const claimOrders = ['row', '-savings', '-charge', 'date'] as const

/**
 * A list of the engine, each value under its own name: one that the engine adds, takes away or
 * renames does not compile here.
 */
type Named<Value extends string> = { readonly [Name in Value]: Name }

/** What findings are about, in the order in which a choice offers them. */
export const namedCategories: Named<FindingCategory> = {
  'code-mismatch': 'code-mismatch',
  'modifier-misuse': 'modifier-misuse',
  upcoding: 'upcoding',
  duplicate: 'duplicate',
  unbundling: 'unbundling',
  units: 'units',
  'denial-pattern': 'denial-pattern',
  rebate: 'rebate',
  'non-covered': 'non-covered',
  overpayment: 'overpayment',
  'drug-safety': 'drug-safety',
  'data-quality': 'data-quality',
}

/** The same as a list. */
export const categories: readonly FindingCategory[] = Object.values(namedCategories)

/** How sure a finding is, the surest first. */
export const classes: Named<FindingClass> = {
  error: 'error',
  lead: 'lead',
  outlier: 'outlier',
  notice: 'notice',
}

/** On whose authority a finding stands. */
export const bases: Named<FindingBasis> = {
  binding: 'binding',
  plan: 'plan',
  benchmark: 'benchmark',
  statistical: 'statistical',
}
