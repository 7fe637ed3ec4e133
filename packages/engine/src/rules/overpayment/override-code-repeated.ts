import type { ClaimLine } from '../../claim/claim-line.ts'
import type { Day } from '../../claim/day.ts'
import { drugContextOn } from '../../facts/drugs/drug-context.ts'
import { eachFill } from '../../facts/fills/fill-order.ts'
import { fillProduct } from '../../facts/fills/fill-product.ts'
import { cells } from '../../findings/evidence.ts'
import { cannotTell, finding, look, notApplicable, pass, type Outcome } from '../../rule/outcome.ts'
import { deniedOrPending, noPatient, noServiceDate } from '../../rule/reasons.ts'
import { cite, defineGroupRule, type SpanContext } from '../../rule/rule.ts'
import { code, count, date, say, words } from '../../sentences/say.ts'

const noDrug = cannotTell('no NDC or drug name on the line')
const noOverride = notApplicable(
  'no clarification code for a vacation or a lost supply on the line',
)

/** NCPDP 420-DK: what explains an early fill once, and not again and again. */
const meanings: ReadonlyMap<string, string> = new Map([
  ['3', 'a vacation supply'],
  ['4', 'a lost prescription'],
])

/** So many of one drug within so many days are asked about. */
const asksFrom = 3
const withinDays = 180

interface Override {
  readonly line: ClaimLine
  readonly day: Day
}

/** The third fill of a drug within half a year that was let through as lost or for a vacation. */
export const overrideCodeRepeated = defineGroupRule({
  id: 'override-code-repeated',
  version: 1,
  title: 'Early fills excused again and again',
  category: 'overpayment',
  class: 'lead',
  basis: 'plan',
  cuts: 'units',
  auditTypes: ['pharmacy'],
  scope: 'patient',
  sources: [
    cite(
      'NCPDP Telecommunication Standard D.0 (45 CFR 162.1102)',
      'field 420-DK, submission clarification code: 3 vacation supply, 4 lost prescription',
    ),
  ],
  needs: {
    fields: ['patientKey', 'serviceFromDay', 'submissionClarificationCodes'],
    tables: [],
    optionalTables: ['drugs', 'drugProfiles'],
  },
  clearedBy:
    'Notes of the pharmacy that say each time what was lost, or where the patient traveled.',
  suggestedFix:
    'Ask the pharmacy for its notes on each override, and the patient for the supplies.',
  triage({ standing }) {
    if (!standing.namesPatient) return noPatient
    return standing.isDenied ? deniedOrPending : look
  },
  judge({ lines }, context) {
    if (!lines.some(overrideOf)) return noOverride
    const before = new Map<string, Override[]>()
    return eachFill(lines, context.memories, (line) => outcomeOf(line, before, context))
  },
})

function overrideOf({ submissionClarificationCodes }: ClaimLine): string | undefined {
  return submissionClarificationCodes.find((each) => meanings.has(each))
}

/** @param before overrides of each product so far; this one is added */
function outcomeOf(
  line: ClaimLine,
  before: Map<string, Override[]>,
  context: SpanContext<never, 'drugs' | 'drugProfiles'>,
): Outcome {
  const override = overrideOf(line)
  if (override === undefined) return noOverride
  const { serviceFromDay: day } = line
  const ofDay = day === undefined ? undefined : drugContextOn(day, context)
  if (day === undefined || ofDay === undefined) return noServiceDate
  const product = fillProduct(line, ofDay)
  if (product === undefined) return noDrug
  const recent = (before.get(product.key) ?? []).filter((each) => each.day > day - withinDays)
  before.set(product.key, [...recent, { line, day }])
  return recent.length + 1 < asksFrom ? pass : flag(line, recent, override)
}

function flag(line: ClaimLine, recent: readonly Override[], override: string): Outcome {
  const earlier = recent.map((each) => each.line)
  return finding({
    message: say`Fill ${count(recent.length + 1)} of the drug since ${date(recent[0]?.day ?? 0)} that a clarification code let through early, this one with ${code(override)}, ${words(meanings.get(override) ?? '')}.`,
    lines: [line],
    related: earlier,
    evidence: [...earlier, line].flatMap((each) =>
      cells(each, 'serviceFromDay', 'submissionClarificationCodes'),
    ),
  })
}
