import PdfDocument from 'pdfkit'
import { finished } from './pdf-of.ts'

/** How a form is put to paper. */
export type PaperKind =
  'printed' | 'printed with its labels' | 'printed with its lines and labels' | 'filled in'

/**
 * A label of the form itself, in small letters unless their size is given in points: text, column and line in tens and
 * sixths of an inch; in its own ink where it is printed fainter than the others.
 */
export type Label = readonly [
  text: string,
  column: number,
  line: number,
  size?: number,
  ink?: string,
]

/** A line of the form, from one column and line to another. */
export type RuledLine = readonly [column: number, line: number, toColumn: number, toLine: number]

/** Where the first character of the line before the first stands, in points, and the sheet's size. */
export interface Sheet {
  readonly left: number
  readonly top: number
  readonly size?: readonly [number, number]
  readonly labels?: readonly Label[]
  readonly ruled?: readonly RuledLine[]
  /** Of what is filled in, in points: as many characters to the inch all the same. */
  readonly fontSize?: number
  /** Draws what lies under all, such as a picture of the form. */
  readonly underlay?: (document: PDFKit.PDFDocument) => void
}

/** The sheet of a CMS-1500, and that of a UB-04. */
export const sheets = {
  cms1500: { left: 20, top: 21 },
  ub04: { left: 13, top: -2.1 },
} as const satisfies Readonly<Record<string, Sheet>>

const formRed = '#d9434f'
const characterStep = 7.2
const lineStep = 12
/** Courier of 12 points has ten characters to the inch. */
const fontSize = 12

/**
 * Claim forms as a program fills them in: by column and line, ten characters to the inch and six lines, on paper
 * that may show the form's labels, or in fields.
 */
export class FormPaper {
  readonly #document: PDFKit.PDFDocument
  readonly #sheet: Sheet
  readonly #kind: PaperKind
  #fields = 0

  constructor(sheet: Sheet, kind: PaperKind) {
    this.#sheet = sheet
    this.#kind = kind
    this.#document = new PdfDocument({
      autoFirstPage: false,
      size: [...(sheet.size ?? [612, 792])],
      margin: 0,
    })
  }

  /** Begins a form. */
  page(): void {
    this.#document.addPage()
    if (this.#kind === 'filled in') {
      this.#document.font('Helvetica')
      if (this.#fields === 0) this.#document.initForm()
      return
    }
    this.#sheet.underlay?.(this.#document)
    if (this.#kind === 'printed with its lines and labels') this.#rule()
    if (this.#kind !== 'printed') this.#label()
    this.#document.fillColor('black').font('Courier')
    this.#document.fontSize(this.#sheet.fontSize ?? fontSize)
  }

  #label(): void {
    const { labels = [] } = this.#sheet
    this.#document.font('Helvetica')
    for (const [text, column, line, size = 5, ink = this.#ink()] of labels) {
      this.#document.fontSize(size).fillColor(ink)
      this.#write(text, column, line)
    }
  }

  #rule(): void {
    this.#document.lineWidth(0.5).strokeColor(this.#ink())
    for (const [column, line, toColumn, toLine] of this.#sheet.ruled ?? []) {
      const [from, to] = [this.#place(column, line), this.#place(toColumn, toLine)]
      this.#document.moveTo(from.x, from.baseline).lineTo(to.x, to.baseline).stroke()
    }
  }

  /** The form itself is red, so that scanners may leave it out; those that do not see it gray. */
  #ink(): string {
    return this.#kind === 'printed with its labels' ? 'black' : formRed
  }

  /** Puts a text where a box has its value. */
  put(text: string, column: number, line: number, characters = Math.max(2, text.length)): void {
    if (text === '') return
    if (this.#kind !== 'filled in') {
      this.#write(text, column, line)
      return
    }
    const { x, baseline } = this.#place(column, line)
    const width = characters * characterStep
    this.#document.formText(`field ${this.#fields++}`, x, baseline - 9, width, 11, { value: text })
  }

  /** The bytes of all forms. */
  finished(): Promise<Buffer> {
    return finished(this.#document)
  }

  #place(column: number, line: number): { readonly x: number; readonly baseline: number } {
    const { left, top } = this.#sheet
    return { x: left + characterStep * (column - 1), baseline: top + lineStep * line }
  }

  #write(text: string, column: number, line: number): void {
    const { x, baseline } = this.#place(column, line)
    this.#document.text(text, x, baseline, { lineBreak: false, baseline: 'alphabetic' })
  }
}

/** An amount as forms have it: no point, the cents in two columns of their own. */
export function boxed(cents: number, dollarColumns: number): string {
  return `${String(Math.floor(cents / 100)).padStart(dollarColumns)}${String(cents % 100).padStart(2, '0')}`
}
