import type { PlacedSentence } from '../sentences-of.ts'

/** A quote where it was found. */
export interface FoundQuote {
  readonly sentence: PlacedSentence
  readonly quote: string
  /** What stands before the colon of a sentence of which the quote is a later part: "For CPT 97110: ...; ...". */
  readonly lead: string
}

/**
 * The sentence of a page that holds a quote letter for letter, blanks aside; `cut` where the quote is neither the
 * sentence nor a part between semicolons: "limited to 20 visits" of "is not limited to 20 visits" says
 * another thing.
 */
export function findQuote(
  sentences: readonly PlacedSentence[],
  page: number,
  quoted: string,
): FoundQuote | 'quote' | 'cut' {
  const quote = quoted.replace(/\s+/g, ' ').trim()
  if (quote === '') return 'quote'
  const holding = sentences.filter(({ page: own, text }) => own === page && text.includes(quote))
  const sentence = holding.find(({ text }) => partsOf(text).includes(bare(quote)))
  if (sentence === undefined) return holding.length === 0 ? 'quote' : 'cut'
  const isFirst = sentence.text.startsWith(quote)
  const [lead = ''] = isFirst ? [] : sentence.text.split(':')
  return { sentence, quote, lead: lead === sentence.text ? '' : lead }
}

function partsOf(text: string): readonly string[] {
  return [bare(text), ...text.split(';').map(bare)]
}

/** Without the point or semicolon at its end. */
function bare(text: string): string {
  return text.trim().replace(/[.;]$/, '')
}
