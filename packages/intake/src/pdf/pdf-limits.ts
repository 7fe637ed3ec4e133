/** What reading a PDF may cost. A file that needs more is refused. */
export const pdfLimits = {
  fileBytes: 25 * 2 ** 20,
  pages: 300,
  textCharacters: 5 * 2 ** 20,
  /** For each hundred pages, or part of them. */
  millisecondsPerHundredPages: 20_000,
  /** JavaScript objects of the reading process. */
  heapMegabytes: 512,
  /**
   * Data that the system lets the reading process map (`ulimit -d`): 512 MB to use, and about
   * 590 MB that Node reserves at its start.
   */
  dataKilobytes: 1_100_000,
} as const

/** How long a PDF of so many pages may take. */
export function timeLimitMilliseconds(pageCount: number): number {
  return Math.max(1, Math.ceil(pageCount / 100)) * pdfLimits.millisecondsPerHundredPages
}
