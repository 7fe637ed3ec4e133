import { constants } from 'node:buffer'

/** What a workbook may cost at most. */
export const workbookLimits = {
  /** As it is stored. */
  fileBytes: 100 * 2 ** 20,
  /** All its parts unpacked, by what the archive says and by what comes out. */
  unpackedBytes: 2 ** 30,
  /** Files inside it. */
  parts: 5_000,
  /** One of them unpacked: it is read as one text, and the longest that there can be has so many characters. */
  partBytes: constants.MAX_STRING_LENGTH,
  sheets: 200,
  /** Elements begun and ended, in all parts and without blank cells: about four for each cell. */
  tags: 2 ** 25,
  /** From the first cell to the farthest of each sheet, empty ones too. */
  gridCells: 2 ** 26,
} as const
