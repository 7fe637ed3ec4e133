import { IntakeRefusal } from '../words/intake-refusal.ts'
import type { TokenRow } from '../source/token-source.ts'

const proseShare = 0.6
const listShare = 0.8
const fewestWords = 5
const greeting =
  /^(?:dear|to whom it may concern|re:|sincerely|regards|yours (?:truly|faithfully))\b/i

/** Whether the rows are running text: most are sentences of words, or a greeting opens them. */
export function readsLikeLetter(rows: readonly TokenRow[]): boolean {
  const lines = rows
    .slice(0, 60)
    .map(({ cells }) => cells.join(' ').replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
  if (lines.length === 0) return false
  // Lists of codes with what they mean: each line begins with its code.
  if (lines.filter((line) => /^\S*\d/.test(line)).length >= lines.length * listShare) return false
  const prose = lines.filter(isProse).length
  if (lines.some((line) => greeting.test(line))) return prose > 0
  return lines.length >= 3 && prose >= lines.length * proseShare
}

function isProse(line: string): boolean {
  const words = line.split(' ')
  const plain = words.filter((word) => /^[(“"']?\p{L}[\p{L}'’-]*[.,;:!?)”"']*$/u.test(word))
  return plain.length >= fewestWords && plain.length >= words.length * 0.7 && /\p{Ll}/u.test(line)
}

/** What a letter is answered. */
export function letterRefusal(): IntakeRefusal {
  return new IntakeRefusal(
    'letter',
    'The file looks like a letter or other running text, not a table of claims. Send the claims as a CSV file with one row for each service line.',
  )
}
