import type { ClaimLine } from '../../../claim/claim-line.ts'
import type { Day } from '../../../claim/day.ts'
import { drugContextOn } from '../../../facts/drugs/drug-context.ts'
import { fillName } from '../../../facts/drugs/names/fill-name.ts'
import { eachFill } from '../../../facts/fills/fill-order.ts'
import { wholeFillAtRisk } from '../../../facts/fills/paid-fill.ts'
import { excusesEarlyFill } from '../../../facts/fills/supply-on-hand.ts'
import { isStarterPack } from '../../../facts/forms/starter-pack.ts'
import { cells, drugField } from '../../../findings/evidence.ts'
import {
  cannotTell,
  finding,
  look,
  notApplicable,
  pass,
  type Outcome,
} from '../../../rule/outcome.ts'
import { deniedOrPending, noPatient } from '../../../rule/reasons.ts'
import { cite, defineGroupRule, type SpanContext } from '../../../rule/rule.ts'
import { count, date, name, say } from '../../../sentences/say.ts'

const noName = cannotTell('no drug name, which would tell a starter pack')
const otherDrug = notApplicable('no pack with which a drug is begun')
const excused = notApplicable('the pharmacy submitted a clarification code that allows it')

/** Who begins again after half a year has stopped in between. */
const withinDays = 180

interface Begun {
  readonly line: ClaimLine
  readonly day: Day
}

/** A pack with which a drug is begun, dispensed to somebody who has begun it already. */
export const starterPackRepeated = defineGroupRule({
  id: 'starter-pack-repeated',
  version: 1,
  title: 'Starter pack dispensed again',
  category: 'overpayment',
  class: 'lead',
  basis: 'benchmark',
  picksSurvivor: true,
  auditTypes: ['pharmacy'],
  scope: 'patient',
  sources: [
    cite('FDA labels of the drugs', 'section 2, dosage: the doses of the first weeks, taken once'),
    cite('42 CFR 456.705', '(b)(5) incorrect dosage or duration of treatment'),
  ],
  needs: { fields: ['patientKey', 'serviceFromDay'], optionalTables: ['drugs'] },
  clearedBy: 'A record that the drug was stopped and begun anew, or that the first pack was lost.',
  suggestedFix:
    'Ask the prescriber whether the patient was to begin again; recover the pack where not.',
  triage({ standing }) {
    if (!standing.namesPatient) return noPatient
    return standing.isDenied ? deniedOrPending : look
  },
  judge({ lines }, context) {
    const begun = new Map<string, Begun>()
    return eachFill(lines, context.memories, (line) => outcomeOf(line, begun, context))
  },
})

/** @param begun the last pack of each name; this one is added */
function outcomeOf(
  line: ClaimLine,
  begun: Map<string, Begun>,
  context: SpanContext<never, 'drugs'>,
): Outcome {
  const { serviceFromDay: day = 0 } = line
  const ofDay = drugContextOn(day, context)
  const drugName = ofDay ? fillName(line, ofDay) : line.drugName
  if (drugName === undefined) return noName
  if (!isStarterPack(drugName)) return otherDrug
  const product = line.ndc ?? drugName
  const before = begun.get(product)
  begun.set(product, { line, day })
  // A second line of one day is a fill paid twice.
  if (before === undefined || before.day === day || day - before.day > withinDays) return pass
  return excusesEarlyFill(line) ? excused : flag(line, before)
}

function flag(line: ClaimLine, before: Begun): Outcome {
  const days = (line.serviceFromDay ?? 0) - before.day
  return finding({
    message: say`${name(line.drugName ?? line.ndc)}, with which the drug is begun, was dispensed on ${date(before.day)} and again ${count(days)} days later.`,
    lines: [line],
    related: [before.line],
    evidence: [before.line, line].flatMap((each) => cells(each, 'serviceFromDay', drugField(each))),
    ...wholeFillAtRisk(line),
  })
}
