import { conflictAmong } from '../../facts/modifiers/modifier-conflicts.ts'
import { cannotTell, finding, notApplicable, pass } from '../../rule/outcome.ts'
import { defineRule } from '../../rule/rule.ts'

const noSecond = notApplicable('fewer than two modifiers on the line')
const noCode = cannotTell('modifiers without a procedure code')

/** Modifiers on one line that cannot both be true. */
export const conflictingModifiers = defineRule({
  id: 'conflicting-modifiers',
  version: 1,
  title: 'Modifiers that exclude each other',
  category: 'modifier-misuse',
  class: 'error',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'line',
  sources: [
    { title: 'CPT, appendix A, and HCPCS Level II modifiers', section: 'definitions' },
    { title: 'Medicare Claims Processing Manual', section: 'chapters 12, 17 and 23' },
  ],
  needs: { fields: ['modifiers'], tables: [] },
  clearedBy: "The payer's written policy that asks for both modifiers on one line.",
  suggestedFix: 'Read the record and keep the modifier that describes what was done.',
  byService({ modifiers, procedureCode }) {
    if (modifiers.length < 2) return noSecond
    if (procedureCode === undefined) return noCode
    return conflictAmong(modifiers) ? undefined : pass
  },
  check(line) {
    const { modifiers, row } = line
    if (modifiers.length < 2) return noSecond
    if (line.procedureCode === undefined) return noCode
    const found = conflictAmong(modifiers)
    if (!found) return pass
    const { conflict, other } = found
    return finding({
      message: `Modifiers ${conflict.one} and ${other} exclude each other: ${conflict.because}.`,
      class: conflict.class,
      lines: [line],
      evidence: [
        { row, field: 'procedureCode', value: line.procedureCode },
        { row, field: 'modifiers', value: modifiers.join(', ') },
      ],
      sources: [conflict.source],
    })
  },
})
