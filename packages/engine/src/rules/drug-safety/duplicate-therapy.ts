import { historyIndex, type ClaimLine } from '../../claim/claim-line.ts'
import { daysTogether, type Together } from '../../facts/fills/days-together.ts'
import { drugsTaken, type TakenFill } from '../../facts/fills/drug-taken.ts'
import { untakenBecause } from '../../facts/fills/untaken.ts'
import { drugOfTherapy } from '../../facts/therapy/drug-of-therapy.ts'
import { therapyClasses } from '../../facts/therapy/therapy-classes.table.ts'
import { cells, drugField } from '../../findings/evidence.ts'
import {
  eachOpenLine,
  finding,
  look,
  notApplicable,
  passUnder,
  type FindingOutcome,
  type NoFinding,
} from '../../rule/outcome.ts'
import { deniedOrPending, noPatient } from '../../rule/reasons.ts'
import { cite, defineGroupRule, type SpanContext } from '../../rule/rule.ts'
import { count, date, name, say, words } from '../../sentences/say.ts'

/** Days of both that a change from one to the other does not take. */
const mostDays = 30

const otherClass = notApplicable('a drug of a class of which two may be taken')

const withoutSupply = untakenBecause('the drug is not known, so neither is its class')

/** Class by class, what each class of the profiles is called. */
const calledOf: ReadonlyMap<string, string> = new Map(
  therapyClasses.flatMap(({ called, classes }) => classes.map((each) => [each, called] as const)),
)

function isOneOfClass(drugClass: string | undefined): boolean {
  return drugClass !== undefined && calledOf.has(drugClass)
}

type Context = SpanContext<'drugProfiles', 'drugs'>

/** Two drugs of one class that a patient goes on filling side by side. */
export const duplicateTherapy = defineGroupRule({
  id: 'duplicate-therapy',
  version: 5,
  title: 'Two drugs of one class together',
  category: 'drug-safety',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['pharmacy'],
  scope: 'patient',
  sources: [
    cite('42 CFR 456.705', '(b)(1) screening for therapeutic duplication', 'drugProfiles'),
    cite('42 CFR 423.153', '(c)(2) Part D drug utilization review, therapeutic duplication'),
  ],
  needs: {
    fields: ['patientKey', 'serviceFromDay', 'daysSupply'],
    tables: ['drugProfiles'],
    optionalTables: ['drugs'],
  },
  clearedBy: 'A prescriber who meant both, a slow change from one to the other, or a stopped drug.',
  suggestedFix: 'Ask the prescribers which of the two the patient is to take.',
  triage({ standing }) {
    if (!standing.namesPatient) return noPatient
    return standing.isDenied ? deniedOrPending : look
  },
  judge({ lines }, context) {
    const taken = drugsTaken(lines, context)
    if (taken.areAllOutside(isOneOfClass)) return otherClass
    const { fills } = taken
    const found = findings(fills, context)
    return eachOpenLine((line) => {
      const drug = taken.of(line)
      if (drug.kind !== 'taken') return withoutSupply[drug.kind]
      if (!isOneOfClass(drug.fill.drugClass)) return otherClass
      return found.get(line) ?? passed(drug.fill, context)
    })
  },
})

function passed(fill: TakenFill, context: Context): NoFinding {
  const consulted = context.on(fill.fromDay)
  return consulted ? passUnder(consulted) : otherClass
}

function findings(
  fills: readonly TakenFill[],
  context: Context,
): ReadonlyMap<ClaimLine, FindingOutcome> {
  const found = new Map<ClaimLine, FindingOutcome>()
  const byClass = Map.groupBy(fills, ({ drugClass }) => calledOf.get(drugClass ?? ''))
  for (const [called, ofClass] of byClass) {
    if (called === undefined || ofClass.length < 3) continue
    const byDrug = Map.groupBy(ofClass, ({ line }) => drugOfTherapy(line, context))
    const drugs = Array.from(byDrug.values())
    drugs.forEach((one, at) => {
      for (const other of drugs.slice(at + 1)) addFindings(one, other, called, found)
    })
  }
  return found
}

function addFindings(
  one: readonly TakenFill[],
  other: readonly TakenFill[],
  called: string,
  found: Map<ClaimLine, FindingOutcome>,
): void {
  for (const stretch of daysTogether(one, other)) {
    if (stretch.days <= mostDays || isSwitch(stretch, one, other)) continue
    const meeting = stretch.meetings.find(({ later }) => later.line.index !== historyIndex)
    if (meeting === undefined || found.has(meeting.later.line)) continue
    found.set(meeting.later.line, flag(meeting.later.line, meeting.earlier.line, stretch, called))
  }
}

/** Whether the old drug was not filled again after the new one began: a change, not both. */
function isSwitch(
  { fromDay, untilDay, meetings }: Together,
  one: readonly TakenFill[],
  other: readonly TakenFill[],
): boolean {
  const first = meetings[0]?.earlier
  const old = first !== undefined && other.includes(first) ? other : one
  return !old.some((fill) => fill.fromDay > fromDay && fill.fromDay <= untilDay)
}

function flag(
  line: ClaimLine,
  other: ClaimLine,
  { days, fromDay, untilDay }: Together,
  called: string,
): FindingOutcome {
  return finding({
    message: say`${name(line.drugName ?? line.ndc)} and ${name(other.drugName ?? other.ndc)}, two ${words(called)}, overlap on ${count(days)} days from ${date(fromDay)} to ${date(untilDay - 1)}, and the first was filled again.`,
    lines: [line],
    related: [other],
    evidence: [other, line].flatMap((each) =>
      cells(each, 'serviceFromDay', 'daysSupply', drugField(each)),
    ),
  })
}
