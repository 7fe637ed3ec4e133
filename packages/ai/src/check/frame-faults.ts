import { frames } from './frames.table.ts'
import { recognizer } from './grammar.ts'
import type { WordFault } from './word-faults.ts'

const isFramed = recognizer(frames, 'sentence')

/** Sentences of a text that are in none of the frames that a model may write; a colon parts two sentences as a point does. */
export function frameFaults(text: string): readonly WordFault[] {
  return text
    .split(/\{\{.*?\}\}|[.;:\n]/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '' && !isFramed(wordsOf(sentence)))
    .map((found) => ({ kind: 'frame', found }))
}

function wordsOf(sentence: string): readonly string[] {
  return sentence.toLowerCase().match(/,|[^\s,]+/g) ?? []
}
