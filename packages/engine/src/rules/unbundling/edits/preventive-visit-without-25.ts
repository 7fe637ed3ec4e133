import { namesParties } from '../../../batch/kinds/line-standing.ts'
import { oneOfEachKind } from '../../../batch/one-of-each-kind.ts'
import type { ClaimLine } from '../../../claim/claim-line.ts'
import { isDenied } from '../../../claim/exposure.ts'
import { visitFamily } from '../../../codes/visit-families.ts'
import { toTwoPayers } from '../../../facts/payers/two-payers.ts'
import { isPreventiveVisit } from '../../../facts/visits/preventive-visits.ts'
import { cells } from '../../../findings/evidence.ts'
import { wholeLineAtRisk } from '../../../findings/line-at-risk.ts'
import {
  eachOpenLine,
  finding,
  look,
  notApplicable,
  pass,
  type Outcome,
} from '../../../rule/outcome.ts'
import { noPatientOrProvider, notProfessional, nothingPaid } from '../../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../../rule/rule.ts'
import { code, date, row, say } from '../../../sentences/say.ts'

const otherService = notApplicable('no office visit for a problem without modifier 25')

/** An office visit for a problem billed beside a preventive visit, and nothing sets it apart. */
export const preventiveVisitWithout25 = defineGroupRule({
  id: 'preventive-visit-without-25',
  version: 1,
  title: 'Office visit beside a preventive visit without modifier 25',
  category: 'unbundling',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'encounter',
  sources: [
    cite(
      'CPT',
      'guidelines of preventive medicine services: a problem that needs a visit of its own',
    ),
    cite(
      'Medicare Claims Processing Manual, chapter 12',
      '30.6.1.1: a visit beside the initial preventive examination or a wellness visit',
    ),
  ],
  needs: { fields: ['patientKey', 'procedureCode'] },
  clearedBy: 'The note of a problem that needed work of its own beyond the preventive visit.',
  suggestedFix:
    'Return the visit; it is billed with modifier 25 where the note supports it, else it is part of the preventive visit.',
  triage({ procedure, modifiers, setting, standing }) {
    if (setting !== 'professional') return notProfessional
    if (visitFamily(procedure) !== 'office-visit' || modifiers.includes('25')) return otherService
    if (standing.isUnpaid) return nothingPaid
    return namesParties(standing) ? look : noPatientOrProvider
  },
  judge({ lines, day }) {
    const preventive = oneOfEachKind(
      lines.filter((line) => isPreventiveVisit(line) && !isDenied(line)),
      ({ payer, planType }) => `${payer ?? ''}|${planType ?? ''}`,
    )
    return eachOpenLine((line) => {
      const beside = preventive.find((each) => !toTwoPayers(each, line))
      return beside ? outcomeOf(line, beside, day) : pass
    })
  },
})

function outcomeOf(line: ClaimLine, beside: ClaimLine, day: number): Outcome {
  return finding({
    message: say`${code(line.procedureCode)} was billed on ${date(day)} beside the preventive visit ${code(beside.procedureCode)} of the same provider (${row(beside)}), without modifier 25; nothing says that a problem was seen beyond it.`,
    lines: [line],
    related: [beside],
    evidence: [...cells(line, 'procedureCode', 'modifiers'), ...cells(beside, 'procedureCode')],
    ...wholeLineAtRisk(line),
  })
}
