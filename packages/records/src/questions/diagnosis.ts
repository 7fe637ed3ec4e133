import { quoted } from '../quotes.ts'
import type { Asked, BilledLine, RecordLine } from '../record.ts'

/**
 * Whether the billed diagnoses stand in the record, by code. A list for whoever holds it against a policy's list of diagnoses: a
 * diagnosis in words is not read, and whether one supports the service is no question of rules.
 */
export function askDiagnosis(lines: readonly RecordLine[], { diagnoses }: BilledLine): Asked {
  const billed = [...new Set(diagnoses.map((code) => code.replace('.', '').toUpperCase()))]
  if (billed.length === 0) return undefined
  const holding = billed.map((code) => ({
    code,
    lines: lines.filter(({ text }) => codesIn(text).has(code)),
  }))
  const found = holding.filter(({ lines: own }) => own.length > 0)
  const missing = holding.filter(({ lines: own }) => own.length === 0)
  const quotes = quoted(found.flatMap(({ lines: own }) => own))
  if (found.length === 0)
    return {
      answer: 'not-found',
      because:
        'No diagnosis that was billed stands in it as a code; one in words is for a person to read.',
      quotes,
    }
  if (missing.length === 0)
    return {
      answer: 'supported',
      because: 'Each diagnosis that was billed stands in it as a code.',
      quotes,
    }
  return {
    answer: 'cannot-tell',
    because: `${listOf(found)} ${found.length === 1 ? 'stands' : 'stand'} in it as a code, ${listOf(missing)} not.`,
    quotes,
  }
}

/** Words before a code that say it is none of this visit. */
const another =
  /\b(?:history of|h\/o|ruled? out|r\/o|family|denies|prior|previous|resolved)\b[^.;]*$/i

function codesIn(text: string): ReadonlySet<string> {
  const found = Array.from(
    text.matchAll(/(?<![A-Z0-9.])[A-Z]\d[0-9A-Z](?:\.?[0-9A-Z]{1,4})?(?![A-Z0-9])/gi),
  )
  return new Set(
    found
      .filter(({ index }) => !another.test(text.slice(Math.max(0, index - 40), index)))
      .map(([code]) => code.replace('.', '').toUpperCase()),
  )
}

function listOf(codes: readonly { readonly code: string }[]): string {
  return codes
    .map(({ code }) => (code.length > 3 ? `${code.slice(0, 3)}.${code.slice(3)}` : code))
    .join(', ')
}
