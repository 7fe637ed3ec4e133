import { procedureNumber, type ProcedureNumber } from '../../../claim/procedure-number.ts'
import { remoteSign } from '../../../facts/visits/places/remote-sign.ts'
import { wholeLineAtRisk } from '../../../findings/line-at-risk.ts'
import { finding, lookAt, notApplicable, pass } from '../../../rule/outcome.ts'
import { noPlaceOfService } from '../../../rule/reasons.ts'
import { cite, defineLineRule } from '../../../rule/rule.ts'
import { code, say, words } from '../../../sentences/say.ts'

const notByHand = notApplicable('no surgery, so it may be done from a distance')

const firstSurgery = procedureNumber('10004')
const lastSurgery = procedureNumber('69990')
const firstMaternity = procedureNumber('59400')
const lastMaternity = procedureNumber('59622')

/** Operations billed as done from a distance. */
export const telehealthPlaceConflict = defineLineRule({
  id: 'telehealth-place-conflict',
  version: 1,
  title: 'Surgery billed as telehealth',
  category: 'code-mismatch',
  class: 'error',
  basis: 'binding',
  auditTypes: ['medical'],
  sources: [
    cite('42 CFR 410.78', '(b) telehealth services'),
    cite('CMS Place of Service Code Set', 'codes 02 and 10'),
  ],
  needs: { fields: ['procedureCode'] },
  clearedBy: 'The record showing where patient and clinician were.',
  suggestedFix: 'Correct the place of service or the modifier, or the procedure code.',
  triage(service) {
    if (!needsHands(service.procedure)) return notByHand
    const sign = remoteSign(service)
    if (sign) return lookAt(sign)
    const isPlaceMissing =
      service.placeOfService === undefined && service.setting === 'professional'
    return isPlaceMissing ? noPlaceOfService : pass
  },
  judge(line, _, { field, value }) {
    const what = field === 'modifiers' ? 'modifier' : 'place of service'
    return finding({
      message: say`${code(line.procedureCode)} is surgery, which is done in person, but ${words(what)} ${code(value)} says that it was done remotely.`,
      lines: [line],
      evidence: [
        { row: line.row, field: 'procedureCode', value: line.procedureCode ?? '' },
        { row: line.row, field, value },
      ],
      ...wholeLineAtRisk(line),
    })
  },
})

/** CPT surgery, without the maternity packages, which hold visits. */
function needsHands(procedure: ProcedureNumber): boolean {
  if (procedure < firstSurgery || procedure > lastSurgery) return false
  return procedure < firstMaternity || procedure > lastMaternity
}
