import type { ClaimLine } from '../../claim/claim-line.ts'
import type { Day } from '../../claim/day.ts'
import { code, date, field, list, row, say, words } from '../../sentences/say.ts'
import type { Sentence } from '../../sentences/sentence.ts'
import type { PtpPair } from './ptp-pairs.ts'

/** That the pairs of a day deny their column 2 line, and why no modifier saves it, by the first pair. */
export function pairMessage(pair: PtpPair, others: readonly PtpPair[], day: Day): Sentence {
  const { column1, column2 } = pair
  const codes = new Set([column1, ...others.map((other) => other.column1)].map(codeOf))
  const including = list(
    Array.from(codes, (each) => code(each)),
    ' and ',
  )
  if (pair.turned) return paidAloneMessage(pair, including, day)
  const included = say`${code(column2.procedureCode)} is included in ${including}, billed for the same patient by the same provider on ${date(day)}`
  return say`${included}; ${reasonOf(pair)}.`
}

/** Of a service of status T the fee schedule says which of the two is not paid. */
function paidAloneMessage({ column2 }: PtpPair, others: Sentence, day: Day): Sentence {
  const alone = say`${code(column2.procedureCode)} is paid only on a day without any other payable service (fee schedule status T)`
  return say`${alone}; the same provider billed ${others} for the same patient on ${date(day)}.`
}

function codeOf({ procedureCode }: ClaimLine): string {
  return procedureCode ?? ''
}

function reasonOf({ edit, bypass, column1, column2 }: PtpPair): Sentence {
  if (bypass === 'different-sites') {
    return words(
      'no modifier may separate the two (NCCI indicator 0), though they name different sides',
    )
  }
  if (edit.modifierIndicator === 0) {
    return words('no modifier may separate the two (NCCI indicator 0)')
  }
  if (bypass === 'same-site') {
    return say`both lines name the same site (${field(column2, 'modifiers')}), so the modifier separates nothing (NCCI indicator 1)`
  }
  if (bypass === 'column-1-only') {
    return say`the modifier (${field(column1, 'modifiers')}) stands on ${row(column1)}, not on the line that it should separate (NCCI indicator 1)`
  }
  return words('neither line has a modifier that says the service was separate (NCCI indicator 1)')
}
