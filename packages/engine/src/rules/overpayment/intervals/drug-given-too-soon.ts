import type { ClaimLine } from '../../../claim/claim-line.ts'
import { isUnpaid } from '../../../claim/exposure.ts'
import { procedureNumber, type ProcedureNumber } from '../../../claim/procedure-number.ts'
import { givenIntervals, type GivenInterval } from '../../../facts/doses/given-intervals.table.ts'
import { earlierEvidence } from '../../../facts/ncci/pair-evidence.ts'
import { wholeLineAtRisk } from '../../../findings/line-at-risk.ts'
import {
  eachOpenLine,
  finding,
  look,
  notApplicable,
  pass,
  type FindingOutcome,
} from '../../../rule/outcome.ts'
import { noPatient, noServiceDate, nothingPaid } from '../../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../../rule/rule.ts'
import { code, count, date, say, words } from '../../../sentences/say.ts'

const otherDrug = notApplicable('no drug that is known to be given at long intervals')

/** Drugs that last for weeks or months, given again before that. */
export const drugGivenTooSoon = defineGroupRule({
  id: 'drug-given-too-soon',
  version: 2,
  title: 'Injected drug given again too soon',
  category: 'overpayment',
  class: 'lead',
  basis: 'benchmark',
  picksSurvivor: true,
  auditTypes: ['medical'],
  scope: 'patient',
  sources: [
    cite('FDA labels of the drugs', 'dosage and administration: intervals'),
    cite('Medicare Benefit Policy Manual', 'chapter 15, 50.4.3: too frequent injections'),
    cite('Local Coverage Determinations', 'injections of hyaluronan: six months between courses'),
  ],
  needs: { fields: ['patientKey', 'procedureCode', 'serviceFromDay'] },
  clearedBy: 'The record of an order that explains the interval, or of the earlier one not given.',
  suggestedFix: 'Ask for the record of both; deny the later one without a reason for it.',
  triage({ procedure, standing }) {
    if (!byCode.has(procedure)) return otherDrug
    if (standing.isUnpaid) return nothingPaid
    if (!standing.namesPatient) return noPatient
    return standing.isDated ? look : noServiceDate
  },
  judge({ lines, identified }) {
    if (!identified) return noPatient
    const found = tooSoon(lines)
    return eachOpenLine((line) => found.get(line) ?? pass)
  },
})

const byCode: ReadonlyMap<ProcedureNumber, GivenInterval> = new Map(
  givenIntervals.flatMap((row) =>
    row.codes.split(' ').map((each) => [procedureNumber(each), row] as const),
  ),
)

const sides = ['LT', 'RT', '50', 'E1', 'E2', 'E3', 'E4']

/** Lines stand by date: each is compared with the last one of its drug and side. Doses of a day are one. */
function tooSoon(lines: readonly ClaimLine[]): ReadonlyMap<ClaimLine, FindingOutcome> {
  const last = new Map<string, ClaimLine>()
  const found = new Map<ClaimLine, FindingOutcome>()
  for (const line of lines) {
    const { serviceFromDay: day, units = 0 } = line
    const drug = byCode.get(line.procedure)
    if (drug === undefined || day === undefined || isUnpaid(line)) continue
    if (line.modifiers.includes('JW') || units > (drug.unitsUpTo ?? Infinity)) continue
    const side = drug.bySide ? line.modifiers.find((each) => sides.includes(each)) : ''
    if (side === undefined) continue
    const key = `${drug.names}|${side}`
    const before = last.get(key)
    const passed = day - (before?.serviceFromDay ?? -Infinity)
    if (passed === 0 || passed <= (drug.courseDays ?? 0)) continue
    if (before !== undefined && passed < drug.leastDays)
      found.set(line, again(line, before, drug, passed))
    last.set(key, line)
  }
  return found
}

function again(
  line: ClaimLine,
  before: ClaimLine,
  { names, says }: GivenInterval,
  passed: number,
): FindingOutcome {
  return finding({
    message: say`${code(line.procedureCode)}, ${words(names)}, was paid on ${date(line.serviceFromDay ?? 0)}, ${count(passed, 'day')} after the last; it is given ${words(says)}.`,
    lines: [line],
    related: [before],
    evidence: earlierEvidence(line, before),
    ...wholeLineAtRisk(line),
  })
}
