import { allRules } from '@plumbline/engine'
import type { WantedWords } from '../../db/review/matching-findings.ts'
import { markText } from './mark-text.ts'
import type { MarkedKind, MarkOf } from '../../stored-audits/review-marks.ts'

/** As files write it and as lines keep it: capitals, without points and hyphens. */
function spellings(text: string): string[] {
  const upper = text.toUpperCase()
  return [...new Set([text, upper, upper.replace(/[.\s-]/g, '')])]
}

export function codeMarks(text: string, markOf: MarkOf): Buffer[] {
  return spellings(text).map((spelled) => markOf('code', spelled))
}

/** What is searched for, in each way in which it may be meant. */
export function searchOf(text: string, markOf: MarkOf): WantedWords {
  const words = text.toLowerCase().split(/\s+/)
  const all = (kind: MarkedKind) => spellings(text).map((spelled) => markOf(kind, spelled))
  return {
    rules: allRules
      .filter(({ title }) => words.every((word) => title.toLowerCase().includes(word)))
      .map(({ id }) => id),
    claims: all('claim'),
    payees: all('payee'),
    patients: markText.test(text) ? [Buffer.from(text, 'hex')] : [],
    codes: all('code'),
  }
}
