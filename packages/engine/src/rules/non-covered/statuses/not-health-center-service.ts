import { facilityKind } from '../../../facts/bills/facility-kind.ts'
import { unlessMedicarePays } from '../../../facts/payers/medicare-pays.ts'
import { cells } from '../../../findings/evidence.ts'
import { wholeLineAtRisk } from '../../../findings/line-at-risk.ts'
import { finding, lookAt, notApplicable, pass } from '../../../rule/outcome.ts'
import { noBillType, noCode, nothingPaid } from '../../../rule/reasons.ts'
import { cite, defineLineRule } from '../../../rule/rule.ts'
import { code, say, words } from '../../../sentences/say.ts'

const notCenter = notApplicable('not the bill of a rural clinic or health center (type 71x, 77x)')

/** What clinics and health centers cannot be paid for by their rate, by code; how a sentence names it. */
const excluded: readonly (readonly [codes: RegExp, says: string])[] = [
  [/^A0(?:4(?:2[5-9]|3[0-6])|998)$/, 'a trip of an ambulance'],
  [/^(?:E\d{4}|K0[0-9]{3})$/, 'durable medical equipment'],
  [/^L[0-8]\d{3}$/, 'a brace or a prosthesis'],
  [/^992(?:2[1-6]|3[1-6]|3[89]|8[1-5]|9[12])$/, 'a visit to a patient of a hospital'],
]
/** The technical part of a test. */
const technical = 'TC'

/** Services on bills of rural clinics and health centers that their benefit leaves out. */
export const notHealthCenterService = defineLineRule({
  id: 'not-health-center-service',
  version: 1,
  title: 'Service that no clinic or health center is paid for',
  category: 'non-covered',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['medical'],
  sources: [
    cite('42 CFR 405.2411', 'scope of services of rural clinics and health centers'),
    cite('Medicare Benefit Policy Manual', 'chapter 13, 60: services that are not theirs'),
    cite('Integrated Outpatient Code Editor', 'edit 91'),
  ],
  needs: { fields: ['procedureCode', 'billType'] },
  clearedBy: 'The bill of the part of the provider that may bill the service, with its own number.',
  suggestedFix: 'Recover the payment; the service is billed to the contractor that pays it.',
  triage({ procedureCode, setting, billType, modifiers, standing }) {
    if (setting !== 'outpatient-facility') return notCenter
    if (billType === undefined) return noBillType
    const kind = facilityKind(billType)
    if (kind !== 'health-center' && kind !== 'rural-clinic') return notCenter
    if (procedureCode === undefined) return noCode
    const says = modifiers.includes(technical)
      ? 'the technical part of a test'
      : excluded.find(([codes]) => codes.test(procedureCode))?.[1]
    if (says === undefined) return pass
    return standing.isUnpaid ? nothingPaid : lookAt({ says })
  },
  judge: (line, _, { says }) =>
    unlessMedicarePays(line) ??
    finding({
      message: say`${code(line.procedureCode)}, ${words(says)}, was paid on the bill of a clinic or health center, whose benefit leaves it out.`,
      lines: [line],
      evidence: cells(line, 'procedureCode', 'modifiers', 'billType'),
      ...wholeLineAtRisk(line),
    }),
})
