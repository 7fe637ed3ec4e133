import { exposureCents } from '../../claim/exposure.ts'
import { fillName } from '../../facts/drugs/names/fill-name.ts'
import { dosingIntervalsOf } from '../../facts/forms/dosing-intervals.ts'
import { cells, drugField } from '../../findings/evidence.ts'
import { isInEffect } from '../../reference/in-effect.ts'
import { cannotTell, finding, lookAt, notApplicable, pass } from '../../rule/outcome.ts'
import { deniedOrPending, noQuantityOrDays } from '../../rule/reasons.ts'
import { cite, defineLineRule } from '../../rule/rule.ts'
import { count, money, name, row, say, words } from '../../sentences/say.ts'

const noName = cannotTell('no drug name, which would tell a weekly strength')
const otherDrug = notApplicable('no drug that is known to be taken once a week or a month')

/** Higher doses are taken twice as often at most (vitamin D, Paget's disease). */
const mostOften = 2
/** Months are filled as five weeks now and then. */
const spareUnits = 1
/** Fills of fewer days than that of a weekly drug have the days wrong and not the quantity. */
const leastDays = 14

/** A weekly or monthly tablet billed as if it were taken every day. */
export const weeklyDrugCountedDaily = defineLineRule({
  id: 'weekly-drug-counted-daily',
  version: 3,
  title: 'Weekly or monthly drug counted by the day',
  category: 'units',
  class: 'lead',
  basis: 'benchmark',
  cuts: 'units',
  auditTypes: ['pharmacy'],
  sources: [
    cite('FDA labels of the drugs', 'dosage and administration'),
    cite(
      'NCPDP Telecommunication Standard D.0 (45 CFR 162.1102)',
      'field 405-D5, days supply: as long as the quantity lasts by the directions',
    ),
  ],
  needs: { fields: ['quantity', 'daysSupply'], optionalTables: ['drugs'] },
  clearedBy: 'Directions on the prescription that say to take it every day.',
  suggestedFix: 'Compare with the directions; correct the days supply or the quantity.',
  triageDrug(named, context) {
    if (named.service.standing.isDenied) return deniedOrPending
    const drugName = fillName(named, context)
    if (drugName === undefined) return noName
    const intervals = dosingIntervalsOf(drugName)
    return intervals.length === 0 ? otherDrug : lookAt({ drugName, intervals })
  },
  judge(line, _, { drugName, intervals }) {
    const { quantity, daysSupply } = line
    const drug = intervals.find((row) => isInEffect(row, line.serviceFromDay))
    if (drug === undefined) return otherDrug
    if (quantity === undefined || daysSupply === undefined || quantity <= 0 || daysSupply <= 0) {
      return noQuantityOrDays
    }
    if (drug.neverDaily && isOneADay(quantity, daysSupply)) {
      return finding({
        message: say`${count(quantity)} of ${name(drugName)} were billed for ${count(daysSupply)} days, as if one were taken every day; it is taken ${words(drug.says)}.`,
        lines: [line],
        evidence: cells(line, drugField(line), 'quantity', 'daysSupply'),
      })
    }
    const lasts = Math.round(quantity * drug.daysAUnit)
    if (quantity <= spareUnits || lasts <= daysSupply * mostOften) return pass
    const usual = Math.ceil(daysSupply / drug.daysAUnit) + spareUnits
    const isTooMuch =
      quantity > usual * mostOften && daysSupply >= Math.max(leastDays, drug.daysAUnit * 2)
    const paid = exposureCents(line)
    return finding({
      message: say`${count(quantity)} of ${name(drugName)} were billed for ${count(daysSupply)} days; taken ${words(drug.says)}, they last ${count(lasts)} days.`,
      lines: [line],
      evidence: cells(line, drugField(line), 'quantity', 'daysSupply'),
      ...(isTooMuch && {
        atRisk: [{ line, cents: Math.round(paid * (1 - usual / quantity)) }],
        arithmetic: say`${count(usual)} of ${count(quantity)} are enough for ${count(daysSupply)} days: the rest of ${money(paid)} on ${row(line)}`,
      }),
    })
  },
})

/** As many as days, which are no whole weeks: of a weekly dose no number of tablets makes that. */
function isOneADay(quantity: number, days: number): boolean {
  return quantity === days && days > 7 && days % 7 !== 0
}
