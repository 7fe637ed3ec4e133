import type { ClaimLine } from '../../claim/claim-line.ts'
import { inEffect, type DatedRow } from '../../reference/in-effect.ts'
import { billingUnitOf } from '../drugs/billing-unit.ts'
import type { DrugContext } from '../drugs/drug-context.ts'
import { drugFactsOf } from '../drugs/drug-facts.ts'
import { strengthIn } from '../drugs/names/drug-name.ts'
import type { FormLimit } from './form-limits.table.ts'
import { manyUnits, mostOfAnyTablet, mostOfPreparation } from './many-units.table.ts'

const tablets = /\b(?:tab|tabs|tablets?|cap|caps|capsules?|caplets?|cplt|softgels?|odt)\b/i
const otherForms =
  /\b(?:sol|soln|solution|susp\w*|syrup|elixir|liq\w*|conc\w*|drops?|spray|cream|oint\w*|gel|lotion|foam|vial|inj\w*|syringe|pen|kit|pack|dosepak|supp\w*|enema|powder|packet|granules?|pads?|swabs?|strips?|lancets?|needles?|gauze|gum|lozenges?|patch\w*|inh\w*|neb\w*)\b|\/\s*[\d.]*\s*ml|%/i

/** Days supplies up to which a fill may be a preparation that is swallowed at once. */
const daysOfPreparation = 2

/**
 * How many tablets or capsules of whatever drug one can take in a day: those that are taken by the
 * dozen have limits of their own. Undefined where the line is not surely for tablets or capsules.
 */
export function countableLimitOf(line: ClaimLine, context: DrugContext): FormLimit | undefined {
  if (!isCountable(line, context)) return undefined
  const facts = drugFactsOf(line, context)
  const said = `${line.drugName ?? ''} ${facts?.brandName ?? ''} ${facts?.ingredient ?? ''}`
  const own = inEffect(manyUnits, line.serviceFromDay).find(({ names }) => names.test(said))
  const any = (line.daysSupply ?? 0) <= daysOfPreparation ? mostOfPreparation : mostOfAnyTablet
  const mostADay = Math.max(own?.mostADay ?? 0, any)
  return { called: 'tablets and capsules', unit: 'EA', mostADay, oneFill: mostADay }
}

/** Whether a line is surely for tablets or capsules, by unit, name and form. */
export function isCountable(line: ClaimLine, context: DrugContext): boolean {
  const { unitOfMeasure, drugName } = line
  if (unitOfMeasure !== undefined && billingUnitOf(unitOfMeasure) !== 'EA') return false
  const said = `${drugName ?? ''} ${drugFactsOf(line, context)?.form ?? ''}`
  if (otherForms.test(said)) return false
  if (tablets.test(said)) return true
  const unit = strengthIn(drugName ?? '')?.unit
  return unitOfMeasure !== undefined && (unit === 'mg' || unit === 'mcg' || unit === 'g')
}

/** A drug of which many tablets or capsules a day are right. */
export interface ManyUnits extends DatedRow {
  readonly names: RegExp
  readonly mostADay: number
}
