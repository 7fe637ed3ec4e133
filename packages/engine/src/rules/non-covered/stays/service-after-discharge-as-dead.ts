import type { ClaimLine } from '../../../claim/claim-line.ts'
import { isoDate, type Day } from '../../../claim/day.ts'
import { isDenied } from '../../../claim/exposure.ts'
import { wholeLineAtRisk } from '../../../findings/line-at-risk.ts'
import {
  cannotTell,
  eachOpenLine,
  finding,
  look,
  notApplicable,
  pass,
} from '../../../rule/outcome.ts'
import { noPatient, noServiceDate, nothingPaid } from '../../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../../rule/rule.ts'
import { code, date, field, say } from '../../../sentences/say.ts'

/** Discharge statuses of the dead (NUBC, form locator 17): 20, and of hospices 40 to 42. */
const dead = /^(?:20|4[012])$/

/** What is done or read later than the patient was seen: laboratory, pathology, readings. */
const laterWork = /^8\d{4}$/

const afterwards = notApplicable('work that may be dated after the patient was seen')
const noStatuses = cannotTell('the file does not say how stays ended (discharge status)')

/** Services paid after a bill said that the patient had died. */
export const serviceAfterDischargeAsDead = defineGroupRule({
  id: 'service-after-discharge-as-dead',
  version: 1,
  title: 'Service after a discharge as dead',
  category: 'non-covered',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'patient',
  sources: [cite('NUBC UB-04 manual', 'form locator 17: discharge statuses 20 and 40 to 42')],
  needs: { fields: ['patientKey'] },
  clearedBy: 'A corrected discharge status, or proof that two people share the member number.',
  suggestedFix:
    'Ask which of the two bills is wrong: recover the service if the patient had died, or have the discharge status corrected.',
  triage({ procedureCode = '', modifiers, standing }) {
    if (laterWork.test(procedureCode) || modifiers.includes('26')) return afterwards
    if (standing.isUnpaid) return nothingPaid
    if (!standing.namesPatient) return noPatient
    return standing.isDated ? look : noServiceDate
  },
  judge({ lines }, { has }) {
    const death = lastDeath(lines)
    if (!death) return has('dischargeStatus') ? pass : noStatuses
    return eachOpenLine((line) => {
      const { serviceFromDay = death.day } = line
      if (serviceFromDay <= death.day) return pass
      return finding({
        message: say`This service was paid for on ${date(serviceFromDay)}, after claim ${field(death.line, 'claimId')} said that the patient had died by ${date(death.day)} (discharge status ${code(death.line.dischargeStatus)}).`,
        lines: [line],
        related: [death.line],
        evidence: [
          { row: line.row, field: 'serviceFromDay', value: isoDate(serviceFromDay) },
          {
            row: death.line.row,
            field: 'dischargeStatus',
            value: death.line.dischargeStatus ?? '',
          },
        ],
        ...wholeLineAtRisk(line),
      })
    })
  },
})

/** The last day by which bills say that the patient was dead, and the line that says it. */
function lastDeath(lines: readonly ClaimLine[]): { line: ClaimLine; day: Day } | undefined {
  let last: { line: ClaimLine; day: Day } | undefined
  for (const line of lines) {
    const { dischargeStatus } = line
    if (dischargeStatus === undefined || !dead.test(dischargeStatus) || isDenied(line)) continue
    const day = line.dischargeDay ?? line.serviceThroughDay ?? line.serviceFromDay
    if (day !== undefined && (!last || day > last.day)) last = { line, day }
  }
  return last
}
