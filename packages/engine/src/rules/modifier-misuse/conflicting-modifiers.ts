import { conflictAmong } from '../../facts/modifiers/modifier-conflicts.ts'
import { modifierEvidence } from '../../facts/modifiers/modifier-evidence.ts'
import { finding, lookAt, notApplicable, pass } from '../../rule/outcome.ts'
import { noProcedureCode } from '../../rule/reasons.ts'
import { cite, defineLineRule } from '../../rule/rule.ts'
import { code, say, words } from '../../sentences/say.ts'

const noSecond = notApplicable('fewer than two modifiers on the line')

/** Modifiers on one line that cannot both be true. */
export const conflictingModifiers = defineLineRule({
  id: 'conflicting-modifiers',
  version: 2,
  title: 'Modifiers that exclude each other',
  category: 'modifier-misuse',
  class: 'error',
  basis: 'benchmark',
  auditTypes: ['medical'],
  sources: [
    cite('CPT, appendix A, and HCPCS Level II modifiers', 'definitions'),
    cite('Medicare Claims Processing Manual', 'chapters 12, 17 and 23'),
  ],
  needs: { fields: ['modifiers'] },
  clearedBy: "The payer's written policy that asks for both modifiers on one line.",
  suggestedFix: 'Read the record and keep the modifier that describes what was done.',
  triage({ modifiers, procedureCode }) {
    if (modifiers.length < 2) return noSecond
    if (procedureCode === undefined) return noProcedureCode
    const found = conflictAmong(modifiers)
    return found ? lookAt(found) : pass
  },
  judge: (line, _, { conflict, other }) =>
    finding({
      message: say`Modifiers ${code(conflict.one)} and ${code(other)} exclude each other: ${words(conflict.because)}.`,
      class: conflict.class,
      lines: [line],
      evidence: modifierEvidence(line),
      sources: [conflict.source],
    }),
})
