import PdfDocument from 'pdfkit'

/** How a table is set in a PDF made for a test. Columns are as wide as their widest line. */
export interface PdfLayout {
  /** Points between columns. */
  readonly gap?: number
  /** Points between rows. */
  readonly rowGap?: number
  readonly rowsPerPage?: number
  readonly repeatHeader?: boolean
  readonly rightAligned?: readonly string[]
  /** Cells and names longer than this are broken at blanks and behind `;`. */
  readonly wrapCharacters?: number
  /** Cells stand in the middle of rows that are taller. */
  readonly middle?: boolean
  readonly font?: 'Helvetica' | 'Courier' | 'Times-Roman'
  /** Lines above the table and below it, on each page. */
  readonly title?: string
  readonly footer?: (page: number, pageCount: number) => string
  /** Points by which each further page is moved to the right. */
  readonly drift?: number
  /** Quarter turns of the page, with its text turned back. */
  readonly turned?: boolean
  /** In points. */
  readonly pageSize?: readonly [number, number]
  readonly userPassword?: string
  readonly ownerPassword?: string
}

const size = 7
const leading = 9

/** A PDF with the rows as a table. */
export function pdfOf(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  layout: PdfLayout = {},
): Promise<Buffer> {
  const { font = 'Helvetica', rowsPerPage = 30, userPassword, ownerPassword } = layout
  const document = new PdfDocument({
    autoFirstPage: false,
    size: [...(layout.pageSize ?? [1300, 800])],
    margin: 0,
    ...(userPassword !== undefined && { userPassword }),
    ...(ownerPassword !== undefined && { ownerPassword }),
  })
  document.font(font).fontSize(size)
  const table = [header, ...rows].map((cells) => cells.map((cell) => broken(cell, layout)))
  const widths = header.map((_, column) =>
    Math.max(...table.map((row) => widest(document, row[column] ?? []))),
  )
  const pageCount = Math.max(1, Math.ceil(rows.length / rowsPerPage))
  for (let page = 0; page < pageCount; page++) {
    startPage(document, layout)
    const left = 30 + page * (layout.drift ?? 0)
    if (layout.title !== undefined) put(document, layout.title, 30, 20)
    let y = 50
    const shown = table.slice(1).slice(page * rowsPerPage, (page + 1) * rowsPerPage)
    const head = page === 0 || layout.repeatHeader !== false ? table.slice(0, 1) : []
    for (const row of [...head, ...shown]) {
      drawRow(document, row, { header, widths, left, y }, layout)
      y += Math.max(...row.map(({ length }) => length)) * leading + (layout.rowGap ?? 3)
    }
    if (layout.footer) put(document, layout.footer(page + 1, pageCount), 30, 785)
  }
  return finished(document)
}

/** The bytes of a document that is drawn. */
export function finished(document: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    document.on('data', (chunk: Buffer) => chunks.push(chunk))
    document.on('end', () => {
      resolve(Buffer.concat(chunks))
    })
    document.on('error', reject)
    document.end()
  })
}

interface Place {
  readonly header: readonly string[]
  readonly widths: readonly number[]
  readonly left: number
  readonly y: number
}

function drawRow(
  document: PDFKit.PDFDocument,
  row: readonly (readonly string[])[],
  { header, widths, left, y }: Place,
  { gap = 8, rightAligned = [], middle = false }: PdfLayout,
): void {
  const height = Math.max(...row.map(({ length }) => length))
  let x = left
  for (const [column, lines] of row.entries()) {
    const width = widths[column] ?? 0
    const top = middle ? ((height - lines.length) / 2) * leading : 0
    for (const [at, line] of lines.entries()) {
      const isRight = rightAligned.includes(header[column] ?? '')
      const indent = isRight ? width - document.widthOfString(line) : 0
      put(document, line, x + indent, y + top + at * leading)
    }
    x += width + gap
  }
}

function startPage(document: PDFKit.PDFDocument, { turned = false }: PdfLayout): void {
  if (!turned) {
    document.addPage()
    return
  }
  document.addPage({ size: [800, 1300], margin: 0 })
  document.rotate(90).translate(0, -800)
}

function put(document: PDFKit.PDFDocument, text: string, x: number, y: number): void {
  if (text !== '') document.text(text, x, y, { lineBreak: false })
}

function widest(document: PDFKit.PDFDocument, lines: readonly string[]): number {
  return Math.max(0, ...lines.map((line) => document.widthOfString(line)))
}

function broken(text: string, { wrapCharacters = Number.POSITIVE_INFINITY }: PdfLayout): string[] {
  const lines: string[] = []
  for (const piece of text.split(/(?<=;)| /)) {
    const last = lines.at(-1)
    if (last === undefined || last.length + piece.length >= wrapCharacters) lines.push(piece)
    else lines[lines.length - 1] = last.endsWith(';') ? last + piece : `${last} ${piece}`
  }
  return lines
}
