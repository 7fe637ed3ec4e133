import type { ClaimLine } from '../../claim/claim-line.ts'
import type { Evidence } from '../../result/finding.ts'

/** The code of a line and its modifiers, for findings about a modifier. */
export function modifierEvidence({ row, procedureCode, modifiers }: ClaimLine): Evidence[] {
  return [
    { row, field: 'procedureCode', value: procedureCode ?? '' },
    { row, field: 'modifiers', value: modifiers.join(', ') },
  ]
}

/** A code and its modifiers as one word: `45378-53`. */
export function codeWithModifiers({ procedureCode, modifiers }: ClaimLine): string {
  return [procedureCode ?? '', ...modifiers].join('-')
}
