import type { ClaimLine } from '../../../claim/claim-line.ts'
import type { Day } from '../../../claim/day.ts'
import { drugContextOn } from '../../../facts/drugs/drug-context.ts'
import { scheduleOf } from '../../../facts/drugs/controlled-schedule.ts'
import { eachFill } from '../../../facts/fills/fill-order.ts'
import { fillProduct } from '../../../facts/fills/fill-product.ts'
import { maySplitFill } from '../../../facts/fills/partial-fill.ts'
import { cells } from '../../../findings/evidence.ts'
import {
  cannotTell,
  finding,
  look,
  notApplicable,
  pass,
  type Outcome,
} from '../../../rule/outcome.ts'
import { deniedOrPending, noDaysSupply, noPatient, noServiceDate } from '../../../rule/reasons.ts'
import { cite, defineGroupRule, type SpanContext } from '../../../rule/rule.ts'
import { count, date, money, row, say } from '../../../sentences/say.ts'

const noDrug = cannotTell('no NDC or drug name on the line')
const noFee = notApplicable('no dispensing fee was paid on the line')
const allowed = notApplicable('a fill that is split for a stated reason, or of a controlled drug')
const notShort = notApplicable('a fill for two weeks or more')

/** Fills of fewer days are parts of a month. */
const shortDays = 14
const monthDays = 28
/** A short first fill and the rest of the month are two. */
const usualFees = 2

/** So many fills before the one at fault are shown. */
const mostShown = 8

/** Paid short fills of one product and dose in their order; those before `from` are over four weeks old. */
interface ShortFills {
  readonly fills: { readonly line: ClaimLine; readonly day: Day }[]
  from: number
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
    const before = new Map<string, ShortFills>()
    return eachFill(lines, context.memories, (line) => outcomeOf(line, before, context))
  },
})

/** @param before paid short fills of each product and dose so far; this one is added */
function outcomeOf(
  line: ClaimLine,
  before: Map<string, ShortFills>,
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
  const key = `${product.key} ${doseOf(quantity, daysSupply)}`
  const short = before.get(key) ?? { fills: [], from: 0 }
  before.set(key, short)
  while ((short.fills[short.from]?.day ?? day) <= day - monthDays) short.from++
  short.fills.push({ line, day })
  const earlier = short.fills.length - 1 - short.from
  return earlier < usualFees ? pass : flag(line, short)
}

/** Units a day in hundredths: what differs less is rounding. */
function doseOf(quantity: number | undefined, daysSupply: number): string {
  return quantity === undefined ? 'unknown' : String(Math.round((100 * quantity) / daysSupply))
}

function flag(line: ClaimLine, { fills, from }: ShortFills): Outcome {
  const fee = line.dispensingFeeCents ?? 0
  const first = fills[from]
  const shown = fills
    .slice(Math.max(from, fills.length - 1 - mostShown), -1)
    .map((each) => each.line)
  return finding({
    message: say`Fill ${count(fills.length - from)} of the drug in four weeks, each for less than two weeks and each with a dispensing fee, since ${date(first?.day ?? 0)}; this one's fee is ${money(fee)}.`,
    lines: [line],
    related: shown,
    evidence: [...shown, line].flatMap((each) =>
      cells(each, 'serviceFromDay', 'daysSupply', 'dispensingFeeCents'),
    ),
    atRisk: [{ line, cents: fee }],
    arithmetic: say`the dispensing fee of ${money(fee)} on ${row(line)}`,
  })
}
