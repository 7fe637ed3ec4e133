import type { ClaimLine } from '../../claim/claim-line.ts'
import { wholeLineAtRisk } from '../../findings/line-at-risk.ts'
import { code, say } from '../../sentences/say.ts'
import type { Sentence } from '../../sentences/sentence.ts'

/** That two codes are visits of one patient. */
export function twoVisits(first: ClaimLine, second: ClaimLine): Sentence {
  return say`${codeOf(second)} and ${codeOf(first)} are two visits of one patient`
}

function codeOf({ procedureCode, modifiers }: ClaimLine) {
  return code([procedureCode ?? '', ...modifiers].join('-'))
}

/** What every finding of a second visit says: the line at fault, the one beside it, its dollars. */
export function besideVisit(first: ClaimLine, second: ClaimLine) {
  return {
    lines: [second],
    related: [first],
    ...wholeLineAtRisk(second),
  }
}
