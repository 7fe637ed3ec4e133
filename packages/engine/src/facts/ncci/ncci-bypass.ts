import type { ClaimLine } from '../../claim/claim-line.ts'
import { day } from '../../claim/day.ts'
import { areApart, isAnatomic } from '../surgery/anatomic-site.ts'
import { visitFamily } from '../../codes/visit-families.ts'

/**
 * What the modifiers of a pair say about an edit of indicator 1: nothing; the same place on both
 * lines, which proves nothing; a modifier on the column 1 line where the column 2 line should
 * carry it; a separate service, for the record to show; or two places of the body.
 */
export type PairBypass = 'none' | 'same-site' | 'column-1-only' | 'claimed' | 'different-sites'

/** NCCI-associated modifiers that are not anatomic (NCCI Policy Manual ch. I, E). */
const distinctService: ReadonlySet<string> = new Set(['59', 'XE', 'XS', 'XP', 'XU'])
const visitModifiers: ReadonlySet<string> = new Set(['24', '25', '27', '57'])
const otherBypasses: ReadonlySet<string> = new Set(['58', '78', '79', '91'])

/**
 * On the diagnostic mammogram of a day whose screening one led to it: both are paid (Medicare Claims
 * Processing Manual ch. 18, 20, mammography).
 */
const screeningTurnedDiagnostic = 'GG'

/** From then on 59 and X{EPSU} count on either line; by the day on which the claim is processed. */
const eitherColumnDay = day('2019-07-01')

/** Whether any modifier of a line could let a pair through. */
export function mayBypassEdits({ modifiers }: Pick<ClaimLine, 'modifiers'>): boolean {
  return modifiers.some(letsPairThrough)
}

/** Whether a modifier is one of those that could let a pair through. */
export function letsPairThrough(modifier: string): boolean {
  return isBypass(modifier) || modifier === screeningTurnedDiagnostic || isAnatomic(modifier)
}

function isBypass(modifier: string): boolean {
  return (
    distinctService.has(modifier) || visitModifiers.has(modifier) || otherBypasses.has(modifier)
  )
}

/** What pair bypasses are read from: dates only tell whether a modifier on the column 1 line counts. */
export type BypassFacts = Pick<ClaimLine, 'procedure' | 'modifiers'> &
  Partial<Pick<ClaimLine, 'paidDay' | 'receivedDay' | 'serviceFromDay'>>

/** Reads the modifiers of both lines. 22, 26, 50, 51, 52, 76, 77 and TC never bypass an edit. */
export function pairBypass(column1: BypassFacts, column2: BypassFacts): PairBypass {
  if (column1.modifiers.length === 0 && column2.modifiers.length === 0) return 'none'
  if (column1.modifiers.includes(screeningTurnedDiagnostic)) return 'claimed'
  const sites1 = column1.modifiers.filter(isAnatomic)
  const sites2 = column2.modifiers.filter(isAnatomic)
  const bothSites = sites1.length > 0 && sites2.length > 0
  if (bothSites && sites1.every((one) => sites2.every((two) => areApart(one, two)))) {
    return 'different-sites'
  }
  if (separates(column2) || separatesFromColumn1(column1)) return 'claimed'
  if (bothSites) return sites1.some((one) => sites2.includes(one)) ? 'same-site' : 'claimed'
  if (sites2.length > 0) return 'claimed'
  return sites1.length > 0 || separates(column1) ? 'column-1-only' : 'none'
}

function separates({ modifiers }: BypassFacts): boolean {
  return modifiers.some(isBypass)
}

/** 24, 25, 27 and 57 belong on the visit, whichever column it stands in. */
function separatesFromColumn1(line: BypassFacts): boolean {
  const processed = line.paidDay ?? line.receivedDay ?? line.serviceFromDay ?? 0
  return line.modifiers.some(
    (modifier) =>
      (distinctService.has(modifier) && processed >= eitherColumnDay) ||
      (visitModifiers.has(modifier) && visitFamily(line.procedure) !== undefined),
  )
}
