import type { PdfPage } from '../pdf/pdf-page.ts'
import { withoutLabels } from './form-labels.ts'
import { lineTolerance, type FormBox } from './form-box.ts'

/** A piece of text on a form: a word that was printed, or what was typed into a field. */
export interface FormText {
  readonly text: string
  readonly left: number
  readonly right: number
  readonly baseline: number
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
  readonly #shift: Shift

  constructor(
    { page, words, fields, isScan = false }: PdfPage,
    shift: Shift = { right: 0, down: 0 },
  ) {
    this.page = page
    this.isScan = isScan
    this.#shift = shift
    const printed = withoutLabels(words, fields).map((word) => ({ ...word, isTyped: false }))
    const typed = fields.map(({ value, left, right, bottom }) => ({
      ...{ text: value.replace(/\s+/g, ' '), left, right },
      ...{ baseline: bottom - aboveEdge, isTyped: true },
    }))
    this.#texts = [...printed, ...typed].toSorted((one, other) => one.left - other.left)
  }

  /** What stands in a box, from left to right. */
  texts({ left, right, baseline }: FormBox): readonly FormText[] {
    const { right: x, down: y } = this.#shift
    const lowest = baseline + y + lineTolerance.below
    const highest = baseline + y - lineTolerance.above
    return this.#texts.filter((text) => {
      const middle = (text.left + text.right) / 2
      const isWithin = middle >= left + x && middle < right + x
      return isWithin && text.baseline > highest && text.baseline <= lowest
    })
  }

  /** The words of a box with blanks between; empty where it is. */
  text(box: FormBox): string {
    return this.texts(box)
      .map(({ text }) => text)
      .join(' ')
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
