import { compareStanding } from '../../batch/order/compare-standing.ts'
import type { ClaimLine } from '../../claim/claim-line.ts'
import type { Day } from '../../claim/day.ts'
import { isUnpaid } from '../../claim/exposure.ts'
import { isOperationsFacility } from '../../facts/bills/surgery-center-bill.ts'
import { codeEvidence } from '../../facts/ncci/pair-evidence.ts'
import { toTwoPayers } from '../../facts/payers/two-payers.ts'
import { areOtherHospitals } from '../../facts/stays/same-hospital.ts'
import { isAnatomic } from '../../facts/surgery/anatomic-site.ts'
import { needsOperatingRoom } from '../../facts/surgery/operating-room.ts'
import { wholeLineAtRisk } from '../../findings/line-at-risk.ts'
import { eachOpenLine, finding, look, notApplicable, pass } from '../../rule/outcome.ts'
import { noPatient, noServiceDate, nothingPaid } from '../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../rule/rule.ts'
import { code, date, row, say } from '../../sentences/say.ts'

const noOperation = notApplicable('no operation on the bill of an outpatient facility')
const brokenOff = notApplicable(
  'an operation that was broken off (73, 74), which may be done elsewhere',
)

/** One operation of a day, paid to two facilities. */
export const operationPaidToTwoFacilities = defineGroupRule({
  id: 'operation-paid-to-two-facilities',
  version: 1,
  title: 'Operation paid to two facilities',
  category: 'duplicate',
  class: 'lead',
  basis: 'benchmark',
  picksSurvivor: true,
  auditTypes: ['medical'],
  scope: 'patient',
  sources: [
    cite(
      'Medicare Claims Processing Manual, chapter 14',
      '10.2: a surgery center or a hospital is paid for the place',
    ),
    cite('42 CFR 416.164', 'what the facility payment of an operation is for'),
  ],
  needs: { fields: ['patientKey', 'procedureCode'] },
  clearedBy: 'Operative reports of both facilities, which show two operations of the day.',
  suggestedFix:
    'Ask both facilities for the operative report, and recover the payment of the one that has none.',
  triage({ procedure, setting, placeOfService, modifiers, standing }) {
    const mayBe = setting === 'outpatient-facility' || placeOfService === '24'
    if (!needsOperatingRoom(procedure) || !mayBe) return noOperation
    if (modifiers.some((modifier) => broken.has(modifier))) return brokenOff
    if (standing.isUnpaid) return nothingPaid
    if (!standing.namesPatient) return noPatient
    return standing.isDated ? look : noServiceDate
  },
  judge({ lines, identified }) {
    if (!identified) return noPatient
    const first = firstOfEach(lines)
    return eachOpenLine((line) => {
      const { serviceFromDay: day } = line
      if (!isOperationsFacility(line)) return noOperation
      if (day === undefined) return noServiceDate
      const other = first.get(operationKey(line, day))
      if (other === undefined || other === line) return pass
      if (!areOtherHospitals(other, line) || toTwoPayers(other, line)) return pass
      return finding({
        message: say`${code(line.procedureCode)} of ${date(day)} was paid to two facilities, here and on ${row(other)}; one was the place of the operation.`,
        lines: [line],
        related: [other],
        evidence: codeEvidence([line, other]),
        ...wholeLineAtRisk(line),
      })
    })
  },
})

const broken: ReadonlySet<string> = new Set(['73', '74'])

/** Of each operation the bill that stands, whatever the order of rows. */
function firstOfEach(lines: readonly ClaimLine[]): ReadonlyMap<string, ClaimLine> {
  const first = new Map<string, ClaimLine>()
  for (const line of lines) {
    const { serviceFromDay: day, modifiers } = line
    if (day === undefined || isUnpaid(line) || !needsOperatingRoom(line.procedure)) continue
    if (!isOperationsFacility(line) || modifiers.some((modifier) => broken.has(modifier))) continue
    const key = operationKey(line, day)
    const known = first.get(key)
    if (known === undefined || compareStanding(line, known) < 0) first.set(key, line)
  }
  return first
}

/** One code, day and side. */
function operationKey({ procedure, modifiers }: ClaimLine, day: Day): string {
  return [day, procedure, ...modifiers.filter(isAnatomic).sort()].join(' ')
}
