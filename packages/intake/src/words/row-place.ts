/**
 * A place on a page of a PDF, in points (1/72 inch) from the upper left corner of the page as it is looked at; where
 * `turn` is not 0, of that page turned about this corner so that its text stands upright.
 */
export interface PagePlace {
  /** 1 first. */
  readonly page: number
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  /** The page is a picture, which was laid straight before it was read. */
  readonly isScan: boolean
  /** The path of the PDF in the zip archive that holds it. */
  readonly member?: string | undefined
  /** Quarter turns clockwise, 0 to 3, by which the text lies on the page. */
  readonly turn: number
}

/** Where a row stands in its file. */
export interface RowPlace {
  /** Page and line, box of a form, segment, sheet and row: as a person looks it up. */
  readonly words: string
  /** Undefined where the file has no pages. */
  readonly onPage?: PagePlace | undefined
}
