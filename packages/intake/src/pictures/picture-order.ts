import type { PagePlace } from '../words/row-place.ts'

/** What the process that makes a picture is to do, and where its library is. */
export interface PictureOrder {
  readonly place: PagePlace
  /** The whole page, and not only what stands around the place. */
  readonly isWhole: boolean
  /** The address of a module, and a file. */
  readonly pdfium: string
  readonly pdfiumBinary: string
}
