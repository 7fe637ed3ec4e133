import type { ClaimLine } from '../../claim/claim-line.ts'
import { memoByTable } from '../../memo/bounded-memo.ts'
import { Remembered } from '../../memo/memories.ts'
import type { DrugProfile } from '../../reference/drug-rows.ts'
import { inEffect, type DatedRow } from '../../reference/in-effect.ts'
import type { CodeTable } from '../../reference/look-up-tables.ts'
import { billingUnitOf } from '../drugs/billing-unit.ts'
import type { DrugContext } from '../drugs/drug-context.ts'
import { drugFactsOf } from '../drugs/drug-facts.ts'
import { profileOfName } from '../drugs/drug-profile.ts'
import { withFormWords } from './form-words.ts'
import { formLimits, type FormLimit } from './form-limits.table.ts'
import { tabletLimits } from './tablet-limits.table.ts'

/**
 * The limit on the date of service of the form in which a drug was dispensed, read from its name and
 * the drug list; undefined where none is known, or the quantity is in another unit.
 */
export function formLimitOf(line: ClaimLine, context: DrugContext): FormLimit | undefined {
  const { drugProfiles } = context.tables
  const { drugName, unitOfMeasure, serviceFromDay } = line
  const form = drugFactsOf(line, context)?.form
  const name = drugName === undefined ? form : form === undefined ? drugName : `${drugName} ${form}`
  if (name === undefined || drugProfiles === undefined) return undefined
  const unit = unitOfMeasure === undefined ? undefined : billingUnitOf(unitOfMeasure)
  if (unitOfMeasure !== undefined && unit === undefined) return undefined
  const limits = limitsOfNames.in(context.memories)(drugProfiles).get(name)
  return inEffect(limits, serviceFromDay).find((limit) => unit === undefined || limit.unit === unit)
}

type DatedLimit = FormLimit & DatedRow

const limitsOfNames = new Remembered((memories) =>
  memoByTable(5000, (name, drugProfiles: CodeTable<DrugProfile>) =>
    limitsOf(withFormWords(name), profileOfName(name, { tables: { drugProfiles }, memories })),
  ),
)

const tablets = /\b(?:tab|tabs|tablets?|cap|caps|capsules?|caplets?|odt)\b/i

/** Whenever they hold. */
function limitsOf(name: string, profile: DrugProfile | undefined): readonly DatedLimit[] {
  if (tablets.test(name)) return tabletLimitsOf(profile)
  return formLimits.filter(
    ({ words, ofClass }) =>
      words.test(name) && (ofClass === undefined || ofClass.test(profile?.drugClass ?? '')),
  )
}

function tabletLimitsOf(profile: DrugProfile | undefined): readonly DatedLimit[] {
  const called = `tablets of ${profile?.ingredient ?? ''}`
  return tabletLimits
    .filter(({ ingredient, drugClass }) =>
      ingredient === undefined
        ? drugClass === profile?.drugClass
        : ingredient === profile?.ingredient,
    )
    .map((row) => ({ ...row, called, unit: 'EA', oneFill: row.oneFill ?? row.mostADay }))
}

/** The most a day on a line; where it states no unit, one a day may count days or doses and proves nothing. */
export function mostOfForm(limit: FormLimit, line: ClaimLine): number {
  const { mostADay, mostOfPieces } = limit
  if (line.unitOfMeasure === undefined && mostOfPieces !== undefined) return mostOfPieces
  if (line.unitOfMeasure !== undefined || billsPackages(limit, line)) return mostADay
  return Math.max(1, mostADay)
}

/** Whole packages, and so few that they can be no count of days. */
function billsPackages({ packageOf }: FormLimit, { quantity = 0, daysSupply = 0 }: ClaimLine) {
  return packageOf !== undefined && quantity % packageOf === 0 && quantity * 2 < daysSupply
}
