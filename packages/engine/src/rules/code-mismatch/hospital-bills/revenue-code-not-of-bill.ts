import type { BilledService } from '../../../batch/kinds/billed-services.ts'
import { facilityKind } from '../../../facts/bills/facility-kind.ts'
import {
  isProfessionalFeeRevenue,
  isRoomAndBoard,
} from '../../../facts/bills/revenue/outpatient-revenue.ts'
import { payerProgram } from '../../../facts/payers/payer-program.ts'
import { cells } from '../../../findings/evidence.ts'
import { wholeLineAtRisk } from '../../../findings/line-at-risk.ts'
import { finding, lookAt, notApplicable, pass } from '../../../rule/outcome.ts'
import { noBillType, nothingPaid } from '../../../rule/reasons.ts'
import { cite, defineLineRule } from '../../../rule/rule.ts'
import { field, say, words } from '../../../sentences/say.ts'

const otherRevenue = notApplicable('no room and no fee of a practitioner')

/** Rooms on outpatient bills, and fees of practitioners on bills of stays. */
export const revenueCodeNotOfBill = defineLineRule({
  id: 'revenue-code-not-of-bill',
  version: 1,
  title: 'Revenue code that the type of bill cannot have',
  category: 'code-mismatch',
  class: 'error',
  basis: 'benchmark',
  auditTypes: ['medical'],
  sources: [
    cite('Medicare Claims Processing Manual, chapter 25', '75.4: revenue codes and types of bill'),
    cite(
      'Medicare Claims Processing Manual, chapter 3',
      '10: professional services are billed apart from the stay',
    ),
  ],
  needs: { fields: ['revenueCode'] },
  clearedBy: 'The right type of bill, or a contract under which the hospital bills so.',
  suggestedFix: 'Return the claim; it is billed again with the right type of bill or revenue code.',
  triage(service) {
    const { revenueCode = '', billType, standing } = service
    const isRoom = isRoomAndBoard(revenueCode)
    if (!isRoom && !isProfessionalFeeRevenue(revenueCode)) return otherRevenue
    if (standing.isUnpaid) return nothingPaid
    if (billType === undefined) return noBillType
    const says = faultOf(service, isRoom)
    return says === undefined ? pass : lookAt({ says, isRoom })
  },
  judge(line, _, { says, isRoom }) {
    const isMedicare = payerProgram(line) === 'medicare'
    return finding({
      message: say`Revenue code ${field(line, 'revenueCode')} on type of bill ${field(line, 'billType')}: ${words(says)}.`,
      ...(!isRoom && !isMedicare && { class: 'lead' }),
      lines: [line],
      evidence: cells(line, 'revenueCode', 'billType'),
      ...wholeLineAtRisk(line),
    })
  },
})

/** What is wrong, as a sentence says it. Critical access hospitals bill fees with their services. */
function faultOf({ billType }: BilledService, isRoom: boolean): string | undefined {
  const kind = facilityKind(billType)
  if (isRoom) {
    return kind === 'hospital-outpatient' ? 'an outpatient has no room by the day' : undefined
  }
  return kind === 'hospital-inpatient'
    ? 'the payment of a stay has no fee of a practitioner, who bills it apart'
    : undefined
}
