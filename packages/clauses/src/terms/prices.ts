import type { ClausePrice, ClauseTerm } from '../read-clause.ts'
import { dollar, figure, numbersBy } from './amounts.ts'

const ofCharges = new RegExp(
  String.raw`${figure}%\s+of\s+(?:the |its |their )?(?:\w+'s )?(?:(?:billed|covered|eligible|total|usual|gross|allowable) )*charges?\b`,
  'g',
)
const ofMedicare = new RegExp(
  String.raw`${figure}%\s+of\s+(?:the |what )?(?:(?:then[- ]current|current|prevailing|applicable|national|\d{4}) )*(?:cms|medicare)\b`,
  'g',
)
const perUnit = new RegExp(String.raw`${dollar}\s+(?:per|a|an|for each|each)\s+unit\b`, 'g')
const perService = new RegExp(
  String.raw`${dollar}\s+(?:per|a|an|for each|each)\s+(?:service|procedure|test|visit|encounter|treatment|session|scan|study|exam)\b`,
  'g',
)
const perCase = new RegExp(
  String.raw`case rate(?: of|:| is)?\s+${dollar}|${dollar}\s+(?:per|a|for each)\s+case\b`,
  'g',
)

const amount = new RegExp(String.raw`${dollar}|${figure}%`, 'g')

/** `the lesser of billed charges or ...`: all of them. */
export const wholeCharge =
  /\b(?:lesser|least|lower|lowest) of\b[^%]*?(?<!% of )(?<!% of the )\b(?:\w+'s )?(?:actual |billed |covered |usual )*charges?\b/

/** What is paid, of a sentence in figures. What says one kind twice is no price: nobody knows which. */
export function pricesIn(sentence: string): ClauseTerm | undefined {
  const cases = numbersBy(sentence, perCase)
  const leastOf: ClausePrice[] = [
    ...numbersBy(sentence, ofCharges).map((percentOfCharge) => ({ percentOfCharge })),
    ...numbersBy(sentence, ofMedicare).map((percentOfMedicare) => ({ percentOfMedicare })),
    ...numbersBy(sentence, perUnit).map((perUnit) => ({ perUnit })),
    ...numbersBy(sentence, perService).map((perService) => ({ perService })),
  ]
  const [only] = cases
  if (only !== undefined) {
    return cases.length === 1 && leastOf.length === 0
      ? { kind: 'case-rate', dollars: only }
      : undefined
  }
  const [first] = leastOf
  if (first === undefined) return undefined
  if (wholeCharge.test(sentence)) leastOf.unshift({ percentOfCharge: 100 })
  if (/\b(?:greater|greatest|higher|highest) of\b/.test(sentence)) return undefined
  // `80% of charges or $60`: an amount that is none of the prices makes another sentence of it.
  const isOpen = /\bor\b/.test(sentence) && leastOf.length < numbersBy(sentence, amount).length
  if (isOpen) return undefined
  const isLeast = /\b(?:lesser|least|lower|lowest) of\b/.test(sentence)
  const kinds = new Set(leastOf.flatMap((price) => Object.keys(price)))
  if (kinds.size < leastOf.length || (leastOf.length > 1 && !isLeast)) return undefined
  return { kind: 'price', leastOf }
}

const copay = new RegExp(
  String.raw`${dollar}\s+(?:per \w+ )?co-?pay(?:ment)?s?\b|co-?pay(?:ment)?\s*(?:of|is|:|=)?\s*${dollar}`,
  'g',
)
const coinsurance = new RegExp(
  String.raw`${figure}%\s+co-?insurance\b|co-?insurance\s*(?:of|is|:|=)?\s*${figure}%|(?:member|patient|participant|enrollee|you|insured)s?\s+(?:will |shall |must )?pays?\s+${figure}%`,
  'g',
)

export function copayIn(sentence: string): ClauseTerm | undefined {
  const [dollars, ...others] = new Set(numbersBy(sentence, copay))
  if (dollars === undefined || others.length > 0) return undefined
  return { kind: 'copay', dollars }
}

export function coinsuranceIn(sentence: string): ClauseTerm | undefined {
  const [percent, ...others] = new Set(numbersBy(sentence, coinsurance))
  if (percent === undefined || others.length > 0) return undefined
  return { kind: 'coinsurance', percent }
}
