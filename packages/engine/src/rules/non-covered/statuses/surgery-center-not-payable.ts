import type { ClaimLine } from '../../../claim/claim-line.ts'
import { isPackagedThere, isSurgeryCentersBill } from '../../../facts/bills/surgery-center-bill.ts'
import { paysOriginalMedicare, unlessMedicarePays } from '../../../facts/payers/medicare-pays.ts'
import { surgicalCenter } from '../../../facts/prices/priced-service.ts'
import { cells } from '../../../findings/evidence.ts'
import { wholeLineAtRisk } from '../../../findings/line-at-risk.ts'
import { cannotTell, finding, lookAt, notApplicable, pass } from '../../../rule/outcome.ts'
import { noCode, noServiceDate, nothingPaid } from '../../../rule/reasons.ts'
import { cite, defineLineRule } from '../../../rule/rule.ts'
import { code, date, say, words } from '../../../sentences/say.ts'
import { noProcedure, type ProcedureNumber } from '../../../claim/procedure-number.ts'
import { evaluationManagement, procedureSection } from '../../../codes/procedure-section.ts'
import type { SurgeryCenterService } from '../../../reference/procedure-rows.ts'

const notCenters = notApplicable('not the bill of a surgery center')
const notListed = cannotTell('the lists of surgery centers do not have the code')
const otherQuarter = cannotTell(
  'no lists of surgery centers for the quarter of the date of service',
)

/** Services for which Medicare pays a surgery center nothing, paid on its bill. */
export const surgeryCenterNotPayable = defineLineRule({
  id: 'surgery-center-not-payable',
  version: 2,
  title: 'Service that Medicare does not pay a surgery center',
  category: 'non-covered',
  class: 'error',
  basis: 'benchmark',
  auditTypes: ['medical'],
  sources: [
    cite(
      '42 CFR 416.166',
      'operations that surgery centers are paid for, and those excluded',
      'surgeryCenterServices',
    ),
    cite('42 CFR 416.164', '(a) what the payment of an operation includes; indicator N1'),
  ],
  needs: { fields: ['procedureCode'], tables: ['surgeryCenterServices'] },
  clearedBy:
    'An extra benefit of a Medicare Advantage plan, or proof that a hospital billed the service.',
  suggestedFix:
    'Recover what was paid for the line; an excluded operation belongs into a hospital.',
  triage({ procedure, placeOfService, billType, standing }, { surgeryCenterServices }) {
    const mayBe =
      billType === undefined ? placeOfService === surgicalCenter : billType.startsWith('83')
    if (!mayBe) return notCenters
    if (procedure === noProcedure) return noCode
    const service = surgeryCenterServices.find(procedure)
    const why = whyNot(service, procedure)
    if (service === undefined && !surgeryCenterServices.complete) return notListed
    if (why === undefined) return pass
    return standing.isUnpaid ? nothingPaid : lookAt(why)
  },
  judge(line, { consulted }, why) {
    if (!isSurgeryCentersBill(line)) return notCenters
    const { serviceFromDay: day } = line
    if (day === undefined) return noServiceDate
    if (!consulted('surgeryCenterServices').inForce) return otherQuarter
    const other = unlessMedicarePays(line)
    if (other !== undefined) return other
    return finding({
      class: paysOriginalMedicare(line) && why === 'excluded' ? 'error' : 'lead',
      message: say`${code(line.procedureCode)} was paid to a surgery center on ${date(day)}; Medicare ${words(reasons[why])}.`,
      lines: [line],
      evidence: evidenceOf(line),
      ...wholeLineAtRisk(line),
    })
  },
})

type Reason = 'excluded' | 'packaged' | 'visit'

const reasons: Readonly<Record<Reason, string>> = {
  excluded: 'excludes it there (Addendum EE)',
  packaged: 'packages it into the operation (N1)',
  visit: 'pays a center no visits, which are on none of its lists',
}

function whyNot(
  service: SurgeryCenterService | undefined,
  procedure: ProcedureNumber,
): Reason | undefined {
  if (service === undefined) {
    return procedureSection(procedure) === evaluationManagement ? 'visit' : undefined
  }
  if (service.listed === 'excluded') return 'excluded'
  return isPackagedThere(service) ? 'packaged' : undefined
}

function evidenceOf(line: ClaimLine) {
  const by = line.billType === undefined ? 'placeOfService' : 'billType'
  return cells(line, 'procedureCode', by)
}
