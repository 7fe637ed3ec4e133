import type { ClaimLine } from '../../claim/claim-line.ts'
import type { OpioidTables } from './described-opioid.ts'
import type { DosedFill } from './dose-episodes.ts'
import { drugContextOn, type DrugSpan } from '../drugs/drug-context.ts'
import { productKey } from '../drugs/drug-product.ts'
import { opioidDose, type OpioidDose } from './opioid-dose.ts'
import { isDeniedOrPending } from '../fills/paid-fill.ts'

/** What a line is to the opioid doses of its patient. */
export type OpioidFill =
  | { readonly kind: 'dosed'; readonly fill: DosedFill }
  /** Denied or pending, or without a day; else why it has no dose: see `OpioidDose`. */
  | { readonly kind: 'not-dispensed' | 'undated' | Exclude<OpioidDose['kind'], 'dosed'> }

const notDispensed: OpioidFill = { kind: 'not-dispensed' }
const undated: OpioidFill = { kind: 'undated' }
const noOpioid: OpioidFill = { kind: 'no-opioid' }
const unread: OpioidFill = { kind: 'unread' }

/** Reads a line as an opioid fill, by the tables of its day. */
export function opioidFill(line: ClaimLine, span: DrugSpan<OpioidTables>): OpioidFill {
  if (isDeniedOrPending(line)) return notDispensed
  const { serviceFromDay: day, daysSupply } = line
  if (day === undefined) return undated
  const context = drugContextOn(day, span)
  if (!context) return noOpioid
  const dose = opioidDose(line, context)
  if (dose.kind !== 'dosed') return dose
  if (daysSupply === undefined) return unread
  const { dailyDose } = dose
  const product = productKey(line, context) ?? `row ${line.row}`
  const fill = { line, product, fromDay: day, untilDay: day + daysSupply, dailyDose }
  return { kind: 'dosed', fill }
}
