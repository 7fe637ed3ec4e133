/** What a workbook may cost at most. */
export const workbookLimits = {
  /** As it is stored. */
  fileBytes: 100 * 2 ** 20,
  /** All its parts unpacked, by what comes out. */
  unpackedBytes: 2 ** 30,
  /** Files inside it. */
  parts: 5_000,
  sheets: 200,
  /** In one part: two for each filled cell, three where it holds its text itself. */
  elements: 2 ** 26,
  /** Of all cells of a sheet: a text that many cells share counts in each. */
  characters: 2 ** 29,
  /** From the first cell of a sheet to the farthest that is filled, empty ones too. */
  gridCells: 2 ** 26,
} as const
