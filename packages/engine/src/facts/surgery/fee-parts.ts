import type { BilledService } from '../../batch/kinds/billed-services.ts'
import { procedureNumber } from '../../claim/procedure-number.ts'
import type { ProcedureTable } from '../../reference/look-up-tables.ts'
import type { FeeScheduleRow } from '../../reference/procedure-rows.ts'
import { careShare, splitPart } from './split-care.ts'

/** A part of the fee of an operation or of therapy by its modifier, 0 to 1 of the whole. */
export interface FeePart {
  readonly modifier: string
  readonly share: number
  /** Who or what is paid it: `Medicare pays ... 62.5%`. */
  readonly who: string
  /** How many fees of one side the whole is: both sides (50) of what has two are paid 150%. */
  readonly sides: 1 | 1.5
}

/** What Medicare pays of the fee (Claims Processing Manual ch. 12, 20.4.3, 40.8, ch. 5, 20.1; 42 CFR 414.40, 410.60). */
const people = new Map<string, Omit<FeePart, 'modifier' | 'sides'>>([
  ['62', { share: 0.625, who: 'one of two surgeons' }],
  ['80', { share: 0.16, who: 'an assistant surgeon' }],
  ['81', { share: 0.16, who: 'a minimum assistant surgeon' }],
  ['82', { share: 0.16, who: 'an assistant where no resident is available' }],
  // 85% of what a physician who assists is paid.
  ['AS', { share: 0.136, who: 'an assistant who is no physician' }],
  ['CQ', { share: 0.85, who: "a physical therapist's assistant" }],
  ['CO', { share: 0.85, who: "an occupational therapist's assistant" }],
])

/**
 * Colonoscopies that have a fee of their own with 53: one half from 2016 on (Claims Processing Manual
 * ch. 12, 30.1 B). What others are worth that were broken off, the record decides.
 */
const halfWithin = new Set(
  ['44388', '45378', 'G0105', 'G0121'].map((colonoscopy) => procedureNumber(colonoscopy)),
)

/** The part of a surgical fee that a service bills; undefined for the whole, or a share not known. */
export function feePartOf(
  { procedure, modifiers }: Pick<BilledService, 'procedure' | 'modifiers'>,
  feeSchedule: ProcedureTable<FeeScheduleRow> | undefined,
): FeePart | undefined {
  const person = modifiers.find((modifier) => people.has(modifier))
  const known = person === undefined ? undefined : people.get(person)
  const row = feeSchedule?.find(procedure)
  const sides = row?.bilateral === '1' && modifiers.includes('50') ? 1.5 : 1
  if (person !== undefined && known) return { modifier: person, ...known, sides }
  if (modifiers.includes('53') && halfWithin.has(procedure)) {
    return { modifier: '53', share: 0.5, who: 'a colonoscopy that was broken off', sides: 1 }
  }
  const split = splitPart({ modifiers })
  const share = row && split ? careShare(row, split) : 0
  if (split === undefined || share <= 0 || share >= 1) return undefined
  return { modifier: split, share, who: partNames[split], sides }
}

const partNames = {
  '54': 'the operation without its aftercare',
  '55': 'the aftercare alone',
  '56': 'the care before the operation alone',
} as const
