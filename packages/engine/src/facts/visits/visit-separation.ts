import type { ClaimLine } from '../../claim/claim-line.ts'
import { words } from '../../sentences/say.ts'
import type { Sentence } from '../../sentences/sentence.ts'
import { saysSeparate } from '../surgery/line-roles.ts'
import { claimedModifiers } from './package-visit.ts'
import {
  isAdmissionVisit,
  isDischargeVisit,
  isOneClaimOfAStay,
  shareDiagnosis,
} from './visits-of-day.ts'

/**
 * What the lines of two visits of one day say about whether they were two: that their day is not
 * sure; that the patient may have gone to another hospital; that a modifier says so; or nothing, with
 * one problem on both or a problem on each.
 */
export type VisitSeparation =
  'one-claim-of-a-stay' | 'transfer' | 'claimed' | 'same-problem' | 'other-problem'

/** @param first the visit that stands; see `standsBefore` */
export function visitSeparation(first: ClaimLine, second: ClaimLine): VisitSeparation {
  if (isOneClaimOfAStay(first, second)) return 'one-claim-of-a-stay'
  if (isAdmissionVisit(first) && isDischargeVisit(second)) return 'transfer'
  if (claimsSeparateVisit(first) || claimsSeparateVisit(second)) return 'claimed'
  return shareDiagnosis(first, second) ? 'same-problem' : 'other-problem'
}

/** Whether a modifier of a visit says that it was another one. */
export function claimsSeparateVisit(line: ClaimLine): boolean {
  return claimedModifiers(line).length > 0 || saysSeparate(line)
}

/** The separation in words. */
export const separationWords: Readonly<Record<VisitSeparation, Sentence>> = {
  'one-claim-of-a-stay': words(
    'they stand on one claim, whose lines may all carry the first day of the stay',
  ),
  transfer: words('both are paid only where the patient was transferred to another hospital'),
  claimed: words('a modifier says that they were separate, which the notes must show'),
  'same-problem': words('they name the same problem, and no modifier says that they were separate'),
  'other-problem': words(
    'they name different problems, and no modifier says that they were separate',
  ),
}
