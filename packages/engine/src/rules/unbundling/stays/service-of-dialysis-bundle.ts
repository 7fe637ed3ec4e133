import { bundledIntoDialysis, dialysisDays } from '../../../facts/stays/dialysis/dialysis-bundle.ts'
import { unlessMedicarePays } from '../../../facts/payers/medicare-pays.ts'
import { cells } from '../../../findings/evidence.ts'
import { wholeLineAtRisk } from '../../../findings/line-at-risk.ts'
import { eachOpenLine, finding, look, notApplicable, pass } from '../../../rule/outcome.ts'
import { noPatient, noServiceDate, nothingPaid } from '../../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../../rule/rule.ts'
import { code, date, field, say, words } from '../../../sentences/say.ts'

const notBundled = notApplicable('no drug or test that the payment for dialysis includes')

/** Drugs and tests of dialysis paid apart in a month for which its facility is paid with all that belongs to it. */
export const serviceOfDialysisBundle = defineGroupRule({
  id: 'service-of-dialysis-bundle',
  version: 1,
  title: 'Drug or test of dialysis paid apart',
  category: 'unbundling',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'patient',
  sources: [
    cite('42 CFR 413.171 and 413.174', 'renal dialysis services that one payment includes'),
    cite(
      'Medicare Claims Processing Manual, chapter 8',
      '60.1 and 60.2: laboratory tests and drugs; AY',
    ),
  ],
  needs: { fields: ['patientKey', 'procedureCode', 'serviceFromDay'] },
  clearedBy:
    'The order of somebody else for a reason that has nothing to do with dialysis (modifier AY).',
  suggestedFix:
    'Ask who ordered it and why; where it was for dialysis, the facility owes it and the separate payment is recovered.',
  triage(service) {
    if (bundledIntoDialysis(service) === undefined) return notBundled
    if (service.standing.isUnpaid) return nothingPaid
    if (!service.standing.namesPatient) return noPatient
    return service.standing.isDated ? look : noServiceDate
  },
  judge({ lines, identified }) {
    const days = dialysisDays(lines)
    return eachOpenLine((line, service) => {
      if (!identified) return noPatient
      const other = unlessMedicarePays(line)
      if (other !== undefined) return other
      const on = line.serviceFromDay ?? 0
      const dialysis = days.inMonthOf(on)
      const kind = bundledIntoDialysis(service)
      if (dialysis === undefined || kind === undefined) return pass
      return finding({
        message: say`${code(line.procedureCode)} on ${date(on)} is a ${words(kind)} of dialysis, and a facility was paid for the dialysis of that month (claim ${field(dialysis, 'claimId')}); that payment includes it unless AY says that it was for something else.`,
        lines: [line],
        related: [dialysis],
        evidence: [
          ...cells(line, 'procedureCode', 'modifiers', 'serviceFromDay'),
          ...cells(dialysis, 'billType'),
        ],
        ...wholeLineAtRisk(line),
      })
    })
  },
})
