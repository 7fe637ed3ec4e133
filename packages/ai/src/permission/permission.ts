import type { Level } from '../use/use.ts'

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
  readonly deIdentified: boolean
  readonly identified: boolean
}

/** Why nothing may be asked. */
export type Refusal = 'off' | 'level'

/** Whether something of a level may leave, or why not. The one place in which this is decided. */
export function refusalOf(
  level: Level,
  deployment: Deployment,
  customer: CustomerSwitches,
): Refusal | undefined {
  if (!deployment.hasProvider) return 'off'
  if (!switchOf(level, customer)) return 'off'
  return level === 'identified' && !mayHoldRecords(deployment) ? 'level' : undefined
}

function switchOf(level: Level, customer: CustomerSwitches): boolean {
  if (level === 'no-data') return customer.words
  return level === 'de-identified' ? customer.deIdentified : customer.identified
}

/** Records may go to who has agreed to protect and not to keep them, or stay in the house. */
export function mayHoldRecords({ agreement, zeroRetention, inHouse }: Deployment): boolean {
  return inHouse || (agreement && zeroRetention)
}
