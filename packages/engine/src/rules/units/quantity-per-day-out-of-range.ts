import type { ClaimLine } from '../../claim/claim-line.ts'
import { profileOf } from '../../facts/drugs/drug-profile.ts'
import { countableLimitOf } from '../../facts/forms/countable-units.ts'
import { formLimitOf, mostOfForm } from '../../facts/forms/form-limits.ts'
import { usualMaximum } from '../../facts/forms/usual-maximum.ts'
import { isJudgedByMilligrams } from '../../facts/forms/daily-milligrams.ts'
import { dailyQuantity } from '../../facts/fills/supply-on-hand.ts'
import { sameBillingUnit } from '../../facts/drugs/billing-unit.ts'
import { exposureCents } from '../../claim/exposure.ts'
import {
  cannotTell,
  finding,
  lookAt,
  notApplicable,
  pass,
  type Outcome,
} from '../../rule/outcome.ts'
import { cells } from '../../findings/evidence.ts'
import { denied, noQuantityOrDays } from '../../rule/reasons.ts'
import { cite, defineLineRule } from '../../rule/rule.ts'
import { count, money, name, row, say } from '../../sentences/say.ts'
import type { Sentence } from '../../sentences/sentence.ts'

const unknownDrug = cannotTell('the drug is not among those whose usual quantity is known')
const noLimit = notApplicable('no usual quantity a day is known for this kind of product')
const byMilligrams = notApplicable('a tablet whose milligrams a day another rule judges')
const otherUnit = cannotTell('quantity is in another unit than the usual quantity')

/** More units a day than the drug is usually taken in. */
export const quantityPerDayOutOfRange = defineLineRule({
  id: 'quantity-per-day-out-of-range',
  version: 11,
  title: 'Quantity a day out of range',
  category: 'units',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['pharmacy'],
  sources: [
    cite('Drug labels, usual maximum daily dose', 'dosage and administration', 'drugProfiles'),
    cite('NCPDP Telecommunication Standard', 'reject code 76, plan limitations exceeded'),
  ],
  needs: {
    fields: ['quantity', 'daysSupply'],
    tables: ['drugProfiles'],
    optionalTables: ['drugs'],
  },
  clearedBy:
    'The directions on the prescription, a prior authorization, or a corrected days supply.',
  suggestedFix: 'Check quantity and days supply against the directions on the prescription.',
  triageDrug(drug, context) {
    if (drug.service.standing.isDenied) return denied
    const profile = profileOf(drug, context)
    return lookAt({ profile, most: profile && usualMaximum(drug, profile, context) })
  },
  judge(line, context, { profile, most }) {
    const daily = dailyQuantity(line)
    if (daily === undefined || daily <= 0 || !Number.isInteger(line.daysSupply)) {
      return noQuantityOrDays
    }
    if (profile === undefined || most === undefined) {
      const form = formLimitOf(line, context) ?? countableLimitOf(line, context)
      if (form === undefined) return profile === undefined ? unknownDrug : noLimit
      const formMost = mostOfForm(form, line)
      if (daily <= formMost || (line.quantity ?? 0) <= form.oneFill) return pass
      return flag(line, daily, formMost, say`${name(form.called)} are usually used`)
    }
    if (!sameBillingUnit(line.unitOfMeasure, profile.unitOfMeasure)) return otherUnit
    if (daily <= most) return pass
    if (isJudgedByMilligrams(line, context, profile.ingredient ?? '')) return byMilligrams
    return flag(line, daily, most, say`${name(profile.ingredient ?? 'the drug')} is usually taken`)
  },
})

function flag(line: ClaimLine, daily: number, most: number, usually: Sentence): Outcome {
  const paid = exposureCents(line)
  const cents = Math.round(paid * (1 - most / daily))
  const quantity = line.quantity ?? 0
  const days = line.daysSupply ?? 0
  return finding({
    message: say`${count(quantity)} units for ${count(days)} days are ${count(rounded(daily))} a day; ${usually} in at most ${count(most)} a day.`,
    lines: [line],
    evidence: cells(line, 'quantity', 'daysSupply'),
    atRisk: [{ line, cents }],
    arithmetic: say`${count(rounded(daily - most))} of ${count(rounded(daily))} a day are over the usual maximum: that share of ${money(paid)} on ${row(line)}`,
  })
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100
}
