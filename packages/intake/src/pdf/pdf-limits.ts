/** What reading a PDF may cost. A file that needs more is refused. */
export const pdfLimits = {
  fileBytes: 100 * 2 ** 20,
  pages: 500,
  /** Pages that are pictures, whose words are read one by one. */
  pictures: 500,
  textCharacters: 5 * 2 ** 20,
  /** By the clock, for each hundred pages or part of them: thirty times what they usually take. */
  millisecondsPerHundredPages: 30_000,
  /** Of the processor, in all (`ulimit -t`). */
  processorSeconds: 60,
  /** JavaScript objects of the reading process. */
  heapMegabytes: 512,
  /**
   * Data that the system lets the reading process map (`ulimit -d`): 512 MB to use, and about
   * 590 MB that Node reserves at its start.
   */
  dataKilobytes: 1_100_000,
} as const

/** Limits as a caller may set them. */
export type PdfLimits = { readonly [Name in keyof typeof pdfLimits]: number }

/** How long a PDF of so many pages may take. */
export function timeLimitMilliseconds(pageCount: number, limits: PdfLimits): number {
  return Math.max(1, Math.ceil(pageCount / 100)) * limits.millisecondsPerHundredPages
}
