import type { PlacedSentence } from '@plumbline/clauses'

/** As many characters of sentences as one question has room for, with its orders and its answer. */
const partCharacters = 16_000
/** Page and place, and the marks around them. */
const around = 60

/** Sentences in parts that a model is asked of one by one, in their order; none for none. */
export function inParts(
  sentences: readonly PlacedSentence[],
): readonly (readonly PlacedSentence[])[] {
  const parts: PlacedSentence[][] = []
  let left = 0
  for (const sentence of sentences) {
    const length = sentence.text.length + sentence.place.length + around
    const part = parts.at(-1)
    if (part === undefined || length > left) {
      parts.push([sentence])
      left = partCharacters - length
    } else {
      part.push(sentence)
      left -= length
    }
  }
  return parts
}
