import type { ClaimLine } from '../../../claim/claim-line.ts'
import { noProcedure } from '../../../claim/procedure-number.ts'
import { facilityKind } from '../../../facts/bills/facility-kind.ts'
import { ClaimStatuses } from '../../../facts/outpatient/claim-statuses.ts'
import {
  isPlainVisit,
  proceduresByDay,
  type ProcedureOfDay,
} from '../../../facts/outpatient/visit-day.ts'
import { payerProgram } from '../../../facts/payers/payer-program.ts'
import { cells } from '../../../findings/evidence.ts'
import { wholeLineAtRisk } from '../../../findings/line-at-risk.ts'
import {
  cannotTell,
  eachOpenLine,
  finding,
  look,
  notApplicable,
  pass,
  type Outcome,
} from '../../../rule/outcome.ts'
import {
  noBillType,
  noCode,
  noServiceDate,
  notOutpatient,
  nothingPaid,
} from '../../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../../rule/rule.ts'
import { code, date, row, say, words } from '../../../sentences/say.ts'

const otherService = notApplicable('no visit without modifier 25 or 27')
const noStatus = cannotTell('the OPPS status indicators do not have the code')
const otherPayer = notApplicable('the payer need not ask for modifier 25 beside such a service')

/** Statuses of visits; J2 is a visit that may become observation. */
const visitStatuses: ReadonlySet<string> = new Set(['V', 'J2'])

/** Visits of a hospital's outpatients on the day of a procedure that nothing sets apart from it. */
export const hospitalVisitWithout25 = defineGroupRule({
  id: 'hospital-visit-without-25',
  version: 1,
  title: 'Hospital visit beside a procedure without modifier 25',
  category: 'unbundling',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'claim',
  sources: [
    cite('Integrated Outpatient Code Editor', 'edit 21: visit on the day of a procedure'),
    cite('OPPS Addendum B', 'status indicators S, T and V', 'oppsStatus'),
  ],
  needs: { fields: ['procedureCode', 'modifiers', 'claimId'], tables: ['oppsStatus'] },
  clearedBy: 'The record of a visit for more than the procedure and what belongs to it.',
  suggestedFix:
    'Return the claim; the visit is billed with modifier 25 where the record supports it, else not.',
  triage({ procedure, procedureCode, modifiers, setting, billType, standing }, { oppsStatus }) {
    if (setting !== 'outpatient-facility') return notOutpatient
    if (procedure === noProcedure) return noCode
    if (!isPlainVisit({ procedureCode, modifiers })) return otherService
    if (billType === undefined) return noBillType
    if (facilityKind(billType) !== 'hospital-outpatient') return notOutpatient
    const status = oppsStatus.find(procedure)?.statusIndicator
    if (status === undefined) return noStatus
    if (!visitStatuses.has(status)) return otherService
    return standing.isUnpaid ? nothingPaid : look
  },
  judge({ lines }, { tables: { oppsStatus } }) {
    const procedures = proceduresByDay(lines, new ClaimStatuses(lines, oppsStatus))
    return eachOpenLine((line) => outcomeOf(line, procedures.get(line.serviceFromDay)))
  },
})

/** Medicare returns such a claim; other payers ask for the modifier beside operations at most. */
function outcomeOf(line: ClaimLine, beside: ProcedureOfDay | undefined): Outcome {
  const { serviceFromDay: day } = line
  if (day === undefined) return noServiceDate
  if (beside === undefined) return pass
  const program = payerProgram(line)
  const isOperation = beside.status === 'T'
  if (!isOperation && program !== 'medicare' && program !== 'medicare-plan') return otherPayer
  return finding({
    class: isOperation && program === 'medicare' ? 'error' : 'lead',
    message: say`The hospital billed ${code(line.procedureCode)} on ${date(day)} without modifier 25 beside ${code(beside.line.procedureCode)} (${row(beside.line)}), ${words(isOperation ? 'a procedure of status T' : 'a service of status S')}; nothing says that the visit was more than a part of it.`,
    lines: [line],
    related: [beside.line],
    evidence: cells(line, 'procedureCode', 'modifiers', 'billType'),
    ...wholeLineAtRisk(line),
  })
}
