import type { Day } from '../../claim/day.ts'
import { code, say, words } from '../../sentences/say.ts'
import type { Sentence } from '../../sentences/sentence.ts'
import {
  addsToHomeVisits,
  excusesPreventiveCare,
  type ComplexityConflict,
} from './visit-complexity.ts'

/** Why G2211 is not paid on the day, as the end of a sentence. */
export function conflictSaid(conflict: ComplexityConflict, on: Day): Sentence {
  if (conflict.kind === 'no-visit') {
    const homeVisits = words(addsToHomeVisits(on) ? ', 99341 to 99350' : '')
    return say`without the visit (99202 to 99215${homeVisits}) that it adds to`
  }
  const unexcused = words(
    excusesPreventiveCare(on) ? ', and no preventive service of the day is in the file' : '',
  )
  return say`beside ${code(conflict.visit.procedureCode)}-25; it is not paid with a visit that says it is separate from a procedure${unexcused}`
}
