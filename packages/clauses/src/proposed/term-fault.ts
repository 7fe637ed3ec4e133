import type { ClauseTerm } from '../read-clause.ts'
import { withFigures } from '../numbers.ts'
import type { PlacedFigure } from './figures-in.ts'
import { figuresIn } from './figures-in.ts'
import { limitFault } from './limit-fault.ts'
import { priceFault } from './price-fault.ts'
import type { ProposalFault } from './proposed-clause.ts'
import { saysExcluded } from './turned.ts'

const patients = String.raw`\b(?:member|patient|participant|enrollee|beneficiary|subscriber|insured|you)s?\b`
const byPatient = new RegExp(
  String.raw`\bco-?pay|\bco-?insurance\b|\bcost[- ]shar|${patients}[^.;$%]{0,60}\b(?:pays?|owes?|responsible)\b`,
)
const byPlan =
  /\b(?:plan|payer|payor|we|insurer|company|health plan)\s+(?:\w+ )?pays?\b|\bpaid by the plan\b/
const wholeCase =
  /\bcase\b|\ball[- ]inclusive\b|\bbundled?\b|\bpackage\b|\bglobal\b|\bepisode\b|\ball services\b|\btogether\b/
const filed = /\b(?:claims?|bills?|invoices?|encounters?)\b/
const comesIn =
  /\b(?:submi\w+|fil(?:e|ed|es|ing)|receiv\w+|reach\w*|sen[dt]|present\w*|bill(?:ed|ing)?)\b/
const fromService =
  /\b(?:services?|discharge[d]?|rendered|provided|treat\w*|care|visit|dispens\w*|performed|supplied)\b/
const otherDeadline =
  /\b(?:appeal|reconsider|disput|resubmi|correct(?:ed|ion)|adjust|refund|overpay|clean claims?|receipt of|shall pay|will pay|be paid|payment|interest|record)\w*/

/** What is wrong with a term, held against the words of its quote; undefined where they bear it out. */
export function termFault(term: ClauseTerm, quote: string): ProposalFault | undefined {
  const text = withFigures(quote)
  const figures = figuresIn(quote)
  switch (term.kind) {
    case 'not-covered':
      if (figures.some(({ kind }) => kind !== 'count')) return 'left-out'
      return saysExcluded(text) ? undefined : 'words'
    case 'limit':
      return limitFault(term, text, figures)
    case 'supply':
      if (/\b(?:month|year|annual|lifetime|per day)/.test(text)) return 'words'
      return oneOf(figures, term.mostDays, 'count', ({ after }) =>
        /^[- ]days?\b[^.;]{0,20}\bsupply\b/.test(after),
      )
    case 'filing':
      if (!filed.test(text) || !comesIn.test(text) || !fromService.test(text)) return 'words'
      if (otherDeadline.test(text)) return 'words'
      return oneOf(figures, term.days, 'count', ({ after }) =>
        /^[- ](?:calendar )?days?\b/.test(after),
      )
    case 'price':
      return byPatient.test(text) || wholeCase.test(text)
        ? 'words'
        : priceFault(term.leastOf, text, figures)
    case 'case-rate':
      if (!wholeCase.test(text) || byPatient.test(text)) return 'words'
      return oneOf(figures, term.dollars, 'money')
    case 'copay':
      return byPatient.test(text) && !wholeCase.test(text)
        ? oneOf(figures, term.dollars, 'money')
        : 'words'
    case 'coinsurance':
      return byPatient.test(text) && !byPlan.test(text)
        ? oneOf(figures, term.percent, 'percent')
        : 'words'
  }
}

/** The one number of its kind in the quote; every amount and percent has to be used. */
function oneOf(
  figures: readonly PlacedFigure[],
  value: number,
  kind: PlacedFigure['kind'],
  isSo: (figure: PlacedFigure) => boolean = () => true,
): ProposalFault | undefined {
  if (!figures.some((each) => each.kind === kind && each.value === value && isSo(each)))
    return 'number'
  const others = figures.filter((each) => each.kind !== 'count' || (kind === 'count' && isSo(each)))
  return others.every((each) => each.kind === kind && each.value === value) ? undefined : 'left-out'
}
