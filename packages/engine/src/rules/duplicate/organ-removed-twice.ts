import type { ClaimLine } from '../../claim/claim-line.ts'
import { isoDate } from '../../claim/day.ts'
import { wholeLineAtRisk } from '../../findings/line-at-risk.ts'
import { isAssistant } from '../../facts/surgery/line-roles.ts'
import { codeEvidence } from '../../facts/ncci/pair-evidence.ts'
import { settingOf } from '../../batch/setting.ts'
import { removedOrgan } from '../../facts/surgery/single-organs.ts'
import { isUnpaid } from '../../claim/exposure.ts'
import { cannotTell, finding, notApplicable, pass, type Outcome } from '../../rule/outcome.ts'
import { defineRule } from '../../rule/rule.ts'

const noRemoval = notApplicable('no removal of an organ of which there is one')
const unpaid = notApplicable('nothing was paid on the line')
const noDay = cannotTell('no date of service')
const nobody = cannotTell('the file does not say who the patient is')

/** An organ of which there is one, taken out of one patient on two days. */
export const organRemovedTwice = defineRule({
  id: 'organ-removed-twice',
  version: 1,
  title: 'Organ removed twice',
  category: 'duplicate',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'patient',
  sources: [
    { title: 'CPT, surgery section', section: 'codes for the removal of a whole organ' },
    {
      title: 'Medicare Claims Processing Manual',
      section: 'chapter 1, 120 (suspect duplicates are suspended for review)',
    },
  ],
  needs: { fields: ['patientKey', 'procedureCode', 'serviceFromDay'], tables: [] },
  clearedBy: 'Operative notes of both days, or word that the member number stands for two people.',
  suggestedFix: 'Compare the operative notes; deny the operation that did not take place.',
  byService: ({ procedure }) => (removedOrgan(procedure) ? undefined : noRemoval),
  check({ lines, identified }) {
    return lines.map((line, index) => {
      const organ = removedOrgan(line.procedure)
      if (organ === undefined || !isSurgeons(line)) return noRemoval
      if (isUnpaid(line)) return unpaid
      return identified ? outcomeOf(line, organ, lines.slice(0, index)) : nobody
    })
  },
})

/** Not the facility's bill, an assistant's, or a part of an operation that was stopped or shared. */
function isSurgeons(line: ClaimLine): boolean {
  if (settingOf(line) !== 'professional' || isAssistant(line)) return false
  return !line.modifiers.some((modifier) => parts.has(modifier))
}

const parts: ReadonlySet<string> = new Set(['53', '55', '56', '62', '66', '78'])

function outcomeOf(line: ClaimLine, organ: string, before: readonly ClaimLine[]): Outcome {
  const { serviceFromDay: on } = line
  if (on === undefined) return noDay
  const first = before.find(
    (other) =>
      removedOrgan(other.procedure) === organ &&
      (other.serviceFromDay ?? on) < on &&
      isSurgeons(other) &&
      !isUnpaid(other),
  )
  if (first === undefined) return pass
  return finding({
    message: `${line.procedureCode ?? ''} on ${isoDate(on)} removes the ${organ}, which ${first.procedureCode ?? ''} of ${isoDate(first.serviceFromDay ?? on)} removed from the same patient.`,
    lines: [line],
    related: [first],
    evidence: [
      ...codeEvidence([line, first]),
      { row: first.row, field: 'serviceFromDay', value: isoDate(first.serviceFromDay ?? on) },
    ],
    ...wholeLineAtRisk(line),
  })
}
