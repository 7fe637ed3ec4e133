import type { ClaimLine } from '../../../claim/claim-line.ts'
import { isUnpaid } from '../../../claim/exposure.ts'
import { namesParties } from '../../../batch/kinds/line-standing.ts'
import { isPaidAloneOnly, paidAloneSource } from '../../../facts/ncci/paid-alone.ts'
import { payerEvidence } from '../../../facts/payers/payer-evidence.ts'
import { payerProgram } from '../../../facts/payers/payer-program.ts'
import { cells } from '../../../findings/evidence.ts'
import { wholeLineAtRisk } from '../../../findings/line-at-risk.ts'
import { eachOpenLine, finding, look, notApplicable, pass } from '../../../rule/outcome.ts'
import { feeScheduleOfOthers, noPatientOrProvider, nothingPaid } from '../../../rule/reasons.ts'
import { defineGroupRule } from '../../../rule/rule.ts'
import { code, date, say } from '../../../sentences/say.ts'

const otherService = notApplicable('a service that is paid beside others')

/** Services that the fee schedule pays where nothing else of the day is payable (status T), paid beside others. */
export const paidAloneBesideOthers = defineGroupRule({
  id: 'paid-alone-beside-others',
  version: 1,
  title: 'Service that is paid alone, paid beside others',
  category: 'unbundling',
  class: 'error',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'encounter',
  sources: [paidAloneSource],
  needs: { fields: ['patientKey', 'procedureCode'] },
  clearedBy: 'The contract term that pays the service beside others.',
  suggestedFix: 'Recover the payment: it is part of what else was paid for the day.',
  triage({ procedure, setting, standing }) {
    if (!isPaidAloneOnly(procedure)) return otherService
    if (setting !== 'professional') return feeScheduleOfOthers
    return standing.isUnpaid ? nothingPaid : look
  },
  judge({ lines, day }) {
    const payable = lines.find(isPayable)
    return eachOpenLine((line, { standing }) => {
      if (payable === undefined) return namesParties(standing) ? pass : noPatientOrProvider
      const program = payerProgram(line)
      return finding({
        class: program === 'medicare' ? 'error' : 'lead',
        message: say`${code(line.procedureCode)} was paid on ${date(day)} beside ${code(payable.procedureCode)}; the Medicare fee schedule pays it only where nothing else of the day is payable (status T).`,
        lines: [line],
        related: [payable],
        evidence: [
          ...cells(line, 'procedureCode'),
          ...cells(payable, 'procedureCode'),
          payerEvidence(line),
        ],
        ...wholeLineAtRisk(line),
      })
    })
  },
})

/** Visits, operations, imaging and medicine of CPT: laboratory tests and vaccines have schedules of their own. */
const ofFeeSchedule = /^(?:[1-7]\d{4}|9(?!0[4-7]\d\d|13\d\d)\d{4})$/

/** Whether something else of the day was paid by the fee schedule. */
function isPayable(line: ClaimLine): boolean {
  const { procedure, procedureCode = '' } = line
  return !isPaidAloneOnly(procedure) && ofFeeSchedule.test(procedureCode) && !isUnpaid(line)
}
