import type { Memories } from '../../memo/memories.ts'
import type { ClaimLine } from '../../claim/claim-line.ts'
import { noProcedure } from '../../claim/procedure-number.ts'
import { modifierEvidence } from '../../facts/modifiers/modifier-evidence.ts'
import { misfitAtRisk, modifierFit } from '../../facts/modifiers/modifier-fit.ts'
import {
  askedByModifiers,
  isAskedOn,
  type AskedOfCode,
} from '../../facts/modifiers/modifier-requirements.ts'
import { finding, lookAt, pass, type FindingDraft, noTables } from '../../rule/outcome.ts'
import { noCode, noModifier, notInFeeSchedule } from '../../rule/reasons.ts'
import { cite, defineLineRule } from '../../rule/rule.ts'
import { code, say, words } from '../../sentences/say.ts'

/** Modifiers on codes that they cannot stand on. */
export const modifierNotForProcedure = defineLineRule({
  id: 'modifier-not-for-procedure',
  version: 6,
  title: 'Modifier that the procedure cannot carry',
  category: 'modifier-misuse',
  class: 'error',
  basis: 'benchmark',
  auditTypes: ['medical'],
  sources: [
    cite(
      'Medicare Physician Fee Schedule database record layout',
      'payment policy indicators',
      'feeSchedule',
    ),
  ],
  needs: {
    fields: ['procedureCode', 'modifiers'],
    optionalTables: ['feeSchedule', 'procedureProfiles'],
  },
  clearedBy: "The payer's written policy that accepts the modifier on this code.",
  suggestedFix: 'Read the record and bill the modifier, or the code, that describes what was done.',
  triage({ modifiers, procedure }) {
    if (modifiers.length === 0) return noModifier
    if (procedure === noProcedure) return noCode
    const asked = askedByModifiers(modifiers)
    return asked.length > 0 ? lookAt(asked) : pass
  },
  judge(line, { tables, consulted, memories }, asked) {
    const billed = {
      line,
      fee: tables.feeSchedule?.find(line.procedure),
      profile: tables.procedureProfiles?.find(line.procedure),
    }
    let misfit: AskedOfCode | undefined
    let isListed = true
    for (const each of asked) {
      const fit = isAskedOn(each, line.serviceFromDay)
        ? modifierFit(each.requirement.misfit, billed)
        : 'fits'
      if (fit === 'wrong') misfit = graver(misfit, each)
      if (fit === 'not-listed') isListed = false
    }
    if (!misfit) return isListed ? pass : notInFeeSchedule
    const { table } = misfit.requirement
    return finding({
      ...draftOf(line, misfit, memories),
      consulted: table ? consulted(table) : noTables,
    })
  },
})

/** The first error, else the last lead. */
function graver(known: AskedOfCode | undefined, next: AskedOfCode): AskedOfCode {
  return known?.requirement.class === 'error' ? known : next
}

function draftOf(
  line: ClaimLine,
  { modifier, requirement }: AskedOfCode,
  memories: Memories,
): FindingDraft {
  return {
    message: say`Modifier ${code(modifier)} stands on ${code(line.procedureCode)}, ${words(requirement.says)}.`,
    class: requirement.class,
    lines: [line],
    evidence: modifierEvidence(line),
    sources: [requirement.source],
    ...misfitAtRisk(line, requirement.shareAtRisk, memories),
  }
}
