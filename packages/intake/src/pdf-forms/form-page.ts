import type { PdfPage, PdfWord } from '../pdf/pdf-page.ts'
import { withoutLabels } from './form-labels.ts'
import { lineTolerance, type FormBox } from './form-box.ts'

/** A piece of text on a form: a word that was printed, or what was typed into a field. */
export interface FormText {
  readonly text: string
  readonly left: number
  readonly right: number
  readonly baseline: number
  /** Of print: its font size. */
  readonly size?: number
  /** It was typed: where in the field its letters stand says nothing. */
  readonly isTyped: boolean
  /** Of a scan: what another reader makes of it, where the two do not agree. */
  readonly doubt?: string
}

/** How far a form was printed from where it belongs, in points. */
export interface Shift {
  readonly right: number
  readonly down: number
}

/** Letters of a field stand a little above its edge. */
const aboveEdge = 2.5

/** A page as a form: what stands in which box. */
export class FormPage {
  readonly page: number
  /** What stands on it was read from a picture. */
  readonly isScan: boolean
  readonly #texts: readonly FormText[]
  /** Words of a scan before its small print was taken off. */
  readonly #withSmallPrint: readonly FormText[]
  readonly #shift: Shift

  constructor(
    { page, words, filledIn, fields, isScan = false }: PdfPage,
    shift: Shift = { right: 0, down: 0 },
  ) {
    this.page = page
    this.isScan = isScan
    this.#shift = shift
    const own = withoutLabels(filledIn ?? words, fields, filledIn !== undefined)
    const printed = own.map(asPrinted)
    this.#withSmallPrint = filledIn === undefined ? [] : words.map(asPrinted)
    const typed = fields.map(({ value, left, right, bottom }) => ({
      ...{ text: value.replace(/\s+/g, ' '), left, right },
      ...{ baseline: bottom - aboveEdge, isTyped: true },
    }))
    this.#texts = [...printed, ...typed].toSorted((one, other) => one.left - other.left)
  }

  /** What stands in a box, from left to right. */
  texts(box: FormBox): readonly FormText[] {
    return this.#texts.filter((text) => this.#stands(text, box))
  }

  /** A number that was read in a box of a scan before its small print was taken off, and not afterwards. */
  numberLost(box: FormBox): string | undefined {
    if (this.texts(box).length > 0) return undefined
    const lost = this.#withSmallPrint.filter((text) => this.#stands(text, box))
    return lost.find(({ text }) => /\d/.test(text))?.text
  }

  #stands({ left, right, baseline }: FormText, box: FormBox): boolean {
    const { right: x, down: y } = this.#shift
    const middle = (left + right) / 2
    const isWithin = middle >= box.left + x && middle < box.right + x
    const lowest = box.baseline + y + lineTolerance.below
    return isWithin && baseline > box.baseline + y - lineTolerance.above && baseline <= lowest
  }

  /** The words of a box with blanks between; empty where it is. */
  text(box: FormBox): string {
    return this.texts(box)
      .map(({ text }) => text)
      .join(' ')
  }

  /** Where the print in boxes that lie one below the other begins, in the middle; undefined where they are blank. */
  printedFrom(boxes: readonly FormBox[]): number | undefined {
    const lefts = boxes.flatMap((box) => {
      const [first] = this.texts(box)
      return first && !first.isTyped ? first.left : []
    })
    return lefts.toSorted((one, other) => one - other)[Math.floor(lefts.length / 2)]
  }

  /** Whether a box is marked, with whatever letter. */
  isMarked(box: FormBox): boolean {
    return this.texts(box).length > 0
  }

  /** Where a place of the form stands on this page. */
  across(x: number): number {
    return x + this.#shift.right
  }
}

function asPrinted(word: PdfWord): FormText {
  return { ...word, isTyped: false }
}
