import { settingOf } from '../../batch/setting.ts'
import { isDischargeStatus } from '../../facts/bills/discharge-statuses.ts'
import { cells } from '../../findings/evidence.ts'
import { cannotTell, finding, pass } from '../../rule/outcome.ts'
import { denied, notOnStay } from '../../rule/reasons.ts'
import { isDenied } from '../../claim/exposure.ts'
import { cite, defineLineRule } from '../../rule/rule.ts'
import { field, say } from '../../sentences/say.ts'

const notSaid = cannotTell('no discharge status on the line')

/** Bills of stays whose discharge status no list has. */
export const dischargeStatusUnknown = defineLineRule({
  id: 'discharge-status-unknown',
  version: 1,
  title: 'Discharge status that does not exist',
  category: 'data-quality',
  class: 'error',
  basis: 'binding',
  auditTypes: ['medical'],
  sources: [
    cite('Medicare Code Editor', 'edit 16: invalid discharge status'),
    cite('UB-04 Data Specifications (NUBC)', 'form locator 17'),
  ],
  needs: { fields: ['dischargeStatus'] },
  clearedBy: 'The record of where the patient went.',
  suggestedFix: 'Return the claim; it is billed again with where the patient went.',
  judge(line) {
    if (settingOf(line) !== 'inpatient-facility') return notOnStay
    if (isDenied(line)) return denied
    const { dischargeStatus, dischargeDay, serviceThroughDay } = line
    if (dischargeStatus === undefined) return notSaid
    if (isDischargeStatus(dischargeStatus, dischargeDay ?? serviceThroughDay)) return pass
    return finding({
      message: say`Discharge status ${field(line, 'dischargeStatus')} does not exist, and what a stay is paid depends on it.`,
      lines: [line],
      evidence: cells(line, 'dischargeStatus', 'billType'),
    })
  },
})
