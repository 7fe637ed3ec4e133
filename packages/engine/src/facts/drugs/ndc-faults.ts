import type { FindingClass } from '../../result/finding.ts'

/** What is wrong with an NDC that no package can have; see `readNdc`. */
export type NdcFault = 'impossible' | 'placeholder' | 'rounded' | 'product' | 'future'

/** How each fault is said after the number, and how sure it is that the claim is wrong. */
export const ndcFaults: Readonly<
  Record<NdcFault, { readonly class: FindingClass; readonly says: string }>
> = {
  impossible: {
    class: 'error',
    says: 'is no NDC: those have digits only, ten in three groups (4-4-2, 5-3-2 or 5-4-1) or eleven (5-4-2)',
  },
  placeholder: { class: 'error', says: 'is a filler that was never assigned to any drug' },
  rounded: {
    class: 'lead',
    says: 'is a number that a spreadsheet rounded: only its first digits are left, so the drug cannot be identified',
  },
  product: {
    class: 'lead',
    says: 'names a product without its package: the last group is missing',
  },
  future: {
    class: 'notice',
    says: 'has the twelve-digit form (6-4-2) that applies from 2033-03-07 on, or is a UPC; payers still take eleven digits',
  },
}
