import type { ClaimLine } from '../../../claim/claim-line.ts'
import type { Day } from '../../../claim/day.ts'
import { exposureCents } from '../../../claim/exposure.ts'
import { drugContextOn } from '../../../facts/drugs/drug-context.ts'
import { eachFill } from '../../../facts/fills/fill-order.ts'
import { fillProduct } from '../../../facts/fills/fill-product.ts'
import { PatientSupplies } from '../../../facts/fills/patient-supplies.ts'
import { refillTiming, type RefillTiming } from '../../../facts/fills/refill-timing.ts'
import { addFill, daysOnHand, startSupply } from '../../../facts/fills/supply-on-hand.ts'
import { cells } from '../../../findings/evidence.ts'
import type { Evidence } from '../../../result/finding.ts'
import {
  cannotTell,
  finding,
  look,
  notApplicable,
  pass,
  type FindingOutcome,
  type NoFinding,
  type Outcome,
} from '../../../rule/outcome.ts'
import { deniedOrPending, noDaysSupply, noPatient, noServiceDate } from '../../../rule/reasons.ts'
import { cite, defineGroupRule, type SpanContext } from '../../../rule/rule.ts'
import { count, date, money, percent, row, say } from '../../../sentences/say.ts'

const noDrug = cannotTell('no NDC or drug name on the line')
const firstFill = notApplicable('the first fill of this product in the file and its history')

const outcomes: Readonly<Record<Exclude<RefillTiming['kind'], 'early'>, NoFinding>> = {
  'in-time': pass,
  'same-day': notApplicable('a second fill on one day is judged as a duplicate'),
  excused: notApplicable('the pharmacy submitted a clarification code that allows it'),
  'dose-rose': notApplicable('the daily quantity rose, so the old supply ends sooner'),
}

type Context = SpanContext<never, 'drugs' | 'drugProfiles'>

/** Fills that come while too much of the earlier supply is still on hand. */
export const refillTooSoon = defineGroupRule({
  id: 'refill-too-soon',
  version: 3,
  title: 'Refill too soon',
  category: 'overpayment',
  class: 'lead',
  basis: 'plan',
  cuts: 'units',
  auditTypes: ['pharmacy'],
  scope: 'patient',
  sources: [
    cite('NCPDP Telecommunication Standard', 'reject code 79, refill too soon'),
    cite(
      'NCPDP Telecommunication Standard',
      'field 420-DK, submission clarification codes 3 to 7, 13, 14 to 18, 47 and 48',
    ),
  ],
  needs: {
    fields: ['patientKey', 'serviceFromDay', 'daysSupply'],
    optionalTables: ['drugs', 'drugProfiles'],
  },
  clearedBy:
    "The plan's own refill threshold, a submission clarification code, a changed dose, or a reversal of the earlier fill.",
  suggestedFix: "Compare with the plan's refill threshold and ask the pharmacy why it was early.",
  triage({ standing }) {
    if (!standing.namesPatient) return noPatient
    return standing.isDenied ? deniedOrPending : look
  },
  judge({ lines }, context) {
    const supplies = new PatientSupplies()
    return eachFill(lines, context.memories, (line) => outcomeOf(line, supplies, context))
  },
})

/** @param supplies of the fills before this one; this one is added */
function outcomeOf(line: ClaimLine, supplies: PatientSupplies, context: Context): Outcome {
  const { daysSupply: days, serviceFromDay: day } = line
  if (day === undefined) return noServiceDate
  if (days === undefined || days <= 0) return noDaysSupply
  const ofDay = drugContextOn(day, context)
  const product = ofDay && fillProduct(line, ofDay)
  if (ofDay === undefined || product === undefined) return noDrug
  const supply = supplies.of(product)
  const timing = supply && refillTiming(supply, line, day, ofDay)
  const carriesOn = timing?.kind === 'in-time' || timing?.kind === 'same-day'
  const after =
    supply && carriesOn ? addFill(supply, line, day, days) : startSupply(line, day, days)
  supplies.set(product, after)
  if (timing === undefined) return firstFill
  return timing.kind === 'early' ? flag({ line, day, days }, timing) : outcomes[timing.kind]
}

interface Fill {
  readonly line: ClaimLine
  readonly day: Day
  readonly days: number
}

function flag(
  { line, day, days }: Fill,
  { supply, threshold, dueDay }: Extract<RefillTiming, { kind: 'early' }>,
): FindingOutcome {
  const onHand = daysOnHand(supply, day)
  const overlap = Math.min(onHand, days)
  const cents = Math.round((exposureCents(line) * overlap) / days)
  const { lastFill, lastDay, lastDays } = supply
  return finding({
    message: say`Filled on ${date(day)} with ${count(onHand)} days still on hand from the fill of ${date(lastDay)} (${count(lastDays)} days) and before; at a usual threshold of ${percent(threshold)} used, the refill was due from ${date(dueDay)}.`,
    lines: [line],
    related: [lastFill],
    evidence: [lastFill, line].flatMap(evidenceOf),
    atRisk: [{ line, cents }],
    arithmetic: say`${count(overlap)} of ${count(days)} days were still on hand: ${count(overlap)}/${count(days)} of ${money(exposureCents(line))} on ${row(line)}`,
  })
}

function evidenceOf(line: ClaimLine): Evidence[] {
  const drug = line.ndc === undefined ? 'drugName' : 'ndc'
  return cells(line, 'serviceFromDay', 'daysSupply', drug)
}
