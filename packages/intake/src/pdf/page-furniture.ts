import { textOf, type TextLine } from './text-lines.ts'

const furniture =
  /^(?:page\s*:?\s*)?\d+\s*(?:of|\/)\s*\d+$|\bpage\s*:?\s*\d+\b|^(?:printed|generated|created|prepared|produced|run|report|print|as of)\b.{0,60}$|^(?:continued|\(continued\)|confidential\b.*|end of (?:report|list).*)$|^(?:file|https?):\/\//i

/** Tells titles, page numbers and dates of printing from lines of a table. */
export function furnitureTest(
  pages: readonly (readonly TextLine[])[],
): (line: TextLine) => boolean {
  const pageCounts = new Map<string, number>()
  for (const lines of pages) {
    for (const key of new Set(lines.map(maskedText))) {
      pageCounts.set(key, (pageCounts.get(key) ?? 0) + 1)
    }
  }
  return (line) => furniture.test(textOf(line.words)) || (pageCounts.get(maskedText(line)) ?? 0) > 1
}

/** Whether the line is a page number, a date of printing or the like by its words alone. */
export function readsLikeFurniture({ words }: TextLine): boolean {
  return furniture.test(textOf(words))
}

function maskedText({ words }: TextLine): string {
  return textOf(words).replace(/\d+/g, '#')
}
