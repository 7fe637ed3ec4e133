import { hyphenated } from './senses.table.ts'
import type { WordFault } from './word-faults.ts'

/**
 * Marks of plain sentences in places where they make something else: lists, rules and quotes of markup, an address without
 * a scheme (`plan.example`), lines set in as code, a link drawn together out of brackets.
 */
const marks =
  /(?<![A-Za-z])-|-(?![A-Za-z])|(?<![A-Za-z])['’]|[A-Za-z)][.:][A-Za-z(]|[)}]\(|\n[ \n]|[ ]{2}|[.,;:]{2}/g

/** Marks of a text that no plain sentence has there. */
export function markFaults(text: string): readonly WordFault[] {
  const drawn = (text.match(/[A-Za-z]+(?:-[A-Za-z]+)+/g) ?? []).filter(
    (word) => !hyphenated.has(word.toLowerCase()),
  )
  return [...(text.match(marks) ?? []), ...drawn].map((found) => ({ kind: 'character', found }))
}
