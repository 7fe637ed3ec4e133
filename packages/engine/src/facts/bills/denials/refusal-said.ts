import type { ClaimLine } from '../../../claim/claim-line.ts'
import { code, nothing, say, words } from '../../../sentences/say.ts'
import type { Sentence } from '../../../sentences/sentence.ts'

/** What refuses a line, by its status and its reject code: the beginning of a sentence. */
export function refusalSaid({ claimStatus }: ClaimLine, reject: string | undefined): Sentence {
  const because = reject === undefined ? nothing : say` with reject code ${code(reject)}`
  switch (claimStatus) {
    case 'reversed':
      return words('The line is marked reversed, no line of the file recovers its payment')
    case 'paid':
      return say`The line is marked paid${because}`
    default:
      return say`The line is denied or rejected${because}`
  }
}
