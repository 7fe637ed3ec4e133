import { settingOf } from '../../../batch/setting.ts'
import type { ClaimLine } from '../../../claim/claim-line.ts'
import { isUnpaid } from '../../../claim/exposure.ts'
import { anesthesia, procedureSection } from '../../../codes/procedure-section.ts'
import { anesthesiaRole, isOperationsAnesthesia } from '../../../facts/modifiers/anesthesia-role.ts'
import { anesthesiaTwice } from '../../../facts/modifiers/anesthesia-twice.ts'
import { codeEvidence } from '../../../facts/ncci/pair-evidence.ts'
import { shareAtRisk, wholeLineAtRisk } from '../../../findings/line-at-risk.ts'
import {
  eachOpenLine,
  finding,
  look,
  notApplicable,
  pass,
  type FindingOutcome,
} from '../../../rule/outcome.ts'
import {
  noPatientOrProvider,
  noServiceDate,
  notProfessional,
  nothingPaid,
} from '../../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../../rule/rule.ts'
import { code, date, say, words } from '../../../sentences/say.ts'

const noAnesthesia = notApplicable('no anesthesia of an operation')

/** One operation's anesthesia paid as two, or as one and a half. */
export const anesthesiaPaidTwice = defineGroupRule({
  id: 'anesthesia-paid-twice',
  version: 2,
  title: 'Anesthesia of one operation paid twice',
  category: 'overpayment',
  class: 'error',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'patient',
  sources: [
    cite(
      'Medicare Claims Processing Manual, chapter 12',
      '50 B: the code with the highest base value alone; 50 C and 140: one half each where a physician directs',
    ),
  ],
  needs: { fields: ['patientKey', 'procedureCode', 'modifiers', 'serviceFromDay'] },
  clearedBy: 'The anesthesia record: who was in the room and when, or a second session that day.',
  suggestedFix:
    'Compare the anesthesia records; pay one code, and one half each where a physician directs.',
  triage(service) {
    if (procedureSection(service.procedure) !== anesthesia || !isOperationsAnesthesia(service))
      return noAnesthesia
    if (service.setting !== 'professional') return notProfessional
    if (service.standing.isUnpaid) return nothingPaid
    if (!service.standing.namesPatient || !service.standing.namesProvider)
      return noPatientOrProvider
    return service.standing.isDated ? look : noServiceDate
  },
  judge({ lines, identified }) {
    if (!identified) return noPatientOrProvider
    const ofOperations = lines.filter(
      (line) =>
        isOperationsAnesthesia(line) && settingOf(line) === 'professional' && !isUnpaid(line),
    )
    const found = new Map<ClaimLine, FindingOutcome>()
    for (const ofDay of Map.groupBy(
      ofOperations,
      ({ serviceFromDay }) => serviceFromDay,
    ).values()) {
      for (const { line, other, as } of anesthesiaTwice(ofDay)) {
        found.set(line, outcomeOf[as](line, other))
      }
    }
    return eachOpenLine((line) => found.get(line) ?? pass)
  },
})

function bothAlone(line: ClaimLine, physician: ClaimLine): FindingOutcome {
  return finding({
    message: say`${codeOf(line)} on ${date(line.serviceFromDay ?? 0)} says that a nurse anesthetist gave the anesthesia without a physician, and ${codeOf(physician)} of the same code that a physician gave all of it.`,
    class: 'lead',
    clearedBy: 'The record of why both had to be there throughout; then each is paid in full.',
    lines: [line],
    related: [physician],
    evidence: codeEvidence([line, physician]),
    ...wholeLineAtRisk(line),
  })
}

function paidInFull(line: ClaimLine, shared: ClaimLine): FindingOutcome {
  const says = anesthesiaRole(shared) === 'directed' ? 'was directed by' : 'directed'
  return finding({
    message: say`${codeOf(line)} on ${date(line.serviceFromDay ?? 0)} says that one person gave the anesthesia alone, and ${codeOf(shared)} of the same operation that another one ${words(says)} somebody; then each is due one half.`,
    lines: [line],
    related: [shared],
    evidence: codeEvidence([line, shared]),
    ...shareAtRisk(line, 0.5),
  })
}

function included(line: ClaimLine, most: ClaimLine): FindingOutcome {
  const isOneClaim = line.claimId !== undefined && line.claimId === most.claimId
  return finding({
    message: say`${codeOf(line)} and ${codeOf(most)} were billed for ${date(line.serviceFromDay ?? 0)} by one practitioner; of one session the code with the highest base value is paid, with all of the time.`,
    ...(!isOneClaim && { class: 'lead' }),
    lines: [line],
    related: [most],
    evidence: codeEvidence([line, most]),
    ...wholeLineAtRisk(line),
  })
}

const outcomeOf = {
  'not alone': paidInFull,
  'both alone': bothAlone,
  'second code': included,
} as const

function codeOf({ procedureCode = '', modifiers }: ClaimLine) {
  return code([procedureCode, ...modifiers].join('-'))
}
