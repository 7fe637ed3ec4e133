import type { ClaimLine } from '../../claim/claim-line.ts'
import type { Day } from '../../claim/day.ts'
import { isUnpaid } from '../../claim/exposure.ts'
import { codeEvidence } from '../../facts/ncci/pair-evidence.ts'
import { toTwoPayers } from '../../facts/payers/two-payers.ts'
import { wholeLineAtRisk } from '../../findings/line-at-risk.ts'
import { eachOpenLine, finding, look, notApplicable, pass } from '../../rule/outcome.ts'
import { noPatient, noServiceDate, nothingPaid } from '../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../rule/rule.ts'
import { code, date, row, say, words } from '../../sentences/say.ts'

const noTest = notApplicable('no test for drugs of which one is paid a day')

type Kind = 'definitive' | 'presumptive'

const kinds: readonly (readonly [Kind, RegExp])[] = [
  ['presumptive', /^8030[567]$/],
  ['definitive', /^G(?:048[0-3]|0659)$/],
]

/** Two tests for drugs of one kind on one day, whoever made them: the codes are for the day. */
export const drugTestTwice = defineGroupRule({
  id: 'drug-test-twice',
  version: 1,
  title: 'Second drug test of a day',
  category: 'duplicate',
  class: 'lead',
  basis: 'benchmark',
  picksSurvivor: true,
  auditTypes: ['medical'],
  scope: 'patient',
  sources: [
    cite('HCPCS Level II, G0480 to G0483 and G0659', 'per day, all drugs of a definitive test'),
    cite('CPT 80305 to 80307', 'presumptive tests, per date of service'),
  ],
  needs: { fields: ['patientKey', 'procedureCode', 'serviceFromDay'] },
  clearedBy: 'Two specimens of the day, each ordered for a reason of its own.',
  suggestedFix:
    'Ask for the orders and results of both; recover the lesser test unless both were needed.',
  triage({ procedureCode = '', standing }) {
    if (kindOf(procedureCode) === undefined) return noTest
    if (standing.isUnpaid) return nothingPaid
    if (!standing.namesPatient) return noPatient
    return standing.isDated ? look : noServiceDate
  },
  judge({ lines, identified }) {
    const dearest = dearestOfDays(lines)
    return eachOpenLine((line) => {
      const { serviceFromDay: day = 0, procedureCode = '' } = line
      const kind = kindOf(procedureCode)
      if (kind === undefined) return noTest
      if (!identified) return noPatient
      const first = dearest.get(keyOf(day, kind))
      if (!first || first.procedure === line.procedure || toTwoPayers(first, line)) return pass
      return finding({
        message: say`${code(procedureCode)} of ${date(day)} is a ${words(kind)} test for drugs beside ${code(first.procedureCode)} on ${row(first)}; one is paid a day, whatever it looks for.`,
        lines: [line],
        related: [first],
        evidence: codeEvidence([line, first]),
        ...wholeLineAtRisk(line),
      })
    })
  },
})

function kindOf(procedureCode: string): Kind | undefined {
  return kinds.find(([, codes]) => codes.test(procedureCode))?.[0]
}

function keyOf(day: Day, kind: Kind): string {
  return `${String(day)} ${kind}`
}

/** The test of each day and kind that was paid most; of equals the one with the greater code. */
function dearestOfDays(lines: readonly ClaimLine[]): ReadonlyMap<string, ClaimLine> {
  const dearest = new Map<string, ClaimLine>()
  for (const line of lines) {
    const { serviceFromDay: day, procedureCode = '' } = line
    const kind = kindOf(procedureCode)
    if (day === undefined || kind === undefined || isUnpaid(line)) continue
    const key = keyOf(day, kind)
    const other = dearest.get(key)
    if (other === undefined || isDearer(line, other)) dearest.set(key, line)
  }
  return dearest
}

function isDearer(line: ClaimLine, other: ClaimLine): boolean {
  const { paidCents = 0, procedure } = line
  const { paidCents: otherPaid = 0 } = other
  return paidCents === otherPaid ? procedure > other.procedure : paidCents > otherPaid
}
