import { visitFamily } from '../../../codes/visit-families.ts'
import { placeText, visitNames } from '../../../facts/visits/places/visit-place-words.ts'
import {
  impossibility,
  isFreeOfPlace,
  isPlaceQuestioned,
} from '../../../facts/visits/places/visit-places.ts'
import { wholeLineAtRisk } from '../../../findings/line-at-risk.ts'
import { cells } from '../../../findings/evidence.ts'
import { finding, lookAt, notApplicable, pass } from '../../../rule/outcome.ts'
import { noPlaceOfService } from '../../../rule/reasons.ts'
import { cite, defineLineRule } from '../../../rule/rule.ts'
import { code, say, words } from '../../../sentences/say.ts'

const noVisit = notApplicable('the code is no visit whose place is fixed')
const professionalOnly = notApplicable('places of service stand on professional claims only')

/** Visits billed from a place where a visit of their family cannot happen. */
export const placeOfServiceConflict = defineLineRule({
  id: 'place-of-service-conflict',
  version: 2,
  title: 'Visit that cannot happen at its place of service',
  category: 'code-mismatch',
  class: 'error',
  basis: 'binding',
  auditTypes: ['medical'],
  sources: [
    cite('Medicare Claims Processing Manual', 'chapter 12, 30.6.9 to 30.6.14'),
    cite('Medicare Claims Processing Manual', 'chapter 26, 10.5 place of service'),
    cite('45 CFR 162.1002', 'CPT, whose families name their places'),
    cite('45 CFR 162.1102 (ASC X12 837 professional)', 'the place of service code set of CMS'),
  ],
  needs: { fields: ['procedureCode', 'placeOfService'] },
  clearedBy: 'The visit note, showing where the patient was seen and as what.',
  suggestedFix: 'Bill the visit family of the place, or correct the place of service.',
  triage({ procedure, setting, placeOfService }) {
    const family = visitFamily(procedure)
    if (!family || isFreeOfPlace(family)) return noVisit
    if (setting !== 'professional') return professionalOnly
    if (placeOfService === undefined) return noPlaceOfService
    return isPlaceQuestioned(family, placeOfService)
      ? lookAt({ family, place: placeOfService })
      : pass
  },
  judge(line, _, { family, place }) {
    const certainty = impossibility(family, place, line.serviceFromDay)
    if (certainty === undefined) return pass
    const sure = certainty === 'never'
    const { visit, belongs } = visitNames[family]
    return finding({
      class: sure ? 'error' : 'lead',
      message: say`${code(line.procedureCode)} is ${words(visit)} and belongs to ${words(belongs)}, but was billed from place of service ${words(placeText(place))}.`,
      lines: [line],
      evidence: cells(line, 'procedureCode', 'placeOfService'),
      ...(sure && wholeLineAtRisk(line)),
    })
  },
})
