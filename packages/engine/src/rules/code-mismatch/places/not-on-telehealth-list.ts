import { handsOnService } from '../../../facts/visits/places/hands-on-services.ts'
import { isNeverFaceToFace } from '../../../facts/visits/places/never-face-to-face.ts'
import { remoteSign } from '../../../facts/visits/places/remote-sign.ts'
import { paysOriginalMedicare, unlessMedicarePays } from '../../../facts/payers/medicare-pays.ts'
import { cells } from '../../../findings/evidence.ts'
import { wholeLineAtRisk } from '../../../findings/line-at-risk.ts'
import { procedureSection, surgery } from '../../../codes/procedure-section.ts'
import { cannotTell, finding, look, notApplicable, pass } from '../../../rule/outcome.ts'
import { noCode, notProfessional, nothingPaid } from '../../../rule/reasons.ts'
import { noProcedure } from '../../../claim/procedure-number.ts'
import { cite, defineLineRule } from '../../../rule/rule.ts'
import { code, date, say } from '../../../sentences/say.ts'

const inPerson = notApplicable('nothing says that the service was given from a distance')
const reading = notApplicable('the reading of a test, which may be done anywhere (26)')
const byOtherRule = notApplicable('a service of hands or a machine, which another check judges')
const neverFaceToFace = notApplicable('a service that is never given face to face')
const otherYear = cannotTell('no list of telehealth services of the year of the date of service')

/** Services given from a distance that Medicare's list of the year does not have. */
export const notOnTelehealthList = defineLineRule({
  id: 'not-on-telehealth-list',
  version: 1,
  title: 'Telehealth service that is not on the list',
  category: 'code-mismatch',
  class: 'error',
  basis: 'benchmark',
  auditTypes: ['medical'],
  sources: [
    cite('42 CFR 410.78', '(b) and (f): services on the list may be given by telehealth'),
    cite('CMS list of telehealth services', 'of the calendar year', 'telehealthServices'),
  ],
  needs: { fields: ['procedureCode'], tables: ['telehealthServices'] },
  clearedBy:
    'The record showing that the patient was there, or an extra benefit of a Medicare Advantage plan.',
  suggestedFix: 'Correct the place of service or the modifier, or deny the line.',
  triage(service, { telehealthServices }) {
    if (service.setting !== 'professional') return notProfessional
    if (remoteSign(service) === undefined) return inPerson
    if (service.procedure === noProcedure) return noCode
    if (service.modifiers.includes('26')) return reading
    if (telehealthServices.find(service.procedure) !== undefined) return pass
    if (isNeverFaceToFace(service)) return neverFaceToFace
    if (procedureSection(service.procedure) === surgery) return byOtherRule
    return service.standing.isUnpaid ? nothingPaid : look
  },
  judge(line, { consulted }) {
    const { serviceFromDay: day } = line
    if (day === undefined || !consulted('telehealthServices').inForce) return otherYear
    if (handsOnService(line.procedure, day) !== undefined) return byOtherRule
    const other = unlessMedicarePays(line)
    if (other !== undefined) return other
    return finding({
      class: paysOriginalMedicare(line) ? 'error' : 'lead',
      message: say`${code(line.procedureCode)} was billed as given from a distance on ${date(day)}, and is not on Medicare's list of telehealth services of that year.`,
      lines: [line],
      evidence: cells(line, 'procedureCode', 'placeOfService', 'modifiers'),
      ...wholeLineAtRisk(line),
    })
  },
})
