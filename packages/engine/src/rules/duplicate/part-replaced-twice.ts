import { settingOf } from '../../batch/setting.ts'
import type { ClaimLine } from '../../claim/claim-line.ts'
import { isUnpaid } from '../../claim/exposure.ts'
import { earlierEvidence } from '../../facts/ncci/pair-evidence.ts'
import { billedSide } from '../../facts/surgery/billed-side.ts'
import { isSurgeons } from '../../facts/surgery/line-roles.ts'
import { pairedPart, removesJoint } from '../../facts/surgery/paired-parts.ts'
import { wholeLineAtRisk } from '../../findings/line-at-risk.ts'
import {
  cannotTell,
  eachOpenLine,
  finding,
  look,
  notApplicable,
  pass,
  type Outcome,
} from '../../rule/outcome.ts'
import { noPatient, noServiceDate, nothingPaid } from '../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../rule/rule.ts'
import { code, date, say, words } from '../../sentences/say.ts'

const noPart = notApplicable('no operation that replaces a lens or a whole joint')
const noSide = cannotTell('the line does not say on which side')

/** The lens of one eye, or one joint, replaced for the first time on two days. */
export const partReplacedTwice = defineGroupRule({
  id: 'part-replaced-twice',
  version: 1,
  title: 'Lens or joint of one side replaced twice',
  category: 'duplicate',
  class: 'lead',
  basis: 'benchmark',
  picksSurvivor: true,
  auditTypes: ['medical'],
  scope: 'patient',
  sources: [
    cite('CPT, surgery section', 'cataract surgery, first and revised replacement of joints'),
    cite(
      'Medicare Claims Processing Manual',
      'chapter 1, 120 (suspect duplicates are suspended for review)',
    ),
  ],
  needs: { fields: ['patientKey', 'procedureCode', 'modifiers', 'serviceFromDay'] },
  clearedBy:
    'Operative notes of both days: the other side, a revision billed as the first replacement, or two people under one number.',
  suggestedFix:
    'Compare the operative notes; correct the side or the code, or deny the later line.',
  triage(service) {
    const { procedure, standing } = service
    if (pairedPart(procedure) === undefined || !isSurgeons(service, service.setting)) return noPart
    if (standing.isUnpaid) return nothingPaid
    if (!standing.namesPatient) return noPatient
    if (billedSide(service.modifiers) === undefined) return noSide
    return standing.isDated ? look : noServiceDate
  },
  judge({ lines }) {
    const before = new Map<string, ClaimLine>()
    const outcomes = new Map<ClaimLine, Outcome>()
    for (const line of lines) {
      if (removesJoint(line.procedureCode)) before.clear()
      const key = partKey(line)
      if (key === undefined) continue
      outcomes.set(line, outcomeOf(line, before.get(key)))
      if (!before.has(key)) before.set(key, line)
    }
    return eachOpenLine((line) => outcomes.get(line) ?? pass)
  },
})

/** The part and its side; undefined where the line replaces none, or is not paid. */
function partKey(line: ClaimLine): string | undefined {
  const part = pairedPart(line.procedure)
  const side = billedSide(line.modifiers)
  if (part === undefined || side === undefined || isUnpaid(line)) return undefined
  return isSurgeons(line, settingOf(line)) ? `${side} ${part.called}` : undefined
}

function outcomeOf(line: ClaimLine, first: ClaimLine | undefined): Outcome {
  const part = pairedPart(line.procedure)
  const on = line.serviceFromDay
  const before = first?.serviceFromDay
  if (!first || !part || on === undefined || before === undefined || before >= on) return pass
  if (on - before > (part.withinDays ?? Infinity)) return pass
  const side = billedSide(line.modifiers) ?? 'left'
  const replaced = say`${code(first.procedureCode)} of ${date(before)}`
  return finding({
    message: say`${code(line.procedureCode)} on ${date(on)} replaces the ${words(side)} ${words(part.called)}, which ${replaced} replaced in the same patient.`,
    lines: [line],
    related: [first],
    evidence: earlierEvidence(line, first),
    ...wholeLineAtRisk(line),
  })
}
