import { holdsWords } from '../facts/holds-words.ts'
import { ofAnother } from '../facts/of-another.ts'
import type { CoverageTables } from '../held-tables.ts'
import { quoted } from '../quotes.ts'
import type { Asked, RecordLine } from '../record.ts'
import { denied } from './time.ts'

/**
 * What imported documents of local coverage ask of the service, and which of it words of the record name. A list for a
 * person and never a verdict: whether a criterion is met, and which contractor's document holds, is not told by words.
 */
export function askCriteria(
  lines: readonly RecordLine[],
  coverage: CoverageTables | undefined,
): Asked {
  if (!coverage) return undefined
  const found = coverage.criteria.map((criterion) => {
    const holding = lines.filter(({ text }) => holdsWords(text, criterion.words))
    const against = holding.filter(({ text }) => denied.test(text) || ofAnother.test(text))
    return { name: criterion.name, holding, isNamed: holding.length > against.length }
  })
  const named = found.filter(({ isNamed }) => isNamed).map(({ name }) => name)
  const denials = found.filter((each) => !each.isNamed && each.holding.length > 0)
  const missing = found.filter(({ holding }) => holding.length === 0).map(({ name }) => name)
  const sentences = [
    documentWords(coverage),
    sentenceOf('Words of its lines name', named),
    sentenceOf(
      'Denied, or told of another time:',
      denials.map(({ name }) => name),
    ),
    sentenceOf('Nothing names', missing),
    closing,
  ]
  return {
    answer: 'cannot-tell',
    because: sentences.filter((sentence) => sentence !== '').join(' '),
    quotes: quoted(found.flatMap(({ holding }) => holding)),
  }
}

/** Ends every answer about coverage. */
export const closing = 'Whether it is covered is for whoever signs.'

/** Which documents name the service, and which of their lists a billed diagnosis. */
export function documentWords({ documents, listing, silent }: CoverageTables): string {
  const lists = [
    listing.length > 0
      ? `${listing.join(', ')} ${verb(listing, 'lists', 'list')} a diagnosis that was billed.`
      : '',
    silent.length > 0 ? `${silent.join(', ')} ${verb(silent, 'lists', 'list')} none of them.` : '',
  ].filter((text) => text !== '')
  return [`The service is named by ${documents.join(', ')}.`, ...lists].join(' ')
}

/** `Nothing names: one; other.`, or nothing where there is none. */
export function sentenceOf(beginning: string, names: readonly string[]): string {
  const colon = beginning.endsWith(':') ? '' : ':'
  return names.length === 0 ? '' : `${beginning}${colon} ${names.join('; ')}.`
}

function verb(all: readonly string[], one: string, several: string): string {
  return all.length === 1 ? one : several
}
