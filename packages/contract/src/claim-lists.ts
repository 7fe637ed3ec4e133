import type { FindingCategory } from '@plumbline/engine'

/** What an audit may say of a line. */
export const errorFlags = ['Clean', 'Flagged', 'Needs Review', 'Pending'] as const

/** The engine's closed list; the type makes a change there fail here. */
export const categories = [
  'code-mismatch',
  'modifier-misuse',
  'upcoding',
  'duplicate',
  'unbundling',
  'units',
  'denial-pattern',
  'rebate',
  'non-covered',
  'overpayment',
  'drug-safety',
  'data-quality',
] as const satisfies readonly FindingCategory[]
