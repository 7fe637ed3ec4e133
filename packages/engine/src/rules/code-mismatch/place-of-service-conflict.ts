import type { ClaimLine } from '../../claim/claim-line.ts'
import { wholeLineAtRisk } from '../../findings/line-at-risk.ts'
import { settingOf } from '../../batch/setting.ts'
import { visitFamily, type VisitFamily } from '../../codes/visit-families.ts'
import { impossiblePlaces, placeText, visitNames } from '../../facts/visits/visit-places.ts'
import type { FindingClass } from '../../result/finding.ts'
import { cannotTell, finding, notApplicable, pass, type Outcome } from '../../rule/outcome.ts'
import { defineRule } from '../../rule/rule.ts'

const noVisit = notApplicable('the code is no visit whose place is fixed')
const notProfessional = notApplicable('places of service stand on professional claims only')
const noPlace = cannotTell('no place of service on the line')

/** Visits billed from a place where a visit of their family cannot happen. */
export const placeOfServiceConflict = defineRule({
  id: 'place-of-service-conflict',
  version: 2,
  title: 'Visit that its place of service cannot hold',
  category: 'code-mismatch',
  class: 'error',
  basis: 'binding',
  auditTypes: ['medical'],
  scope: 'line',
  sources: [
    { title: 'Medicare Claims Processing Manual', section: 'chapter 12, 30.6.9 to 30.6.14' },
    { title: 'Medicare Claims Processing Manual', section: 'chapter 26, 10.5 place of service' },
    { title: '45 CFR 162.1002', section: 'CPT, whose families name their places' },
    {
      title: '45 CFR 162.1102 (ASC X12 837 professional)',
      section: 'the place of service code set of CMS',
    },
  ],
  needs: { fields: ['procedureCode', 'placeOfService'], tables: [] },
  clearedBy: 'The visit note, showing where the patient was seen and as what.',
  suggestedFix: 'Bill the visit family of the place, or correct the place of service.',
  byService({ procedure, setting, placeOfService }) {
    const family = visitFamily(procedure)
    const places = family && impossiblePlaces(family)
    if (!places) return noVisit
    if (setting !== 'professional') return notProfessional
    if (placeOfService === undefined) return noPlace
    const strange = places.never.has(placeOfService) || places.doubtful.has(placeOfService)
    return strange ? undefined : pass
  },
  check(line) {
    const family = visitFamily(line.procedure)
    const places = family && impossiblePlaces(family)
    if (!places) return noVisit
    if (settingOf(line) !== 'professional') return notProfessional
    const place = line.placeOfService
    if (place === undefined) return noPlace
    if (places.never.has(place)) return conflict(line, family, place, 'error')
    return places.doubtful.has(place) ? conflict(line, family, place, 'lead') : pass
  },
})

function conflict(
  line: ClaimLine,
  family: VisitFamily,
  place: string,
  findingClass: FindingClass,
): Outcome {
  const { visit, belongs } = visitNames[family]
  const code = line.procedureCode ?? ''
  return finding({
    class: findingClass,
    message: `${code} is ${visit} and belongs to ${belongs}, but was billed from place of service ${placeText(place)}.`,
    lines: [line],
    evidence: [
      { row: line.row, field: 'procedureCode', value: code },
      { row: line.row, field: 'placeOfService', value: place },
    ],
    ...(findingClass === 'error' && wholeLineAtRisk(line)),
  })
}
