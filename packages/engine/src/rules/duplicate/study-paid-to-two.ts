import { providerKey } from '../../batch/provider-key.ts'
import { settingOf } from '../../batch/setting.ts'
import type { ClaimLine } from '../../claim/claim-line.ts'
import { isUnpaid } from '../../claim/exposure.ts'
import { procedureNumber, type ProcedureNumber } from '../../claim/procedure-number.ts'
import { procedureSection, radiology } from '../../codes/procedure-section.ts'
import { toTwoPayers } from '../../facts/payers/two-payers.ts'
import { codeEvidence } from '../../facts/ncci/pair-evidence.ts'
import { isAnatomic } from '../../facts/surgery/anatomic-site.ts'
import { contains, isComponent, samePayee } from '../../facts/surgery/whole-service.ts'
import { wholeLineAtRisk } from '../../findings/line-at-risk.ts'
import { eachOpenLine, finding, look, notApplicable, pass } from '../../rule/outcome.ts'
import {
  noPatient,
  noServiceDate,
  notInFeeSchedule,
  notProfessional,
  nothingPaid,
} from '../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../rule/rule.ts'
import { code, date, row, say } from '../../sentences/say.ts'

const noStudy = notApplicable(
  'no imaging with a professional and a technical component, billed whole',
)

/** PC/TC indicator of services with both components. */
const split = '1'

/** One study of a day, paid whole to two who each made or read it. */
export const studyPaidToTwo = defineGroupRule({
  id: 'study-paid-to-two',
  version: 1,
  title: 'Whole study paid to two providers',
  category: 'duplicate',
  class: 'lead',
  basis: 'benchmark',
  picksSurvivor: true,
  auditTypes: ['medical'],
  scope: 'patient',
  sources: [
    cite(
      'Medicare Claims Processing Manual, chapter 13',
      '20: professional and technical component',
    ),
    cite('Medicare Physician Fee Schedule record layout', 'PC/TC indicator 1', 'feeSchedule'),
  ],
  needs: { fields: ['patientKey', 'procedureCode'], tables: ['feeSchedule'] },
  clearedBy: 'Reports of two studies on the day, at two times.',
  suggestedFix: 'Ask both which part each did; one bills with 26 and the other with TC.',
  triage(service) {
    if (!isImaging(service.procedure) || isComponent(service)) return noStudy
    if (service.setting !== 'professional') return notProfessional
    if (service.standing.isUnpaid) return nothingPaid
    if (!service.standing.namesPatient) return noPatient
    return service.standing.isDated ? look : noServiceDate
  },
  judge({ lines, identified }, context) {
    const dearest = dearestOfStudies(lines)
    return eachOpenLine((line) => {
      const { serviceFromDay: day = 0 } = line
      const fee = context.on(day)?.tables.feeSchedule.find(line.procedure)
      if (fee === undefined) return notInFeeSchedule
      if (fee.pcTc !== split) return noStudy
      if (!identified) return noPatient
      const first = dearest.get(studyOf(line))
      if (first === undefined || !isSameStudy(first, line)) return pass
      return finding({
        message: say`${code(line.procedureCode)} of ${date(day)} was paid whole to two providers, here and on ${row(first)}; a study is made once and read once.`,
        lines: [line],
        related: [first],
        evidence: codeEvidence([line, first]),
        ...wholeLineAtRisk(line),
      })
    })
  },
})

const firstEcho = procedureNumber('93303')
const lastEcho = procedureNumber('93355')

/** Radiology and ultrasound of the heart; tracings are often made again at the next visit of the day. */
function isImaging(procedure: ProcedureNumber): boolean {
  return (
    procedureSection(procedure) === radiology || (firstEcho <= procedure && procedure <= lastEcho)
  )
}

/** One code, day, place and side. */
function studyOf({ serviceFromDay, procedure, placeOfService, modifiers }: ClaimLine): string {
  return [serviceFromDay, procedure, placeOfService, ...modifiers.filter(isAnatomic)].join('|')
}

/** Of each study the bill that was paid most; of equals that of the provider with the lower number. */
function dearestOfStudies(lines: readonly ClaimLine[]): ReadonlyMap<string, ClaimLine> {
  const dearest = new Map<string, ClaimLine>()
  for (const line of lines) {
    if (!isImaging(line.procedure) || isComponent(line) || isUnpaid(line)) continue
    if (settingOf(line) !== 'professional') continue
    const study = studyOf(line)
    const other = dearest.get(study)
    if (other === undefined || isDearer(line, other)) dearest.set(study, line)
  }
  return dearest
}

function isDearer(line: ClaimLine, other: ClaimLine): boolean {
  const { paidCents = 0 } = line
  const { paidCents: otherPaid = 0 } = other
  if (paidCents !== otherPaid) return paidCents > otherPaid
  return (providerKey(line) ?? '') < (providerKey(other) ?? '')
}

/** Paid to somebody else, and neither says that it is another study. */
function isSameStudy(first: ClaimLine, line: ClaimLine): boolean {
  if (first === line || !contains(first, line) || samePayee(first, line)) return false
  const isNamed = [first, line].every((each) => providerKey(each) !== undefined)
  return isNamed && !toTwoPayers(first, line)
}
