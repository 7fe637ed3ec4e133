import type { ClaimField, ClaimLine } from '../../claim/claim-line.ts'
import { fieldLabels } from '../../result/field-labels.ts'

/** What is compared of two bills, in the order in which a difference is told. */
const particulars = [
  'claimId',
  'serviceFromDay',
  'serviceThroughDay',
  'renderingNpi',
  'billingNpi',
  'providerTaxId',
  'procedureCode',
  'placeOfService',
  'units',
  'chargeCents',
  'allowedCents',
  'paidCents',
] as const satisfies readonly ClaimField[]

/** How two bills compare: in how many particulars they agree, and the labels of those that differ. */
export interface Agreement {
  readonly agree: number
  /** Particulars that at least one of the two states. */
  readonly inAll: number
  readonly differ: readonly string[]
}

export function agreement(one: ClaimLine, two: ClaimLine): Agreement {
  const stated = particulars.filter((field) => one[field] !== undefined || two[field] !== undefined)
  const differ = stated.filter((field) => one[field] !== two[field])
  return {
    agree: stated.length - differ.length,
    inAll: stated.length,
    differ: differ.map((field) => fieldLabels[field]),
  }
}
