import type { ClaimLine } from '../../claim/claim-line.ts'
import { isDenied } from '../../claim/exposure.ts'
import type { AddOnEdit } from '../../reference/ncci-rows.ts'
import { code, count, say, words } from '../../sentences/say.ts'
import type { Sentence } from '../../sentences/sentence.ts'

/** Why an add-on stands alone, as the end of a sentence: without a primary service, or beside one that does not count. */
export function addOnAlone(
  { type, primaries }: AddOnEdit,
  primary: ClaimLine | undefined,
): Sentence {
  if (primary !== undefined) {
    const how = isDenied(primary) ? 'was denied' : 'was billed by another provider'
    return say`though its primary service ${code(primary.procedureCode)} ${words(how)}`
  }
  if (type === 1) {
    if (primaries.size === 1)
      return words('without its one listed primary service by the same provider')
    return say`without any of its primary services (${count(primaries.size)} are listed) by the same provider`
  }
  return words(
    type === 3
      ? 'without a listed primary service by the same provider; the list is not complete (type 3)'
      : 'without a primary service by the same provider; the payer says which count (type 2)',
  )
}
