import type { FindingCategory, FindingClass } from './finding.ts'

export { basisNames, namedBasis } from './basis-names.ts'
export { fieldLabels } from './field-labels.ts'

/**
 * What categories are called, in the app and in reports. Plain data and its own door
 * (`@plumbline/engine/names`), so that a browser may load it without the engine.
 */
export const categoryNames: Readonly<Record<FindingCategory, string>> = {
  'code-mismatch': 'Code mismatch',
  'modifier-misuse': 'Modifier misuse',
  upcoding: 'Upcoding',
  duplicate: 'Duplicate',
  unbundling: 'Unbundling',
  units: 'Units',
  'denial-pattern': 'Denial pattern',
  rebate: 'Rebate',
  'non-covered': 'Non-covered',
  overpayment: 'Overpayment',
  'drug-safety': 'Drug safety',
  'data-quality': 'Data quality',
}

/** What classes of findings are called, in the app and in reports. */
export const classNames: Readonly<Record<FindingClass, string>> = {
  error: 'Error',
  lead: 'Records needed',
  outlier: 'Outlier',
  notice: 'Notice',
}
