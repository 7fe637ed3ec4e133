import type { ClaimField, ClaimLine } from '../../claim/claim-line.ts'

/** The first thing that the line states in a field and that could be no value of it. */
export function unreadableIn(line: ClaimLine, field: ClaimField): string | undefined {
  if (line.unreadable.length === 0) return undefined
  return line.unreadable.find((value) => value.field === field)?.stated
}

/** Whether a value is hidden (`XXXXX`, `***`) rather than wrong. */
export function isHidden(stated: string): boolean {
  return /^([X*#])\1+$/.test(stated.replace(/[.\s-]/g, ''))
}

/** Whether a text is several words, a long one, or one behind a code: a description where a code belongs. */
export function isWording(stated: string): boolean {
  return /\p{L}{2,}\P{L}+\p{L}{2,}|\p{L}{9,}|^\w+, \p{L}+$/u.test(stated)
}
