import type { ClaimLine } from '../../claim/claim-line.ts'
import { isOfAllYears, placeStanding } from '../../codes/places-of-service.ts'
import { isHidden, unreadableIn } from '../../facts/bills/unreadable-values.ts'
import type { FindingClass } from '../../result/finding.ts'
import { cannotTell, finding, look, notApplicable, pass, type Outcome } from '../../rule/outcome.ts'
import { hiddenValue, noPlaceOfService } from '../../rule/reasons.ts'
import { cite, defineLineRule } from '../../rule/rule.ts'
import { code, say, words } from '../../sentences/say.ts'

const professionalOnly = notApplicable('places of service stand on professional claims only')
const assignedSince = cannotTell(
  'the place of service may have been assigned since the code set was written down',
)

/** Places of service that the code set of CMS does not have. */
export const placeOfServiceUnassigned = defineLineRule({
  id: 'place-of-service-unassigned',
  version: 1,
  title: 'Place of service that does not exist',
  category: 'data-quality',
  class: 'error',
  basis: 'binding',
  auditTypes: ['medical'],
  sources: [
    cite(
      '45 CFR 162.1102 (ASC X12 837 professional)',
      'facility code value: the place of service code set of CMS',
    ),
    cite('Medicare Claims Processing Manual', 'chapter 26, 10.5 place of service'),
  ],
  needs: { fields: [] },
  clearedBy: 'The record of where the patient was seen, and the code of that place.',
  suggestedFix: 'Bill the code of the place where the patient was seen.',
  triage({ setting, placeOfService }) {
    if (setting !== 'professional' && setting !== 'dme') return professionalOnly
    return placeOfService !== undefined && isOfAllYears(placeOfService) ? pass : look
  },
  judge(line) {
    const { placeOfService, serviceFromDay } = line
    if (placeOfService === undefined) return unreadablePlace(line)
    const standing = placeStanding(placeOfService, serviceFromDay)
    if (standing === 'assigned') return pass
    if (standing === 'perhaps-assigned-since') return assignedSince
    return standing === 'unassigned'
      ? found(line, placeOfService, 'is not assigned in the code set of CMS', 'error')
      : found(line, placeOfService, 'was not yet assigned on the date of service', 'lead')
  },
})

/** The code set has two digits and nothing else. */
function unreadablePlace(line: ClaimLine): Outcome {
  const stated = unreadableIn(line, 'placeOfService')
  if (stated === undefined) return noPlaceOfService
  return isHidden(stated)
    ? hiddenValue
    : found(line, stated, 'is not in the code set of CMS', 'error')
}

function found(line: ClaimLine, place: string, says: string, ownClass: FindingClass): Outcome {
  return finding({
    class: ownClass,
    message: say`Place of service ${code(place)} ${words(says)}.`,
    lines: [line],
    evidence: [{ row: line.row, field: 'placeOfService', value: place }],
  })
}
