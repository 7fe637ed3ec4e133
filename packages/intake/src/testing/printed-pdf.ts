import PdfDocument from 'pdfkit'
import { finished } from './pdf-of.ts'

/** Text at a place on its line, in points; a negative place is where it ends. */
export type PrintedPiece = readonly [place: number, text: string]

/** Lines of a page from the top; an empty one is a blank line. */
export type PrintedPage = readonly (readonly PrintedPiece[])[]

const leading = 13
const top = 40

/** A PDF as a program prints statements: text at places, no rules. */
export function printedPdf(pages: readonly PrintedPage[]): Promise<Buffer> {
  const document = new PdfDocument({ autoFirstPage: false, size: [792, 612], margin: 0 })
  for (const lines of pages) {
    document.addPage()
    document.font('Helvetica').fontSize(8)
    for (const [at, pieces] of lines.entries()) {
      for (const [place, text] of pieces) {
        const x = place < 0 ? -place - document.widthOfString(text) : place
        document.text(text, x, top + at * leading, { lineBreak: false })
      }
    }
  }
  return finished(document)
}

/** A line of cells, each at its column's place. */
export function lineOf(places: readonly number[], ...cells: readonly string[]): PrintedPiece[] {
  return cells.flatMap((text, at): PrintedPiece[] => {
    const place = places[at]
    return place === undefined || text === '' ? [] : [[place, text]]
  })
}
