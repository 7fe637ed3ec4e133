import { withFigures } from '../numbers.ts'
import { clausesIn, mostQuoted, unwritable } from '../read-clauses.ts'
import { sentencesOf, type DocumentLine, type PlacedSentence } from '../sentences-of.ts'
import { figuresIn } from './figures-in.ts'
import { saysExcluded } from './turned.ts'

/**
 * The sentences of a document that somebody else may read after our rules: those that rules did not
 * understand, and that could hold a rule at all because they have a figure or say that something is not
 * covered. All others are no one's to read.
 */
export function sentencesToRead(lines: readonly DocumentLine[]): readonly PlacedSentence[] {
  return sentencesOf(lines).filter((sentence) => mayHoldRule(sentence) && !isUnderstood(sentence))
}

function mayHoldRule({ text }: PlacedSentence): boolean {
  if (text.length > mostQuoted) return false
  const plain = withFigures(text)
  if (unwritable(plain) !== undefined) return false
  return figuresIn(text).length > 0 || saysExcluded(plain)
}

function isUnderstood(sentence: PlacedSentence): boolean {
  const clauses = clausesIn(sentence)
  return clauses.length > 0 && clauses.every(({ term, remark }) => term && remark === undefined)
}
