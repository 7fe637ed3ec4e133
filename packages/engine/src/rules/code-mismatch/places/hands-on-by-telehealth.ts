import { handsOnService } from '../../../facts/visits/places/hands-on-services.ts'
import { remoteSign } from '../../../facts/visits/places/remote-sign.ts'
import { cells } from '../../../findings/evidence.ts'
import { wholeLineAtRisk } from '../../../findings/line-at-risk.ts'
import { cannotTell, finding, look, notApplicable, pass } from '../../../rule/outcome.ts'
import { noPlaceOfService, notProfessional, nothingPaid } from '../../../rule/reasons.ts'
import { cite, defineLineRule } from '../../../rule/rule.ts'
import { code, say, words } from '../../../sentences/say.ts'

const otherService = notApplicable('no service that needs patient and equipment in one room')
const reading = notApplicable('the reading of a test, which may be done anywhere (26)')
const noDay = cannotTell('no date of service, on which the list of services depends')

/** Services that need hands or a machine, billed as given from a distance. */
export const handsOnByTelehealth = defineLineRule({
  id: 'hands-on-by-telehealth',
  version: 1,
  title: 'Hands-on service billed as telehealth',
  category: 'code-mismatch',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['medical'],
  sources: [
    cite('42 CFR 410.78', '(b) and (f): services that may be given by telehealth'),
    cite('CMS list of telehealth services', 'as published for the calendar year'),
  ],
  needs: { fields: ['procedureCode'] },
  clearedBy: 'The record showing where the patient was and who did what there.',
  suggestedFix:
    'Ask for the record; correct the place of service or the modifier, or deny the line.',
  triage(service) {
    if (handsOnService(service.procedure, undefined) === undefined) return otherService
    if (service.setting !== 'professional') return notProfessional
    if (service.standing.isUnpaid) return nothingPaid
    if (service.modifiers.includes('26')) return reading
    if (remoteSign(service)) return service.standing.isDated ? look : noDay
    return service.placeOfService === undefined ? noPlaceOfService : pass
  },
  judge(line) {
    const what = handsOnService(line.procedure, line.serviceFromDay)
    if (what === undefined) return pass
    return finding({
      message: say`${code(line.procedureCode)} is ${words(what)}, which needs the patient there, and was billed as given from a distance.`,
      lines: [line],
      evidence: cells(line, 'procedureCode', 'placeOfService', 'modifiers'),
      ...wholeLineAtRisk(line),
    })
  },
})
