import type { ClaimLine } from '../../claim/claim-line.ts'
import { isUnpaid } from '../../claim/exposure.ts'
import { procedureNumber, type ProcedureNumber } from '../../claim/procedure-number.ts'
import { earlierEvidence } from '../../facts/ncci/pair-evidence.ts'
import { germlineTests } from '../../facts/repeats/germline-tests.table.ts'
import { wholeLineAtRisk } from '../../findings/line-at-risk.ts'
import {
  eachOpenLine,
  finding,
  look,
  notApplicable,
  pass,
  type FindingOutcome,
} from '../../rule/outcome.ts'
import { noPatient, noServiceDate, nothingPaid } from '../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../rule/rule.ts'
import { code, date, say } from '../../sentences/say.ts'

const noGermlineTest = notApplicable('no test of genes that a person is born with')

const sourceOf: ReadonlyMap<ProcedureNumber, string> = new Map(
  germlineTests.flatMap(({ codes, source }) =>
    codes.split(' ').map((each) => [procedureNumber(each), source] as const),
  ),
)

/** A test of inherited genes paid a second time: its answer does not change. */
export const germlineTestRepeated = defineGroupRule({
  id: 'germline-test-repeated',
  version: 1,
  title: 'Test of inherited genes paid again',
  category: 'duplicate',
  class: 'lead',
  basis: 'benchmark',
  picksSurvivor: true,
  auditTypes: ['medical'],
  scope: 'patient',
  sources: [
    cite('National Coverage Determination 90.2', 'germline tests: not tested before'),
    cite('42 CFR 410.32(a)', 'tests are used in the care of the patient'),
  ],
  needs: { fields: ['patientKey', 'procedureCode', 'serviceFromDay'] },
  clearedBy: 'Proof that the first test failed or looked for less, or was not paid.',
  suggestedFix: 'Ask for the first result and the order of the second; recover the second test.',
  triage({ procedure, standing }) {
    if (!sourceOf.has(procedure)) return noGermlineTest
    if (standing.isUnpaid) return nothingPaid
    if (!standing.namesPatient) return noPatient
    return standing.isDated ? look : noServiceDate
  },
  judge({ lines, identified }) {
    if (!identified) return noPatient
    const first = firstTests(lines)
    return eachOpenLine((line) => {
      const earlier = first.get(line.procedure)
      if (earlier === undefined || earlier.serviceFromDay === line.serviceFromDay) return pass
      return flag(line, earlier)
    })
  },
})

/** Lines stand by date; two of one day are told by other rules. */
function firstTests(lines: readonly ClaimLine[]): ReadonlyMap<ProcedureNumber, ClaimLine> {
  const first = new Map<ProcedureNumber, ClaimLine>()
  for (const line of lines) {
    const { procedure, serviceFromDay } = line
    if (serviceFromDay === undefined || isUnpaid(line) || !sourceOf.has(procedure)) continue
    if (!first.has(procedure)) first.set(procedure, line)
  }
  return first
}

function flag(line: ClaimLine, earlier: ClaimLine): FindingOutcome {
  return finding({
    message: say`${code(line.procedureCode)} on ${date(line.serviceFromDay ?? 0)} tests genes that a person is born with, and was paid on ${date(earlier.serviceFromDay ?? 0)} before; its answer does not change.`,
    lines: [line],
    related: [earlier],
    evidence: earlierEvidence(line, earlier),
    sources: [{ title: sourceOf.get(line.procedure) ?? '', section: 'repeated tests' }],
    ...wholeLineAtRisk(line),
  })
}
