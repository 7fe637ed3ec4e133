import { dollars, type FindingCategory, type FindingClass } from '@plumbline/engine'
import type { Audience } from './audience.ts'
import { categoryWords } from './category-words.table.ts'
import { classWords } from './class-words.table.ts'
import { terms } from './terms.table.ts'

/** Meanings of more terms than these would hide the finding. */
const mostTerms = 3

/** What plain words are made from: the finding's own words, and its dollars. */
export interface Worded {
  readonly category: FindingCategory
  readonly class: FindingClass
  readonly title: string
  readonly message: string
  /** Whole cents; 0 where no dollars are at risk. */
  readonly amountAtRiskCents: number
  /** At fault is a claim of an earlier upload. */
  readonly ofEarlierClaim?: true
}

/** Nothing is wrong with a line that shows what is wrong with an earlier claim. */
const earlierWords: Readonly<Record<Audience, string>> = {
  reviewer:
    'This line shows that an earlier claim is in question; nothing is said against the line itself. Open the upload that holds that claim.',
  provider: 'Your line is not in question: it is named because of an earlier claim.',
  patient: 'This line is not in question: it is named because of an earlier claim.',
}

/**
 * A finding for somebody who is not of the trade: what it comes to, how sure it is, its dollars, and
 * what its terms mean, in the order in which they stand in it. Written by rules; never fails.
 */
export function plainWords(finding: Worded, audience: Audience = 'reviewer'): string {
  const own = [
    categoryWords[finding.category][audience],
    classWords[finding.class][audience],
    ...dollarWords(finding),
  ]
  return [
    ...(finding.ofEarlierClaim ? [earlierWords[audience]] : own),
    ...meanings(`${finding.title}. ${finding.message}`),
  ].join(' ')
}

function dollarWords({ amountAtRiskCents }: Worded): readonly string[] {
  return amountAtRiskCents === 0 ? [] : [`${dollars(amountAtRiskCents)} depends on it.`]
}

function meanings(text: string): readonly string[] {
  return terms
    .map((term) => ({ term, at: text.search(term.found) }))
    .filter(({ at }) => at !== -1)
    .sort((a, b) => a.at - b.at)
    .slice(0, mostTerms)
    .map(({ term }) => `${term.term}: ${term.meaning}.`)
}
