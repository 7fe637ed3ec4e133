import { patientAge } from '../../../batch/patient-age.ts'
import type { ClaimLine } from '../../../claim/claim-line.ts'
import { procedureNumber, type ProcedureNumber } from '../../../claim/procedure-number.ts'
import { coverageRows, type CoverageRow } from '../../../facts/payers/coverage-decisions.table.ts'
import { unlessMedicarePays } from '../../../facts/payers/medicare-pays.ts'
import { cells } from '../../../findings/evidence.ts'
import { wholeLineAtRisk } from '../../../findings/line-at-risk.ts'
import { inEffect } from '../../../reference/in-effect.ts'
import { finding, lookAt, notApplicable, pass, type NoFinding } from '../../../rule/outcome.ts'
import { noAge, noDiagnosis, notIcd10, nothingPaid } from '../../../rule/reasons.ts'
import { cite, defineLineRule } from '../../../rule/rule.ts'
import { code, count, say, words } from '../../../sentences/say.ts'
import type { Sentence } from '../../../sentences/sentence.ts'

const otherService = notApplicable('no service of which the coverage is known in few words')
const saysItself = notApplicable('its own modifier says that it may not be covered')

/** What the biller says of coverage: waivers and services that are excluded, which others judge. */
const ofCoverage: ReadonlySet<string> = new Set(['GA', 'GX', 'GY', 'GZ', 'Q0', 'Q1'])

/** Services paid by Medicare for people or diseases that its regulation or national decision leaves out. */
export const outsideCoverageDecision = defineLineRule({
  id: 'outside-coverage-decision',
  version: 1,
  title: 'Service outside what Medicare covers it for',
  category: 'non-covered',
  class: 'lead',
  basis: 'binding',
  auditTypes: ['medical'],
  sources: [
    cite('National Coverage Determinations', '30.3.3, 190.21 to 190.23, 190.31, 210.3, 210.14'),
    cite('42 CFR 410', '410.34 to 410.49, 410.132 and 410.141: conditions of coverage'),
  ],
  needs: { fields: ['procedureCode'] },
  clearedBy:
    'The record of a covered disease that the claim does not name, or a benefit of the plan.',
  suggestedFix: 'Ask for the record of the covered condition; deny the service without one.',
  triage({ procedure, modifiers, standing }) {
    const rows = byCode.get(procedure)
    if (rows === undefined) return otherService
    if (modifiers.some((modifier) => ofCoverage.has(modifier))) return saysItself
    return standing.isUnpaid ? nothingPaid : lookAt(rows)
  },
  judge(line, _, rows) {
    const other = unlessMedicarePays(line)
    if (other !== undefined) return other
    const [row] = inEffect(rows, line.serviceFromDay)
    if (row === undefined) return otherService
    const against = row.ages === undefined ? reasonAgainst(line, row) : ageAgainst(line, row.ages)
    if ('kind' in against) return against
    return finding({
      message: say`${code(line.procedureCode)}, ${words(row.service)}, was paid ${against.said}; Medicare covers it ${words(row.says)}.`,
      lines: [line],
      evidence: cells(line, 'procedureCode', against.field),
      sources: [{ title: row.source, section: 'coverage' }],
      ...wholeLineAtRisk(line),
    })
  },
})

const byCode: ReadonlyMap<ProcedureNumber, readonly CoverageRow[]> = new Map(
  Array.from(
    Map.groupBy(
      coverageRows.flatMap((row) =>
        row.codes.split(' ').map((each) => ({ row, procedure: procedureNumber(each) })),
      ),
      ({ procedure }) => procedure,
    ),
    ([procedure, found]) => [procedure, found.map(({ row }) => row)] as const,
  ),
)

interface Against {
  readonly said: Sentence
  readonly field: 'diagnoses' | 'birthDay' | 'ageYears'
}

function reasonAgainst(line: ClaimLine, { covered, never }: CoverageRow): NoFinding | Against {
  if (line.diagnoses.length === 0) return noDiagnosis
  if (line.icdVersion === '9') return notIcd10
  const isCovered =
    line.diagnoses.some((each) => covered?.test(each)) ||
    (never !== undefined && !line.diagnoses.every((each) => never.test(each)))
  return isCovered
    ? pass
    : { said: words('for none of the diagnoses that it is covered for'), field: 'diagnoses' }
}

function ageAgainst(line: ClaimLine, [from, to]: readonly [number, number]): NoFinding | Against {
  const age = patientAge(line)
  if (age === undefined) return noAge
  if (age >= from && age <= to) return pass
  const field = line.birthDay === undefined ? 'ageYears' : 'birthDay'
  return { said: say`at ${count(age, 'year')}`, field }
}
