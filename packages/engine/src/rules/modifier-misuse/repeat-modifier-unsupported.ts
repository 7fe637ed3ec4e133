import { providerKey } from '../../batch/provider-key.ts'
import type { ClaimLine } from '../../claim/claim-line.ts'
import type { Day } from '../../claim/day.ts'
import { noProcedure } from '../../claim/procedure-number.ts'
import { othersOfCode } from '../../facts/repeats/same-code-lines.ts'
import { codeWithModifiers, modifierEvidence } from '../../facts/modifiers/modifier-evidence.ts'
import {
  isRepeat,
  wasOperatedBefore,
  wasTestedInPanel,
  wrongRepeater,
} from '../../facts/modifiers/repeated-service.ts'
import {
  eachOpenLine,
  finding,
  look,
  notApplicable,
  pass,
  type FindingOutcome,
  type Outcome,
} from '../../rule/outcome.ts'
import {
  denied,
  noPatient,
  noProcedureCode,
  noServiceDate,
  notProfessional,
} from '../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../rule/rule.ts'
import { code, date, say, words } from '../../sentences/say.ts'

const noRepeat = notApplicable('no repeat modifier (76, 77, 91) on the line')

/** Repeats of a service that was not given before, or not by the one whom the modifier names. */
export const repeatModifierUnsupported = defineGroupRule({
  id: 'repeat-modifier-unsupported',
  version: 2,
  title: 'Repeat modifier that the claims do not support',
  category: 'modifier-misuse',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'patient',
  sources: [
    cite('CPT, appendix A (modifiers)', '76, 77 and 91'),
    cite(
      'Medicare Claims Processing Manual, chapter 16',
      '100.5.1 tests performed more than once on the same day',
    ),
  ],
  needs: { fields: ['procedureCode', 'modifiers'], optionalTables: ['labPanels'] },
  clearedBy: 'The record or claim of the first service and the reason to repeat it.',
  suggestedFix: 'Look for the first service; without one, bill the line without the modifier.',
  triage(service) {
    if (!isRepeat(service)) return noRepeat
    if (service.setting !== 'professional') return notProfessional
    if (service.standing.isDenied) return denied
    if (service.procedure === noProcedure) return noProcedureCode
    return service.standing.isDated ? look : noServiceDate
  },
  judge({ lines, identified }, context) {
    return eachOpenLine((line): Outcome => {
      const { serviceFromDay } = line
      if (serviceFromDay === undefined) return noServiceDate
      const sameDay = othersOfCode(line, lines, context.memories)
      if (!sameDay.every(isRepeat)) return byWhom(line, sameDay)
      if (!identified) return noPatient
      const { labPanels } = context.on(serviceFromDay)?.tables ?? {}
      return (line.units ?? 1) > 1 ||
        wasOperatedBefore(lines, line, serviceFromDay, context.memories) ||
        wasTestedInPanel(lines, line, labPanels, context.memories)
        ? pass
        : repeatOfNothing(line, serviceFromDay)
    })
  },
})

function repeatOfNothing(line: ClaimLine, on: Day): FindingOutcome {
  return finding({
    message: say`${code(codeWithModifiers(line))} on ${date(on)} says that the service was repeated, and no first one was billed for the patient.`,
    lines: [line],
    evidence: modifierEvidence(line),
  })
}

const claims = {
  same: 'says that another physician repeated the service, and one physician billed all of it',
  others: 'says that the same physician repeated the service, and others billed the rest of it',
} as const

function byWhom(line: ClaimLine, sameDay: readonly ClaimLine[]): Outcome {
  const repeater = wrongRepeater(line, sameDay)
  if (repeater === undefined) return pass
  return finding({
    message: say`${code(codeWithModifiers(line))} ${words(claims[repeater])}.`,
    lines: [line],
    related: sameDay,
    evidence: [line, ...sameDay].map((each) => ({
      row: each.row,
      field: 'renderingNpi',
      value: providerKey(each) ?? '',
    })),
    clearedBy: 'Records that show who gave the service each time.',
    suggestedFix:
      repeater === 'same' ? 'Bill 76 for the same physician.' : 'Bill 77 for another physician.',
  })
}
