import type { Encounter } from '../../batch/groups.ts'
import type { ClaimLine } from '../../claim/claim-line.ts'
import { isDenied } from '../../claim/exposure.ts'
import { procedureNumber } from '../../claim/procedure-number.ts'
import type { TablesRead } from '../../rule/rule.ts'
import { pricedAmount } from '../prices/file-prices.ts'
import { mayBeCentersFee } from '../prices/practitioners-line.ts'
import { isFacilityPlace } from '../prices/priced-service.ts'
import { isPricedApart } from './halved-operations.ts'
import { isAssistant } from './line-roles.ts'

type EndoscopyTables = TablesRead<'feeSchedule' | 'feeSchedulePayments', never>

/** An endoscopy of a family, and how the payer priced it; all of one unit. */
export interface Endoscopy {
  readonly line: ClaimLine
  readonly base: string
  readonly amount: number
  /** Medicare's national fees, in cents: its own, and that of the base which is part of it. */
  readonly national: number
  readonly baseNational: number
}

/** The surgeon's endoscopies of one base on a day whose fees are known, the costliest first. */
export function endoscopiesOf(
  { lines }: Encounter,
  base: string,
  tables: EndoscopyTables,
): readonly Endoscopy[] {
  return lines
    .flatMap((line) => endoscopyOf(line, base, tables) ?? [])
    .sort((one, other) => other.national - one.national || other.amount - one.amount)
}

function endoscopyOf(
  line: ClaimLine,
  base: string,
  { feeSchedule, feeSchedulePayments }: EndoscopyTables,
): Endoscopy | undefined {
  const { procedure, placeOfService, modifiers, units = 1 } = line
  if (feeSchedule.find(procedure)?.endoscopicBase !== base) return undefined
  const amount = pricedAmount(line) ?? 0
  if (amount <= 0 || units !== 1 || isDenied(line)) return undefined
  if (isOtherEncounter({ modifiers })) return undefined
  if (placeOfService === undefined || mayBeCentersFee(line)) return undefined
  if (isPricedApart(line) || isAssistant(line)) return undefined
  const feeOf = (code: number) => {
    const fee = feeSchedulePayments.find(code)
    return isFacilityPlace(placeOfService) ? fee?.facilityCents : fee?.nonFacilityCents
  }
  const national = feeOf(procedure) ?? 0
  const baseNational = feeOf(procedureNumber(base)) ?? 0
  if (baseNational <= 0 || national <= baseNational) return undefined
  return { line, base, amount, national, baseNational }
}

/** Whether a line says that it was another encounter of the day (XE). */
export function isOtherEncounter({ modifiers }: Pick<ClaimLine, 'modifiers'>): boolean {
  return modifiers.includes('XE')
}

/** What a further endoscopy of its family is due of its fee: what it has beyond the base. */
export function shareBeyondBase({ national, baseNational }: Endoscopy): number {
  return 1 - baseNational / national
}
