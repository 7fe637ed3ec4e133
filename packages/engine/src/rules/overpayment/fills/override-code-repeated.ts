import type { ClaimLine } from '../../../claim/claim-line.ts'
import type { Day } from '../../../claim/day.ts'
import { drugContextOn } from '../../../facts/drugs/drug-context.ts'
import { eachFill } from '../../../facts/fills/fill-order.ts'
import { fillProduct } from '../../../facts/fills/fill-product.ts'
import { cells } from '../../../findings/evidence.ts'
import {
  cannotTell,
  finding,
  look,
  notApplicable,
  pass,
  type Outcome,
} from '../../../rule/outcome.ts'
import { deniedOrPending, noPatient, noServiceDate } from '../../../rule/reasons.ts'
import { cite, defineGroupRule, type SpanContext } from '../../../rule/rule.ts'
import { code, count, date, say, words } from '../../../sentences/say.ts'

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

/** So many of the earlier ones are shown. */
const mostShown = 9

/** Overrides of one product, of which those from `from` on lie within the days that count. */
interface Overrides {
  readonly lines: { readonly line: ClaimLine; readonly day: Day }[]
  from: number
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
    const before = new Map<string, Overrides>()
    return eachFill(lines, context.memories, (line) => outcomeOf(line, before, context))
  },
})

function overrideOf({ submissionClarificationCodes }: ClaimLine): string | undefined {
  return submissionClarificationCodes.find((each) => meanings.has(each))
}

/** @param before overrides of each product so far; this one is added */
function outcomeOf(
  line: ClaimLine,
  before: Map<string, Overrides>,
  context: SpanContext<never, 'drugs' | 'drugProfiles'>,
): Outcome {
  const override = overrideOf(line)
  if (override === undefined) return noOverride
  const { serviceFromDay: day } = line
  const ofDay = day === undefined ? undefined : drugContextOn(day, context)
  if (day === undefined || ofDay === undefined) return noServiceDate
  const product = fillProduct(line, ofDay)
  if (product === undefined) return noDrug
  const overrides = before.get(product.key) ?? { lines: [], from: 0 }
  before.set(product.key, overrides)
  overrides.lines.push({ line, day })
  while ((overrides.lines[overrides.from]?.day ?? day) <= day - withinDays) overrides.from++
  return overrides.lines.length - overrides.from < asksFrom ? pass : flag(line, overrides, override)
}

function flag(line: ClaimLine, { lines, from }: Overrides, override: string): Outcome {
  const earlier = lines
    .slice(Math.max(from, lines.length - 1 - mostShown), -1)
    .map((each) => each.line)
  return finding({
    message: say`Fill ${count(lines.length - from)} of the drug since ${date(lines[from]?.day ?? 0)} that a clarification code let through early, this one with ${code(override)}, ${words(meanings.get(override) ?? '')}.`,
    lines: [line],
    related: earlier,
    evidence: [...earlier, line].flatMap((each) =>
      cells(each, 'serviceFromDay', 'submissionClarificationCodes'),
    ),
  })
}
