import type { Category } from '@plumbline/contract'

const labels: Readonly<Record<Category, string>> = {
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

/** A finding's category in words; what is not known stands as it is. */
export function categoryLabel(category: string): string {
  const known = Object.entries(labels).find(([name]) => name === category)
  return known?.[1] ?? category
}
