import type { BilledService } from '../../../batch/kinds/billed-services.ts'
import type { ClaimLine } from '../../../claim/claim-line.ts'
import { noProcedure } from '../../../claim/procedure-number.ts'
import { facilityKind } from '../../../facts/bills/facility-kind.ts'
import { payerProgram } from '../../../facts/payers/payer-program.ts'
import { cells } from '../../../findings/evidence.ts'
import { shareAtRisk } from '../../../findings/line-at-risk.ts'
import { finding, lookAt, notApplicable, pass } from '../../../rule/outcome.ts'
import { noBillType, noUnits, nothingPaid } from '../../../rule/reasons.ts'
import { cite, defineLineRule } from '../../../rule/rule.ts'
import { code, count, field, say, words } from '../../../sentences/say.ts'

const noObservation = notApplicable('no observation')

const hours = 'G0378'
/** Hours, and a direct admission to them. */
const observationCodes: ReadonlySet<string> = new Set([hours, 'G0379'])
const observationRevenue = /^0?762$/

/** Two days and a third, beyond which Medicare expects an admission. */
const mostHours = 72

/** Observation billed with another code, on a bill that has none, or for days. */
export const observationConflict = defineLineRule({
  id: 'observation-conflict',
  version: 1,
  title: 'Observation billed in the wrong way',
  category: 'code-mismatch',
  class: 'lead',
  basis: 'benchmark',
  cuts: 'units',
  auditTypes: ['medical'],
  sources: [
    cite('Integrated Outpatient Code Editor', 'edits 44 and 53'),
    cite('Medicare Claims Processing Manual, chapter 4', '290.2 and 290.5: hours of observation'),
    cite(
      'Medicare Benefit Policy Manual, chapter 6',
      '20.6: usually under 24 hours, seldom over 48',
    ),
  ],
  needs: { fields: ['revenueCode', 'procedureCode'] },
  clearedBy: 'The order, and the record of the hours from it to the end of care.',
  suggestedFix: 'Ask for the order and the hours; have the line billed again as the record shows.',
  triage(service) {
    const { procedureCode = '', revenueCode = '', billType, standing } = service
    const isCode = observationCodes.has(procedureCode)
    if (!isCode && !observationRevenue.test(revenueCode)) return noObservation
    if (standing.isUnpaid) return nothingPaid
    if (billType === undefined) return noBillType
    const says = faultOf(service, isCode)
    if (says === undefined && procedureCode !== hours) return pass
    return lookAt({ says })
  },
  judge(line, _, { says }) {
    const isMedicare = payerProgram(line) === 'medicare'
    if (says === undefined) return hoursOf(line)
    return finding({
      message: say`Revenue code ${field(line, 'revenueCode')} with ${code(line.procedureCode)} on type of bill ${field(line, 'billType')}: ${words(says)}.`,
      ...(isMedicare && { class: 'error' }),
      lines: [line],
      evidence: cells(line, 'revenueCode', 'procedureCode', 'billType'),
    })
  },
})

/** As sentences say it; undefined where nothing is wrong but perhaps the hours. */
function faultOf(
  { procedure, revenueCode = '', billType }: BilledService,
  isCode: boolean,
): string | undefined {
  const kind = facilityKind(billType)
  if (isCode && kind !== 'hospital-outpatient' && kind !== 'critical-access') {
    return 'observation is outpatient care of hospitals (type 13x or 85x)'
  }
  const isOther = !isCode && procedure !== noProcedure && observationRevenue.test(revenueCode)
  return isOther && kind === 'hospital-outpatient'
    ? 'the revenue code of observation takes the codes of observation alone (G0378, G0379)'
    : undefined
}

function hoursOf(line: ClaimLine) {
  const { units } = line
  if (units === undefined) return noUnits
  if (units <= mostHours) return pass
  return finding({
    message: say`${count(units, 'hour')} of observation were billed; it seldom takes more than 48, and longer care is a stay or waiting.`,
    lines: [line],
    evidence: cells(line, 'procedureCode', 'units'),
    ...shareAtRisk(line, (units - mostHours) / units),
  })
}
