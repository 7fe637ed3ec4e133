import type { ClaimLine } from '../../../claim/claim-line.ts'
import type { Day } from '../../../claim/day.ts'
import { facilityKind } from '../../../facts/bills/facility-kind.ts'
import { payerProgram } from '../../../facts/payers/payer-program.ts'
import { hospitalStays, stayName } from '../../../facts/stays/hospital-stays.ts'
import {
  NursingAdmissions,
  nursingAdmission,
} from '../../../facts/stays/nursing/nursing-admissions.ts'
import {
  isWaived,
  qualifyingNights,
  TimesInHospital,
  type NightsInHospital,
} from '../../../facts/stays/qualifying-stay.ts'
import { cells } from '../../../findings/evidence.ts'
import { wholeLineAtRisk } from '../../../findings/line-at-risk.ts'
import {
  cannotTell,
  eachOpenLine,
  finding,
  look,
  notApplicable,
  pass,
  type Outcome,
} from '../../../rule/outcome.ts'
import { noPatient, nothingPaid, otherPayer } from '../../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../../rule/rule.ts'
import { count, date, say } from '../../../sentences/say.ts'

const noNursingStay = notApplicable('no bill of a nursing facility under Part A (type of bill 21x)')
const inEmergency = notApplicable('admitted while Medicare waived the stay in hospital')
const exempt = notApplicable(
  'a condition code (56 to 58) says why no stay of three nights is needed',
)
const noDates = cannotTell('no day of admission to the nursing facility')
const isBack = notApplicable('back within 30 days of earlier care in a nursing facility')
const noStay = cannotTell('no hospital stay that ended within 30 days before is in the claims')

/** Why a stay in hospital need not lie within thirty days, or be at all (NUBC condition codes). */
const exemptions: ReadonlySet<string> = new Set(['56', '57', '58'])

/** Care in a nursing facility after fewer than three nights in hospital. */
export const nursingStayWithoutThreeNights = defineGroupRule({
  id: 'nursing-stay-without-three-nights',
  version: 1,
  title: 'Nursing facility stay after fewer than three nights in hospital',
  category: 'non-covered',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'patient',
  sources: [
    cite('42 CFR 409.30', 'a stay in hospital of three days, and admission within 30 days of it'),
    cite('Medicare Benefit Policy Manual', 'chapter 8, 20.1 and 20.2'),
  ],
  needs: { fields: ['patientKey', 'billType'] },
  clearedBy:
    'Another hospital stay of three nights, a waiver of a model of care, or nights in hospital that the claims do not show.',
  suggestedFix:
    'Ask the facility for the qualifying stay (occurrence span 70); without one Part A does not pay.',
  triage({ billType, standing }) {
    if (facilityKind(billType) !== 'skilled-nursing') return noNursingStay
    if (standing.isUnpaid) return nothingPaid
    return standing.namesPatient ? look : noPatient
  },
  judge({ lines, identified }) {
    if (!identified) return noPatient
    const times = new TimesInHospital(hospitalStays(lines))
    const nursing = new NursingAdmissions(lines)
    return eachOpenLine((line) => {
      if (payerProgram(line) !== 'medicare') return otherPayer
      if (line.conditionCodes.some((each) => exemptions.has(each))) return exempt
      const admission = nursingAdmission(line)
      return admission === undefined ? noDates : outcomeOf(line, admission, times, nursing)
    })
  },
})

function outcomeOf(
  line: ClaimLine,
  admission: Day,
  times: TimesInHospital,
  nursing: NursingAdmissions,
): Outcome {
  if (isWaived(admission)) return inEmergency
  if (nursing.endedBefore(admission) !== undefined) return isBack
  const before = times.before(admission)
  const [longest] = before.toSorted((one, other) => nightsOf(other) - nightsOf(one))
  const last = longest?.stays.at(-1)
  if (longest === undefined || last === undefined) return noStay
  if (nightsOf(longest) >= qualifyingNights) return pass
  return finding({
    message: say`The nursing facility admitted the patient on ${date(admission)} after ${count(nightsOf(longest), 'night')} in hospital, ${stayName(last)}; Part A pays for such care after ${count(qualifyingNights, 'night')}.`,
    lines: [line],
    related: before.flatMap(({ stays }) => stays.map((stay) => stay.line)),
    evidence: [
      ...cells(line, 'billType', 'admissionDay', 'serviceFromDay'),
      ...cells(last.line, 'admissionDay', 'dischargeDay'),
    ],
    ...wholeLineAtRisk(line),
  })
}

function nightsOf({ first, last }: NightsInHospital): number {
  return last - first
}
