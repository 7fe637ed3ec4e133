import type { SlotColumn } from '../columns/slots.ts'
import { readDiagnoses } from '../words/codes/codes.ts'
import type { Cells } from '../words/cells.ts'
import { absent, cached, type Reader } from './cell-readers.ts'

/**
 * Whether a row leaves the places of its first diagnosis blank and fills a later column of the list. The
 * first of a list stands for the principal one, whose own column many files fill for stays alone.
 */
export function blankPrincipal(
  principal: readonly SlotColumn[],
  list: readonly SlotColumn[],
): Reader<true | undefined> {
  const [first, ...rest] = list
  const startsLate = first?.number !== undefined && first.number > 1
  if (first === undefined || (startsLate && principal.length === 0)) return absent
  const heads = [...principal, ...(startsLate ? [] : [first])].map(isFilled)
  const others = (startsLate ? list : rest).map(isFilled)
  if (others.length === 0) return absent
  return (cells) => {
    for (const head of heads) if (head(cells)) return undefined
    return others.some((other) => other(cells)) ? true : undefined
  }
}

function isFilled({ index }: SlotColumn): (cells: Cells) => boolean {
  const read = cached(index, (text) => readDiagnoses(text).length > 0)
  return (cells) => read(cells) === true
}
