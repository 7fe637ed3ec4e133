import type { BilledService } from '../../batch/kinds/billed-services.ts'
import type { Encounter } from '../../batch/groups.ts'
import type { ClaimLine } from '../../claim/claim-line.ts'
import { isDenied } from '../../claim/exposure.ts'
import type { TablesRead } from '../../rule/rule.ts'
import { pricedAmount } from '../prices/file-prices.ts'
import { nationalFee } from '../prices/full-fee.ts'
import { feePartOf } from './fee-parts.ts'
import { isAssistant } from './line-roles.ts'
import { mayBeCentersFee } from '../prices/practitioners-line.ts'
import { hasPricingModifier } from '../prices/priced-service.ts'

/** 51 says what is asked here, and an assistant is paid a share of what the surgeon is. */
export function isPricedApart({ modifiers }: Pick<BilledService, 'modifiers'>): boolean {
  const others = modifiers.filter(
    (modifier) => modifier !== '51' && !isAssistant({ modifiers: [modifier] }),
  )
  return hasPricingModifier({ modifiers: others })
}

export type HalvedTables = TablesRead<'feeSchedule' | 'feeSchedulePayments', never>

/** An operation with indicator 2, what it was priced at and Medicare's national fee for this part in it, in cents. */
export interface HalvedOperation {
  readonly line: ClaimLine
  readonly amount: number
  readonly national: number
  /** An assistant's, whose part of the fee is a share of it. */
  readonly isAssistants: boolean
}

/** The operations whose fees are known, the costliest first; of two alike the one that was paid more. */
export function halvedOperations(
  { lines }: Encounter,
  { feeSchedule, feeSchedulePayments }: HalvedTables,
): readonly HalvedOperation[] {
  return lines
    .flatMap((line) => {
      const amount = pricedAmount(line) ?? 0
      const share = feePartOf(line, undefined)?.share ?? 1
      const national = (nationalFee(line, feeSchedulePayments) ?? 0) * (line.units ?? 1) * share
      const isHalved = feeSchedule.find(line.procedure)?.multipleProcedure === '2'
      const isOther = isPricedApart(line) || mayBeCentersFee(line) || isDenied(line)
      const isKnown = amount > 0 && national > 0 && isHalved && !isOther
      return isKnown ? [{ line, amount, national, isAssistants: isAssistant(line) }] : []
    })
    .sort((one, other) => other.national - one.national || other.amount - one.amount)
}

/** An operation whose aftercare of ninety days is in its fee. */
export function isMajor({ line }: HalvedOperation, { feeSchedule }: HalvedTables): boolean {
  return feeSchedule.find(line.procedure)?.globalDays === '090'
}

/** A procedure of the day alone, as those of an office visit. */
export function isMinor({ line }: HalvedOperation, { feeSchedule }: HalvedTables): boolean {
  return feeSchedule.find(line.procedure)?.globalDays === '000'
}

/** The same operation twice is a matter of sides, or of a bill sent twice. */
export function isTwin({ line }: HalvedOperation, operations: readonly HalvedOperation[]): boolean {
  return operations.some((other) => other.line !== line && other.line.procedure === line.procedure)
}
