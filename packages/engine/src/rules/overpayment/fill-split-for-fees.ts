import type { ClaimLine } from '../../claim/claim-line.ts'
import type { Day } from '../../claim/day.ts'
import { drugContextOn } from '../../facts/drugs/drug-context.ts'
import { scheduleOf } from '../../facts/drugs/controlled-schedule.ts'
import { eachFill } from '../../facts/fills/fill-order.ts'
import { fillProduct } from '../../facts/fills/fill-product.ts'
import { maySplitFill } from '../../facts/fills/partial-fill.ts'
import { cells } from '../../findings/evidence.ts'
import { cannotTell, finding, look, notApplicable, pass, type Outcome } from '../../rule/outcome.ts'
import { deniedOrPending, noDaysSupply, noPatient, noServiceDate } from '../../rule/reasons.ts'
import { cite, defineGroupRule, type SpanContext } from '../../rule/rule.ts'
import { count, date, money, row, say } from '../../sentences/say.ts'

const noDrug = cannotTell('no NDC or drug name on the line')
const noFee = notApplicable('no dispensing fee was paid on the line')
const allowed = notApplicable('a fill that is split for a stated reason, or of a controlled drug')
const notShort = notApplicable('a fill for two weeks or more')

/** Fills of fewer days are parts of a month. */
const shortDays = 14
const monthDays = 28
/** A short first fill and the rest of the month are two. */
const usualFees = 2

interface Paid {
  readonly line: ClaimLine
  readonly day: Day
  readonly daysSupply: number
  readonly quantity: number | undefined
}

/** A month of one drug handed out in three or more parts, each with a fee. */
export const fillSplitForFees = defineGroupRule({
  id: 'fill-split-for-fees',
  version: 1,
  title: 'Third dispensing fee of a month',
  category: 'overpayment',
  class: 'lead',
  basis: 'plan',
  cuts: 'price',
  auditTypes: ['pharmacy'],
  scope: 'patient',
  sources: [
    cite('42 CFR 423.154', 'dispensing in increments in long-term care, and its fees'),
    cite(
      'NCPDP Telecommunication Standard D.0 (45 CFR 162.1102)',
      'fields 507-F7, dispensing fee paid, and 343-HD, dispensing status',
    ),
  ],
  needs: {
    fields: ['patientKey', 'serviceFromDay', 'daysSupply', 'dispensingFeeCents'],
    tables: [],
    optionalTables: ['drugs', 'drugProfiles'],
  },
  clearedBy:
    'Long-term care, a prescriber who orders weekly fills, adherence packaging that the plan pays for, or changes of dose.',
  suggestedFix: 'Ask why the month was split; recover the fees after the second.',
  triage({ standing }) {
    if (!standing.namesPatient) return noPatient
    return standing.isDenied ? deniedOrPending : look
  },
  judge({ lines }, context) {
    const before = new Map<string, Paid[]>()
    return eachFill(lines, context.memories, (line) => outcomeOf(line, before, context))
  },
})

/** @param before paid short fills of each product so far; this one is added */
function outcomeOf(
  line: ClaimLine,
  before: Map<string, Paid[]>,
  context: SpanContext<never, 'drugs' | 'drugProfiles'>,
): Outcome {
  const { serviceFromDay: day, daysSupply, dispensingFeeCents = 0, quantity } = line
  if (day === undefined) return noServiceDate
  if (daysSupply === undefined || daysSupply <= 0) return noDaysSupply
  if (dispensingFeeCents <= 0) return noFee
  if (daysSupply >= shortDays) return notShort
  const ofDay = drugContextOn(day, context)
  const product = ofDay && fillProduct(line, ofDay)
  if (ofDay === undefined || product === undefined) return noDrug
  if (maySplitFill(line) || scheduleOf(line, ofDay) !== undefined) return allowed
  const recent = (before.get(product.key) ?? []).filter((each) => each.day > day - monthDays)
  before.set(product.key, [...recent, { line, day, daysSupply, quantity }])
  const sameDose = recent.filter((each) => isSameDose(each, { daysSupply, quantity }))
  return sameDose.length < usualFees ? pass : flag(line, sameDose)
}

function isSameDose(one: Pick<Paid, 'daysSupply' | 'quantity'>, other: typeof one): boolean {
  if (one.quantity === undefined || other.quantity === undefined) return true
  return Math.abs(one.quantity / one.daysSupply - other.quantity / other.daysSupply) < 0.01
}

function flag(line: ClaimLine, recent: readonly Paid[]): Outcome {
  const fee = line.dispensingFeeCents ?? 0
  const [first] = recent
  return finding({
    message: say`Fill ${count(recent.length + 1)} of the drug in four weeks, each for less than two weeks and each with a dispensing fee, since ${date(first?.day ?? 0)}; this one's fee is ${money(fee)}.`,
    lines: [line],
    related: recent.map((each) => each.line),
    evidence: [...recent.map((each) => each.line), line].flatMap((each) =>
      cells(each, 'serviceFromDay', 'daysSupply', 'dispensingFeeCents'),
    ),
    atRisk: [{ line, cents: fee }],
    arithmetic: say`the dispensing fee of ${money(fee)} on ${row(line)}`,
  })
}
