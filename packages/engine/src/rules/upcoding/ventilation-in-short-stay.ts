import type { ClaimLine } from '../../claim/claim-line.ts'
import { judgedAsStay } from '../../facts/stays/whole-stay.ts'
import { cells } from '../../findings/evidence.ts'
import { cannotTell, finding, look, notApplicable, pass, type Outcome } from '../../rule/outcome.ts'
import { notOnStay } from '../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../rule/rule.ts'
import { code, count, date, field, say } from '../../sentences/say.ts'
import type { Sentence } from '../../sentences/sentence.ts'

const noDates = cannotTell('no admission or discharge on the claim')
const endsBefore = cannotTell('the stay ends before it begins, so its days cannot be counted')
const notSaid = cannotTell('neither a DRG nor a procedure of the stay is on the claim')
const notVentilated = notApplicable('neither DRG nor procedures say ventilation of over 96 hours')

/** ICD-10-PCS: respiratory ventilation, greater than 96 consecutive hours. */
const longVentilation = '5A1955Z'
/**
 * MS-DRGs that name it as a condition and no other way in: 207, 870, 927, 933. 003 and 004 have others
 * (ECMO, tracheostomy with an operation) and are not judged.
 */
const drgs = /^0*(?:207|870|927|933)$/
/** Days from admission to discharge in which 96 hours can pass. */
const fewestDays = 4

/** Bills of over 96 hours on a ventilator for stays that did not last so long. */
export const ventilationInShortStay = defineGroupRule({
  id: 'ventilation-in-short-stay',
  version: 2,
  title: 'Long ventilation in a short stay',
  category: 'upcoding',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'claim',
  sources: [
    cite('Medicare Code Editor', 'edit 19: procedure inconsistent with length of stay'),
    cite('MS-DRG Definitions Manual', '207, 870, 927, 933: ventilation of over 96 hours'),
  ],
  needs: { fields: ['admissionDay', 'dischargeDay'] },
  clearedBy:
    'The ventilator record with the hours of its beginning and end, which may lie in the emergency department before the admission.',
  suggestedFix: 'Ask for the ventilator record, and have the stay grouped anew by its hours.',
  triage: ({ setting }) => (setting === 'inpatient-facility' ? look : notOnStay),
  judge: ({ lines }) => judgedAsStay(lines, outcomeOf),
})

function outcomeOf(first: ClaimLine, stay: readonly ClaimLine[]): Outcome {
  const said = saidOf(stay)
  if (said === undefined) {
    const isSilent = stay.every(({ drg, inpatientProcedures = [] }) => {
      return drg === undefined && inpatientProcedures.length === 0
    })
    return isSilent ? notSaid : notVentilated
  }
  const { admissionDay, dischargeDay } = first
  if (admissionDay === undefined || dischargeDay === undefined) return noDates
  if (dischargeDay < admissionDay) return endsBefore
  const days = dischargeDay - admissionDay
  if (days >= fewestDays) return pass
  return finding({
    message: say`${said} means over 96 consecutive hours of ventilation, and the stay lasted ${count(days, 'day')} (${date(admissionDay)} to ${date(dischargeDay)}).`,
    lines: [first],
    evidence: cells(first, 'drg', 'inpatientProcedures', 'admissionDay', 'dischargeDay'),
  })
}

/** What of a stay says so long a ventilation, the procedure before the DRG. */
function saidOf(stay: readonly ClaimLine[]): Sentence | undefined {
  const isBilled = stay.some(({ inpatientProcedures = [] }) =>
    inpatientProcedures.some((procedure) => procedure.code === longVentilation),
  )
  if (isBilled) return say`Procedure ${code(longVentilation)}`
  const grouped = stay.find(({ drg }) => drg !== undefined && drgs.test(drg))
  return grouped && say`DRG ${field(grouped, 'drg')}`
}
