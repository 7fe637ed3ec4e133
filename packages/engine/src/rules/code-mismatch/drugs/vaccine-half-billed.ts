import type { BilledService } from '../../../batch/kinds/billed-services.ts'
import { isMedicaid } from '../../../claim/medicaid.ts'
import {
  isOfCovid,
  vaccineService,
  type VaccineService,
} from '../../../facts/vaccines/vaccine-services.ts'
import { vaccineHalvesByDay } from '../../../facts/vaccines/vaccine-days.ts'
import { cells } from '../../../findings/evidence.ts'
import { wholeLineAtRisk } from '../../../findings/line-at-risk.ts'
import { eachOpenLine, finding, look, notApplicable, pass } from '../../../rule/outcome.ts'
import { noPatient, noServiceDate, nothingPaid } from '../../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../../rule/rule.ts'
import { code, date, say } from '../../../sentences/say.ts'

const noVaccine = notApplicable('no vaccine, and none given')
const government = notApplicable('a COVID-19 vaccine, which the government supplied for years')
const supplied = notApplicable('a vaccine that the state may supply (SL, Medicaid)')

/** A vaccine that nobody gave, or one given that nobody bought. */
export const vaccineHalfBilled = defineGroupRule({
  id: 'vaccine-half-billed',
  version: 1,
  title: 'Vaccine without its administration, or the reverse',
  category: 'code-mismatch',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'patient',
  sources: [
    cite('CPT, Medicine', 'immunization administration and vaccine products are reported together'),
    cite(
      'Medicare Claims Processing Manual, chapter 18',
      '10.2 billing of vaccines and giving them',
    ),
  ],
  needs: { fields: ['procedureCode', 'serviceFromDay'] },
  clearedBy: 'The claim for the other half, or the source of a vaccine that cost nothing.',
  suggestedFix:
    'Look for the other half of the day; without one, ask for the record of the vaccine.',
  triage({ procedureCode = '', modifiers, standing }) {
    if (vaccineService(procedureCode) === undefined) return noVaccine
    if (isOfCovid(procedureCode)) return government
    if (modifiers.includes('SL')) return supplied
    if (standing.isUnpaid) return nothingPaid
    return standing.isDated ? look : noServiceDate
  },
  judge({ lines, identified }) {
    const days = vaccineHalvesByDay(lines)
    return eachOpenLine((line, service) => {
      if (isMedicaid(line)) return supplied
      const { serviceFromDay: day = 0 } = line
      const half = halfOf(service)
      if (half === undefined) return noVaccine
      if (days.get(day)?.has(half === 'product' ? 'administration' : 'product')) return pass
      if (!identified && line.claimId === undefined) return noPatient
      return finding({
        message:
          half === 'product'
            ? say`The vaccine ${code(line.procedureCode)} was paid on ${date(day)}, and nothing in the file says that it was given that day.`
            : say`${code(line.procedureCode)}, giving a vaccine, was paid on ${date(day)}, and the file has no vaccine of that day.`,
        lines: [line],
        evidence: cells(line, 'procedureCode', 'serviceFromDay'),
        ...wholeLineAtRisk(line),
      })
    })
  },
})

function halfOf({ procedureCode = '' }: BilledService): VaccineService | undefined {
  return vaccineService(procedureCode)
}
