import type { ClaimLine } from '../../../claim/claim-line.ts'
import { earlierEvidence } from '../../../facts/ncci/pair-evidence.ts'
import {
  includedInMonths,
  isIncludedInMonth,
  type IncludedLine,
} from '../../../facts/periods/month-inclusions.ts'
import { wholeLineAtRisk } from '../../../findings/line-at-risk.ts'
import {
  eachOpenLine,
  finding,
  look,
  notApplicable,
  pass,
  type FindingOutcome,
} from '../../../rule/outcome.ts'
import {
  noPatientOrProvider,
  noServiceDate,
  notProfessional,
  nothingPaid,
} from '../../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../../rule/rule.ts'
import { code, date, say, words } from '../../../sentences/say.ts'

const notIncluded = notApplicable('no service that another one for the month includes')

/** Care management and contacts that another service of the practitioner for the same month includes. */
export const monthlyServicesTogether = defineGroupRule({
  id: 'monthly-services-together',
  version: 1,
  title: 'Service that another one for the month includes',
  category: 'unbundling',
  class: 'error',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'patient',
  sources: [
    cite('CMS MLN909188, Chronic Care Management Services', 'concurrent billing'),
    cite('CPT, care management services', 'codes not reported in one calendar month'),
  ],
  needs: { fields: ['patientKey', 'procedureCode', 'serviceFromDay'] },
  clearedBy: 'A date of service that is another month, or another practitioner who gave the care.',
  suggestedFix: 'Recover the line; the service for the month pays for it.',
  triage({ procedure, setting, standing }) {
    if (!isIncludedInMonth(procedure)) return notIncluded
    if (setting !== 'professional') return notProfessional
    if (standing.isUnpaid) return nothingPaid
    if (!standing.namesPatient || !standing.namesProvider) return noPatientOrProvider
    return standing.isDated ? look : noServiceDate
  },
  judge({ lines, identified }) {
    if (!identified) return noPatientOrProvider
    const found = includedInMonths(lines)
    return eachOpenLine((line) => {
      const included = found.get(line)
      return included === undefined ? pass : flag(line, included)
    })
  },
})

function flag(line: ClaimLine, included: IncludedLine): FindingOutcome {
  const { inclusion, by, isOnePractitioner } = included
  const who = isOnePractitioner ? 'the same practitioner' : 'the same group'
  return finding({
    message: say`${code(line.procedureCode)} on ${date(line.serviceFromDay ?? 0)} is paid beside ${code(by.procedureCode)} of ${date(by.serviceFromDay ?? 0)} by ${words(who)}; ${words(inclusion.service)} includes ${words(inclusion.names)} in that month.`,
    ...(!isOnePractitioner && { class: 'lead' }),
    lines: [line],
    related: [by],
    evidence: earlierEvidence(line, by),
    sources: [{ title: inclusion.source, section: 'one calendar month' }],
    ...wholeLineAtRisk(line),
  })
}
