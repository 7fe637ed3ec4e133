import type { ClaimLine } from '../../claim/claim-line.ts'
import { profileOf } from '../../facts/drugs/drug-profile.ts'
import { fillName } from '../../facts/drugs/names/fill-name.ts'
import { isCountable } from '../../facts/forms/countable-units.ts'
import type { UnitOfUseRow } from '../../facts/forms/unit-of-use.table.ts'
import { isInPackageUnit, mayBeUnitOfUse, unitOfUse } from '../../facts/forms/unit-of-use.ts'
import { dailyClasses, takenWhenNeeded } from '../../facts/therapy/daily-classes.ts'
import { cells, drugField } from '../../findings/evidence.ts'
import { cannotTell, finding, lookAt, notApplicable, pass } from '../../rule/outcome.ts'
import { deniedOrPending, noQuantityOrDays } from '../../rule/reasons.ts'
import { cite, defineLineRule } from '../../rule/rule.ts'
import { count, name, say, words } from '../../sentences/say.ts'

const unknownDrug = cannotTell('the drug is not among those that are known to be taken every day')
const notDaily = notApplicable('no drug of which tablets are taken every day')
const notCounted = notApplicable('neither tablets nor capsules nor single doses')

/** Halves, quarters and twice a week are seen. */
const mostDaysATablet = 4
/** Whom a statin hurts takes it once a week. */
const mostDaysAStatin = 7
/** Drugs whose effect is gone in a day, and of which nobody takes a part: a tablet once or twice a day. */
const gone: ReadonlySet<string> = new Set([
  'apixaban',
  'dabigatran',
  'rivaroxaban',
  'edoxaban',
  'ticagrelor',
])
const mostDaysOfThese = 1.5
/** Of doses that last for weeks; some labels know two intervals, of which ours is the shorter. */
const mostIntervals = 2

/** A days supply for which the tablets of a daily drug, or the doses of one that is given each few weeks, cannot last. */
export const daysSupplyTooLong = defineLineRule({
  id: 'days-supply-too-long',
  version: 2,
  title: 'Days supply longer than the quantity lasts',
  category: 'units',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['pharmacy'],
  sources: [
    cite(
      'FDA labels of the drugs',
      'dosage and administration: once a day or more',
      'drugProfiles',
    ),
    cite(
      'NCPDP Telecommunication Standard D.0 (45 CFR 162.1102)',
      'field 405-D5, days supply: as long as the quantity lasts by the directions',
    ),
  ],
  needs: {
    fields: ['quantity', 'daysSupply'],
    tables: ['drugProfiles'],
    optionalTables: ['drugs'],
  },
  clearedBy: 'Directions on the prescription by which a tablet is taken on a few days a month.',
  suggestedFix:
    'Compare with the directions and the stock record; correct the quantity or the days supply.',
  triageDrug(drug, context) {
    if (drug.service.standing.isDenied) return deniedOrPending
    const { drugClass, ingredient } = profileOf(drug, context) ?? {}
    const drugName = fillName(drug, context) ?? ingredient ?? ''
    const daysATablet = mostDays(drugClass, ingredient)
    const isDaily = !mayBeUnitOfUse(drugName, context.memories)
    if (isDaily && drugClass === undefined) return unknownDrug
    if (isDaily && !isTakenDaily(drugClass, ingredient)) return notDaily
    return lookAt({ drugName, isDaily, daysATablet })
  },
  judge(line, context, { drugName, isDaily, daysATablet }) {
    const { quantity, daysSupply } = line
    if (quantity === undefined || daysSupply === undefined || quantity <= 0 || daysSupply <= 0) {
      return noQuantityOrDays
    }
    const dose = isDaily ? undefined : unitOfUse(drugName, line, context.memories)
    if (isDaily ? !isCountable(line, context) : !isDoses(line, dose)) return notCounted
    const most = isDaily ? daysATablet : (dose?.daysAUnit ?? 0) * mostIntervals
    if (daysSupply <= quantity * most) return pass
    return finding({
      message: say`${count(quantity)} of ${name(drugName)} were billed for ${count(daysSupply)} days; it is taken ${words(isDaily ? 'every day' : 'more often')}, so that quantity or days are wrong.`,
      lines: [line],
      evidence: cells(line, drugField(line), 'quantity', 'daysSupply'),
    })
  },
})

function mostDays(drugClass = '', ingredient = ''): number {
  if (gone.has(ingredient)) return mostDaysOfThese
  return drugClass === 'statin' ? mostDaysAStatin : mostDaysATablet
}

/** Whether the quantity is of doses that all last equally long. */
function isDoses(line: ClaimLine, dose: UnitOfUseRow | undefined): boolean {
  return dose?.isDose === true && isInPackageUnit(line, dose)
}

function isTakenDaily(drugClass = '', ingredient = ''): boolean {
  return dailyClasses.has(drugClass) && !takenWhenNeeded.has(ingredient)
}
