import type { Level, UseId } from '../use/use.ts'

/** What the operator has set up. */
export interface Deployment {
  /** Whether there is a provider at all. */
  readonly hasProvider: boolean
  /** A signed agreement on protected health information covers the endpoint. */
  readonly agreement: boolean
  /** The provider keeps nothing of what it is sent. */
  readonly zeroRetention: boolean
  /** The model answers at a private address. */
  readonly inHouse: boolean
}

/** What a customer has switched on. */
export interface CustomerSwitches {
  /** Words for patterns, of which nothing of the customer's leaves. */
  readonly words: boolean
  /** Questions, without names and figures. */
  readonly deIdentified: boolean
  /** Known words of headers, and how values are written. */
  readonly columnHelp: boolean
  /** Codes of services and diagnoses that no table decides on, with age in bands and sex. */
  readonly secondLook: boolean
  /** Plan documents and records as they are. */
  readonly identified: boolean
}

/** Why nothing may be asked. */
export type Refusal = 'off' | 'level'

/** What of a use decides whether it may be asked for. */
export interface UseAsked {
  readonly id: UseId
  readonly level: Level
}

/** Whether what a use needs may leave, or why not. The one place in which this is decided. */
export function refusalOf(
  { id, level }: UseAsked,
  deployment: Deployment,
  customer: CustomerSwitches,
): Refusal | undefined {
  if (!deployment.hasProvider) return 'off'
  if (!isSwitchedOn(id, customer)) return 'off'
  if (level !== 'identified') return undefined
  if (!customer.identified) return 'off'
  return mayHoldRecords(deployment) ? undefined : 'level'
}

/** A customer who agreed to one use has agreed to no other. */
function isSwitchedOn(id: UseId, customer: CustomerSwitches): boolean {
  switch (id) {
    case 'narrate':
    case 'summary-words':
    case 'letter-argument':
      return customer.words
    case 'question':
      return customer.deIdentified
    case 'columns':
      return customer.columnHelp
    case 'second-look':
      return customer.secondLook
    case 'contract-rules':
    case 'record-facts':
      return customer.identified
  }
}

/** Records may go to who has agreed to protect and not to keep them, or stay in the house. */
export function mayHoldRecords({ agreement, zeroRetention, inHouse }: Deployment): boolean {
  return inHouse || (agreement && zeroRetention)
}
