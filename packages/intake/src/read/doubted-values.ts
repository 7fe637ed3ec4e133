import { fieldLabels, type ClaimField, type UnreadableValue } from '@plumbline/engine'
import { mayBeDescribed } from '../words/codes/stray-codes.ts'
import type { ClaimLineDraft } from './claim-line-draft.ts'

/** From so many lines on, what is wrong with most of them is wrong with the column. */
const several = 5

/**
 * Where most of what stands in a column can be no value of its field, the column was taken for something
 * that it is not: the file is doubted once, and its lines state nothing there.
 *
 * @returns a sentence for each such field
 */
export function doubtStrayColumns(lines: readonly ClaimLineDraft[]): readonly string[] {
  leaveDescriptions(lines)
  const strays = new Map<ClaimField, number>()
  for (const { unreadable } of lines)
    for (const field of new Set(unreadable.map((value) => value.field)))
      strays.set(field, (strays.get(field) ?? 0) + 1)
  return Array.from(strays).flatMap(([field, count]) => {
    if (count < several) return []
    const stating = lines.filter((line) => states(line, field)).length
    if (count * 2 <= stating) return []
    for (const line of lines)
      if (line.unreadable.length > 0)
        line.unreadable = line.unreadable.filter((value) => value.field !== field)
    return [
      `Most values of ${fieldLabels[field]} (on ${count} of the ${stating} lines that have any) can be none: the column may hold something else. They were left out, and no line is doubted for it.`,
    ]
  })
}

/** Where most diagnoses have a word behind them, it says what they mean. */
function leaveDescriptions(lines: readonly ClaimLineDraft[]): void {
  const described = lines.filter(({ unreadable }) => unreadable.some(isDescription))
  if (described.length * 2 <= lines.filter((line) => states(line, 'diagnoses')).length) return
  for (const line of described)
    line.unreadable = line.unreadable.filter((value) => !isDescription(value))
}

function isDescription({ field, stated }: UnreadableValue): boolean {
  return field === 'diagnoses' && mayBeDescribed(stated)
}

function states(line: ClaimLineDraft, field: ClaimField): boolean {
  const value = line[field]
  if (Array.isArray(value) ? value.length > 0 : value !== undefined) return true
  return line.unreadable.some((stray) => stray.field === field)
}
