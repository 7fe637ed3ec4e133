/** A word of a page and where it stands. Points (1/72 inch); x to the right, y downwards. */
export interface PdfWord {
  readonly text: string
  readonly left: number
  readonly right: number
  /** y of the line on which the letters stand. */
  readonly baseline: number
  /** Font size. */
  readonly size: number
  /** Width of a blank between two words of the same cell. */
  readonly space: number
  /** One blank parts it from the word before it in the same run of text. */
  readonly goesOn: boolean
  /** Of a scan: what another reader makes of it, where the two do not agree; empty where it sees nothing. */
  readonly doubt?: string
}

/** A field of a form, with what was filled in. Points, as of words. */
export interface PdfField {
  /** What was typed; of a box that is ticked, `X`. Never blank. */
  readonly value: string
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The words of a page, in the order of the file. */
export interface PdfPage {
  /** 1 first. */
  readonly page: number
  readonly words: readonly PdfWord[]
  /** Quarter turns clockwise, 0 to 3, by which its words lie on it: they are told as if they stood upright. */
  readonly turn?: number
  /** Fields that hold something. */
  readonly fields: readonly PdfField[]
  /** Its words were read from a picture. */
  readonly isScan?: boolean
  /** Of a scanned form with labels: what was filled in, read again without the form's small letters. */
  readonly filledIn?: readonly PdfWord[]
}

/** What the reading process says. */
export type PdfMessage =
  | { readonly kind: 'opened'; readonly pageCount: number; readonly fieldCount: number }
  | {
      readonly kind: 'page'
      readonly page: number
      readonly words: readonly PackedWord[]
      readonly turn: number
      readonly fields: readonly PackedField[]
    }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly problem: PdfProblem }

/** Why the reading process stopped by itself. */
export type PdfProblem = (typeof pdfProblems)[number]

export const pdfProblems = [
  'encrypted',
  'damaged',
  'too-many-pages',
  'too-much-text',
  'too-demanding',
] as const

/** A word as it travels: text, left, right, baseline, size, space, and 1 where it goes on. */
export type PackedWord = readonly [string, number, number, number, number, number, number]

/** Packs a word, to a hundredth of a point. */
export function packWord(word: PdfWord): PackedWord {
  const { text, left, right, baseline, size, space, goesOn } = word
  return [
    text,
    hundredth(left),
    hundredth(right),
    hundredth(baseline),
    hundredth(size),
    hundredth(space),
    goesOn ? 1 : 0,
  ]
}

/** Unpacks a word. */
export function unpackWord(packed: PackedWord): PdfWord {
  const [text, left, right, baseline, size, space, goesOn] = packed
  return { text, left, right, baseline, size, space, goesOn: goesOn === 1 }
}

/** A field as it travels: value, left, top, right, bottom. */
export type PackedField = readonly [string, number, number, number, number]

/** Unpacks a field. */
export function unpackField([value, left, top, right, bottom]: PackedField): PdfField {
  return { value, left, top, right, bottom }
}

/** To a hundredth of a point. */
export function hundredth(points: number): number {
  return Math.round(points * 100) / 100
}
