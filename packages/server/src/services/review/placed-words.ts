import type { FindingLine } from '@plumbline/contract'
import { slotText, type Finding } from '@plumbline/engine'

/** What of a finding says where its lines stand. */
type Placed = Pick<Finding, 'message' | 'arithmetic'>

/** The sentences of a finding, lines by their places in the file where their rows are numbers of ours. */
export function placedWords(
  { parts, message, arithmetic }: Pick<Finding, 'parts' | 'message' | 'arithmetic'>,
  lines: readonly FindingLine[],
): Placed {
  const places = new Map(lines.flatMap(({ row, place }) => (place ? [[row, place.words]] : [])))
  if (places.size === 0) return { message, arithmetic }
  const placeOf = (row: number) => lowerFirst(places.get(row))
  const said = parts.map((part) => {
    if (typeof part === 'string') return part
    return (part.kind === 'row' ? placeOf(part.row) : undefined) ?? slotText(part)
  })
  return {
    message: said.join(''),
    // Kept as text, in which only rules name rows.
    arithmetic: arithmetic.replaceAll(
      /\brow (\d+)\b/g,
      (named, row: string) => placeOf(Number(row)) ?? named,
    ),
  }
}

function lowerFirst(words: string | undefined): string | undefined {
  return words && words.charAt(0).toLowerCase() + words.slice(1)
}
