import type { ClaimLine } from '../../claim/claim-line.ts'
import { isoDate, type Day } from '../../claim/day.ts'
import { scheduleOf } from '../../facts/drugs/controlled-schedule.ts'
import { listedProductKey, unlistedProductKey } from '../../facts/drugs/drug-product.ts'
import { isEyeDrop } from '../../facts/drugs/eye-drop.ts'
import { dollars } from '../../sentences/dollars.ts'
import { namedProductKey } from '../../facts/drugs/named-product.ts'
import {
  addFill,
  daysOnHand,
  doseRose,
  excusesEarlyFill,
  refillDay,
  startSupply,
  type Supply,
} from '../../facts/drugs/supply-on-hand.ts'
import { exposureCents, isDenied } from '../../claim/exposure.ts'
import { cannotTell, finding, notApplicable, pass, type Outcome } from '../../rule/outcome.ts'
import { defineRule, type SpanContext } from '../../rule/rule.ts'

const noPatient = cannotTell('no member or patient on the line')
const noDaysSupply = cannotTell('no days supply on the line, so nobody can say when it runs out')
const noDrug = cannotTell('no NDC or drug name on the line')
const noDay = cannotTell('no date of service')
const unpaid = notApplicable('denied or pending, so nothing was paid')
const firstFill = notApplicable('the first fill of this product in the file and its history')
const sameDay = notApplicable('a second fill on one day is judged as a duplicate')
const excused = notApplicable('the pharmacy submitted a clarification code that allows it')
const moreADay = notApplicable('the daily quantity rose, so the old supply ends sooner')

type Context = SpanContext<never, 'drugs' | 'drugProfiles'>

/** Fills that come while too much of the earlier supply is still on hand. */
export const refillTooSoon = defineRule({
  id: 'refill-too-soon',
  version: 2,
  title: 'Refill too soon',
  category: 'overpayment',
  class: 'lead',
  basis: 'plan',
  auditTypes: ['pharmacy'],
  scope: 'patient',
  sources: [
    { title: 'NCPDP Telecommunication Standard', section: 'reject code 79, refill too soon' },
    {
      title: 'NCPDP Telecommunication Standard',
      section: 'field 420-DK, submission clarification codes 3 to 7, 13, 14 to 18, 47 and 48',
    },
  ],
  needs: {
    fields: ['patientKey', 'serviceFromDay', 'daysSupply'],
    tables: [],
    optionalTables: ['drugs', 'drugProfiles'],
  },
  clearedBy:
    "The plan's own refill threshold, a submission clarification code, a changed dose, or a reversal of the earlier fill.",
  suggestedFix: "Compare with the plan's refill threshold and ask the pharmacy why it was early.",
  check(patient, context) {
    if (!patient.identified) return noPatient
    const supplies: Supplies = new Map()
    return patient.lines.map((line) => judge(line, supplies, context))
  },
})

/** Families may share a member number, so each date of birth has supplies of its own, by product. */
type Supplies = Map<Day | undefined, Map<string, Supply>>

function judge(line: ClaimLine, supplies: Supplies, context: Context): Outcome {
  if (isDenied(line) || line.claimStatus === 'pending') return unpaid
  const { daysSupply, serviceFromDay } = line
  if (serviceFromDay === undefined) return noDay
  if (daysSupply === undefined || daysSupply <= 0) return noDaysSupply
  const { product, name } = productOf(line, serviceFromDay, context)
  if (product === undefined) return noDrug
  const own = suppliesOf(line, supplies)
  const supply = later(own.get(product), name === undefined ? undefined : own.get(name))
  const outcome = supply ? compare(supply, line, serviceFromDay, context) : firstFill
  const carriesOn = supply !== undefined && (outcome === pass || outcome === sameDay)
  const after = carriesOn
    ? addFill(supply, line, serviceFromDay, daysSupply)
    : startSupply(line, serviceFromDay, daysSupply)
  own.set(product, after)
  if (name !== undefined) own.set(name, after)
  return outcome
}

/**
 * What a fill's product is known by. Where the drug list does not tell, tablets and capsules go by
 * their name too, because those of another maker are the same medicine.
 */
function productOf(
  line: ClaimLine,
  day: Day,
  context: Context,
): { readonly product: string | undefined; readonly name?: string | undefined } {
  const { drugs, drugProfiles } = context.on(day)?.tables ?? {}
  const listed = listedProductKey(line, drugs)
  if (listed !== undefined) return { product: listed }
  const { drugName } = line
  const isNamed = drugName !== undefined && drugProfiles !== undefined
  return {
    product: unlistedProductKey(line),
    name: isNamed ? namedProductKey(drugName, drugProfiles) : undefined,
  }
}

function suppliesOf({ birthDay }: ClaimLine, supplies: Supplies): Map<string, Supply> {
  let own = supplies.get(birthDay)
  if (!own) supplies.set(birthDay, (own = new Map<string, Supply>()))
  return own
}

/** The supply that was added to last. */
function later(one: Supply | undefined, other: Supply | undefined): Supply | undefined {
  if (one === undefined || other === undefined) return one ?? other
  return other.lastDay > one.lastDay ? other : one
}

function compare(supply: Supply, line: ClaimLine, day: Day, context: Context): Outcome {
  if (day === supply.lastDay) return sameDay
  if (day >= supply.runOutDay) return pass
  const threshold = thresholdFor(line, day, context)
  if (day >= refillDay(supply, threshold)) return pass
  if (excusesEarlyFill(line)) return excused
  return doseRose(supply.lastFill, line) ? moreADay : flag(supply, line, day, threshold)
}
/** Share of the last fill that is usually to be used first: plans differ, these are common terms. */
function thresholdFor(line: ClaimLine, day: Day, context: Context): number {
  const tables = context.on(day)?.tables
  if (isEyeDrop(line, tables?.drugs)) return 0.7
  return scheduleOf(line, tables?.drugs, tables?.drugProfiles) === undefined ? 0.75 : 0.85
}

function flag(supply: Supply, line: ClaimLine, day: Day, threshold: number): Outcome {
  const days = line.daysSupply ?? 0
  const onHand = daysOnHand(supply, day)
  const overlap = Math.min(onHand, days)
  const cents = Math.round((exposureCents(line) * overlap) / days)
  const earlier = supply.lastFill
  return finding({
    message: `Filled on ${isoDate(day)} with ${onHand} days still on hand from the fill of ${isoDate(supply.lastDay)} (${supply.lastDays} days) and before; at a usual threshold of ${Math.round(threshold * 100)} % used, the refill was due from ${isoDate(refillDay(supply, threshold))}.`,
    lines: [line],
    related: [earlier],
    evidence: [earlier, line].flatMap(evidenceOf),
    atRisk: [{ line, cents }],
    arithmetic: `${overlap} of ${days} days were still on hand: ${overlap}/${days} of ${dollars(exposureCents(line))} on row ${line.row}`,
  })
}

function evidenceOf({ row, serviceFromDay, daysSupply, ndc, drugName }: ClaimLine) {
  return [
    {
      row,
      field: 'serviceFromDay',
      value: serviceFromDay === undefined ? '' : isoDate(serviceFromDay),
    },
    { row, field: 'daysSupply', value: String(daysSupply) },
    ndc === undefined
      ? { row, field: 'drugName', value: drugName ?? '' }
      : { row, field: 'ndc', value: ndc },
  ]
}
