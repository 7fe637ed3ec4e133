import type { ClaimLine } from '../../claim/claim-line.ts'
import { contains, isComponent, samePayee, wholeOf } from '../../facts/surgery/whole-service.ts'
import { codeEvidence } from '../../facts/ncci/pair-evidence.ts'
import { toTwoPayers } from '../../facts/payers/two-payers.ts'
import { wholeLineAtRisk } from '../../findings/line-at-risk.ts'
import { linesOfCode, othersOfCode } from '../../facts/repeats/same-code-lines.ts'
import type { Memories } from '../../memo/memories.ts'
import { basisOf, hasNoAmounts, isUnpaid } from '../../claim/exposure.ts'
import { noProcedure } from '../../claim/procedure-number.ts'
import {
  eachOpenLine,
  finding,
  look,
  notApplicable,
  pass,
  passUnder,
  type FindingDraft,
} from '../../rule/outcome.ts'
import {
  denied,
  noPatient,
  noProcedureCode,
  noServiceDate,
  notProfessional,
} from '../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../rule/rule.ts'
import { code, date, nothing, row, say, words } from '../../sentences/say.ts'

const noComponent = notApplicable('no professional or technical component (26, TC) among the lines')
const notSplit = notApplicable('the fee schedule does not split the code into components')

/** A component paid beside the whole service that contains it. */
export const componentBilledWithGlobal = defineGroupRule({
  id: 'component-billed-with-global',
  version: 3,
  title: 'Component paid beside the whole service',
  category: 'duplicate',
  class: 'error',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'patient',
  sources: [
    cite(
      'Medicare Claims Processing Manual, chapter 13',
      '20 payment conditions for radiology services: professional and technical component',
    ),
    cite(
      'Medicare Physician Fee Schedule database record layout',
      'PC/TC indicator 1',
      'feeSchedule',
    ),
  ],
  needs: { fields: ['procedureCode', 'modifiers'], optionalTables: ['feeSchedule'] },
  clearedBy: 'Reports of two studies on the day, or a corrected claim that bills one component.',
  suggestedFix: 'Recover the component, or correct the whole service to the other component.',
  triage(service) {
    if (!isComponent(service) && wholeOf(service.procedure) === undefined) return noComponent
    if (service.setting !== 'professional') return notProfessional
    if (service.standing.isDenied) return denied
    if (service.procedure === noProcedure) return noProcedureCode
    return service.standing.isDated ? look : noServiceDate
  },
  judge({ lines, identified }, context) {
    return eachOpenLine((line) => {
      const { serviceFromDay: day, procedure } = line
      if (!isComponent(line)) {
        const test = wholeTest(line, lines, context.memories)
        if (test) return finding({ ...testDraftOf(test, line), class: 'lead' })
        return identified ? pass : noPatient
      }
      const reading = day === undefined ? undefined : context.on(day)
      const fee = reading?.tables.feeSchedule?.find(procedure)
      if (fee && fee.pcTc !== '1') return notSplit
      const whole = othersOfCode(line, lines, context.memories).find((other) =>
        contains(other, line),
      )
      if (!whole) return identified ? (reading ? passUnder(reading) : pass) : noPatient
      const sure = fee !== undefined && samePayee(whole, line)
      return finding({
        ...draftOf(whole, line),
        class: sure ? 'error' : 'lead',
        ...(reading && fee && { consulted: reading }),
      })
    })
  },
})

/** The whole test, paid to another provider; one provider's two codes are an NCCI pair. */
function wholeTest(
  line: ClaimLine,
  lines: readonly ClaimLine[],
  memories: Memories,
): ClaimLine | undefined {
  const { serviceFromDay, procedure } = line
  const whole = wholeOf(procedure)
  if (whole === undefined || isUnpaid(line)) return undefined
  return linesOfCode({ serviceFromDay, procedure: whole }, lines, memories).compared.find(
    (other) =>
      contains(other, line) &&
      !isUnpaid(other) &&
      !samePayee(other, line) &&
      !toTwoPayers(other, line),
  )
}

function testDraftOf(whole: ClaimLine, part: ClaimLine): FindingDraft {
  return {
    message: say`${code(part.procedureCode)} on ${date(part.serviceFromDay ?? 0)} was ${words(hasNoAmounts(part) ? 'billed' : basisOf(part))} beside ${code(whole.procedureCode)} of another provider (${row(whole)}), which contains it.`,
    lines: [part],
    related: [whole],
    evidence: codeEvidence([part, whole]),
    ...wholeLineAtRisk(part),
  }
}

function draftOf(whole: ClaimLine, component: ClaimLine): FindingDraft {
  const { procedureCode, serviceFromDay, modifiers } = component
  const [part, modifier] = modifiers.includes('26')
    ? ['professional component', '26']
    : ['technical component', 'TC']
  const on = serviceFromDay === undefined ? nothing : say` on ${date(serviceFromDay)}`
  return {
    message: say`The ${words(part)} of ${code(procedureCode)} (${code(modifier)})${on} was ${words(hasNoAmounts(component) ? 'billed' : basisOf(component))} beside the whole service, which contains it.`,
    lines: [component],
    related: [whole],
    evidence: [component, whole].map((line) => ({
      row: line.row,
      field: 'procedureCode',
      value: [line.procedureCode ?? '', ...line.modifiers].join('-'),
    })),
    ...wholeLineAtRisk(component),
  }
}
